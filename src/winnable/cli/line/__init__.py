"""Line mode: the game in a terminal, as a stream of sentences with an optional drawn board."""
