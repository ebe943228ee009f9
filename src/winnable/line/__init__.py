"""Line mode: the game in a terminal as a stream of sentences, with a drawn board where it helps."""
