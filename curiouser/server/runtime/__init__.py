"""Tables in use: their queues, bots, clocks, notifications, and the workers for whatever takes long."""
