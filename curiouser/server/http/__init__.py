"""HTTP routes by subject; each handler gets the services that it needs."""
