"""The lab: plays many matches and shows what can be learned from them."""
