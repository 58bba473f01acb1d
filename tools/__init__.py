"""Developer commands, run as `python3 run.py VERB`, and the set-up, which needs only Python."""
