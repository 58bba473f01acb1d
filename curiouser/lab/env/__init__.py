"""Environments for programs that learn: PettingZoo, Gymnasium, OpenSpiel, and batches. They need the extra `env`."""
