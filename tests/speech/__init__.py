"""Typed words and spoken sentences."""
