"""Trees of lines of play: moves played, moves undone, and the current node.

The value of a node is what leads to it: the text of a move in a record, a step in a game. This
module handles neither rules nor texts.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")
U = TypeVar("U")


@dataclass(slots=True, eq=False)
class Node(Generic[T]):
    """A node of a tree."""

    value: T
    """The move or step from ``parent`` to here."""
    parent: "Node[T] | None" = None
    children: "tuple[Node[T], ...]" = ()
    """The continuations played from here, the current choice first."""

    @property
    def depth(self) -> int:
        """The number of moves from the root."""
        return len(self.path())

    def add(self, value: T) -> "Node[T]":
        """Adds a child after the existing ones and returns it."""
        node = Node(value, self)
        self.children = (*self.children, node)
        return node

    def put_first(self, child: "Node[T]") -> None:
        """Makes ``child``, one of the children, the current choice."""
        if self.children[0] is not child:
            self.children = (child, *(each for each in self.children if each is not child))

    def path(self) -> "list[Node[T]]":
        """Returns the nodes from the root (excluded) to this one."""
        nodes, node = [], self
        while node.parent is not None:
            nodes.append(node)
            node = node.parent
        return nodes[::-1]

    def walk(self) -> "Iterator[Node[T]]":
        """Yields every node below this one: parents first, the main line before branches."""
        waiting = list(reversed(self.children))
        while waiting:
            node = waiting.pop()
            yield node
            waiting += reversed(node.children)


class Tree(Generic[T]):
    """Lines of play from one root, and the current node."""

    __slots__ = ("here", "root")

    def __init__(self, root: T) -> None:
        self.root = Node(root)
        self.here = self.root

    @property
    def end(self) -> Node[T]:
        """The last node of the main line."""
        node = self.root
        while node.children:
            node = node.children[0]
        return node

    @property
    def line_count(self) -> int:
        """The number of leaves; a tree without a step is one line."""
        return max(1, sum(not node.children for node in self.root.walk()))

    def map(self, root: U, change: Callable[[Node[U], T], U]) -> "Tree[U]":
        """Returns a tree of the same shape with new values.

        ``change`` gets the new parent and the old value, parents first, and returns the new value.
        ``root`` is the new value of the root.
        """
        tree = Tree(root)
        if self.here is self.root:
            tree.here = tree.root
        waiting = [(child, tree.root) for child in reversed(self.root.children)]
        while waiting:
            old, parent = waiting.pop()
            new = parent.add(change(parent, old.value))
            if old is self.here:
                tree.here = new
            waiting += [(child, new) for child in reversed(old.children)]
        return tree
