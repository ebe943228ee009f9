"""What makes and checks a release; ``scripts/release`` runs it. It must not know the game."""
