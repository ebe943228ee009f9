"""What players share: boards, secrets of days, races, keys and nicknames, and what expires."""
