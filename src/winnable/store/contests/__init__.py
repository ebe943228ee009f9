"""What players share: boards of ranked contests, races, keys and nicknames, and what expires."""
