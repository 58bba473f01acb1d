"""What developers do, called as `python3 run.py VERB`; and the set-up, which needs nothing but Python."""
