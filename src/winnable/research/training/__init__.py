"""Trains and calibrates the value nets of the fair player."""
