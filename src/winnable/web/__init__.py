"""The game in a browser: messages, pictures, open tables, the server, and the site without a
server.

May import every package but cli and research.

``wire`` defines the messages, ``pictures`` makes what they show, and ``tables`` executes requests
in order. ``players`` knows who a browser is and what a profile offers. ``host`` is the server; its
operators have ``host.operations``, ``measures`` and ``log``. ``site`` answers the page in a browser
without a server.
"""
