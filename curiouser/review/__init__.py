"""After the match: what was luck and what was choice."""
