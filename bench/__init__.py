"""Speed, measured as ratios in one run: `python3 run.py bench`."""
