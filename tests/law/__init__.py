"""The rules of the games, their values and their texts."""
