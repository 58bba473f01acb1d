"""Reviews of finished matches: how much was luck and how much was choice."""
