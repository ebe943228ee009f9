"""What a real screen reader says: Orca with Chromium and Firefox, without a screen or sound.

``scripts/orca`` runs it. Only keys go in and only speech comes out, as for a player. A second
window of the server knows the sentence of each move; the page of the site passes it on.
"""
