"""Sockets, connection limits, and requests to the world outside."""
