"""Tests of ``winnable.shortest``."""
