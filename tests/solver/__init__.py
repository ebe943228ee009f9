"""The searches compared with brute force, with the law and with themselves."""
