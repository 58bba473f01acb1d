"""The lab: many matches at once, and what can be learned from them."""
