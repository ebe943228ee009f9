"""Campaigns: questions asked of many deals, which run for hours, and their tables and reports."""
