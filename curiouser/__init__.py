"""Curiouser: board games from Wonderland."""
