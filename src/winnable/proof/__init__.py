"""Certificates: files that prove whether a position can be won (``docs/certificates.md``).

``check`` is the checker of losses. It stands alone and shares no code with the package. ``making``
finds what the checker needs to be told; ``wins`` has the certificates of wins.
"""
