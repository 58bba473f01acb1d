"""Environments for learning programs: PettingZoo, Gymnasium, OpenSpiel, and batches. They need the extra `env`."""
