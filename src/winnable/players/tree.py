"""A Monte Carlo tree over what the player sees.

Each simulation shuffles the unseen cards, then descends from the root: a choice by its value and
how rarely it was tried (UCB1; Auer, Cesa-Bianchi and Fischer 2002), then the child for the cards
that the choice reveals in this world. So a node of the tree is what the player knows at that point,
and no decision uses a card before it is seen (Cowling, Powley and Whitehouse, "Information Set
Monte Carlo Tree Search", 2012). A new node gets the highest value that the net gives to one of its
choices; with at most one card unseen, the search decides it.

All numbers are integers: values in steps of 1/``CERTAIN``. The tables of the exploration term come
from outside.
"""

from ..solver.bits import compiled, nogil, popcount
from ..solver.klondike.layout import DEPTH, LOST, WON, move_card
from .foresight import DRAWN
from .net import CERTAIN, Net

TREE_NODES = 1 << 13  # more than the most simulations
EDGES = 1 << 17
VISITS = 1 << 13
TRUST = 2  # visits that the value of the net counts for
LEAF_STATES = 1000  # states of the search for a node with at most one unseen card

COMPILED = compiled


class Tree(Net):
    """A search of a node that lists, weighs and values its choices. Not thread-safe."""

    def make_tree(self) -> None:
        """Allocates the arrays."""
        self.n_nodes = 0
        self.n_edges = 0
        if not compiled:  # the compiled class has C arrays
            self.first_edge = [0] * TREE_NODES
            self.edge_count = [0] * TREE_NODES
            self.visits = [0] * TREE_NODES
            self.fixed = [0] * TREE_NODES
            self.revealed = [0] * TREE_NODES
            self.sibling = [0] * TREE_NODES
            self.move = [0] * EDGES
            self.prior = [0] * EDGES
            self.tries = [0] * EDGES
            self.gain = [0] * EDGES
            self.children = [0] * EDGES
            self.track = [0] * DEPTH
            self.root_ln = [0] * VISITS
            self.per_root = [0] * VISITS

    def set_tables(self, root_ln: list[int], per_root: list[int]) -> None:
        """Sets ``root_ln[n]``, the square root of ln(n + 1) in steps of 1/1024, and
        ``per_root[n]``, 1 / the square root of n + 1 in steps of 1/32768. Call it first.
        """
        self.make_weighing()
        self.make_foresight()
        self.make_inputs()
        self.make_net()
        self.make_tree()
        for i in range(VISITS):
            self.root_ln[i] = root_ln[i]
            self.per_root[i] = per_root[i]

    def think(
        self, seed: int, simulations: int, curiosity: int, draw: int
    ) -> list[tuple[int, int]]:
        """Values the choices of ``survey``, and with ``draw`` the draw as the last choice.

        ``curiosity``: the weight of the exploration term, in percent. Returns for each choice its
        visits and its value in steps of 1/32768.
        """
        self.dice = seed
        with nogil:
            self.think_all(simulations, curiosity, draw)
        return [(self.tries[i], self.worth(i)) for i in range(self.edge_count[0])]

    def think_all(self, simulations: int, curiosity: int, draw: int) -> None:
        """Implements ``think`` without the interpreter lock."""
        veiled = self.unseen
        self.unseen = 0
        self.max_memory = 1 << 26
        self.nodes = 0
        self.relaxed_nodes = 0
        self.hide(0, veiled)
        self.plant()
        n = self.n_moves
        for k in range(self.n_choices):
            self.add_edge(0, self.first_move[k])
        if draw:
            self.add_edge(0, DRAWN)
        self.child_top = n
        self.simulate(0, simulations, curiosity)
        self.unseen = veiled

    def plant(self) -> None:
        """Makes an empty root."""
        self.n_nodes = 1
        self.n_edges = 0
        self.open_edges(0)

    def open_edges(self, node: int) -> None:
        """Makes a node without edges."""
        self.first_edge[node] = self.n_edges
        self.edge_count[node] = 0
        self.visits[node] = 0
        self.fixed[node] = -1

    def add_edge(self, t: int, entry: int) -> int:
        """Adds a choice of frame ``t`` to the newest node; returns its value."""
        i = self.n_edges
        self.n_edges += 1
        self.edge_count[self.n_nodes - 1] += 1
        self.move[i] = entry
        self.tries[i] = 0
        self.gain[i] = 0
        self.children[i] = 0
        self.foresee(t, entry)
        self.prior[i] = self.value(t + 1)
        return self.prior[i]

    def simulate(self, t: int, simulations: int, curiosity: int) -> None:
        """Runs simulations from the root, which is frame ``t``."""
        self.find_holes(t, self.hidden[t])
        for _ in range(simulations):
            if self.stop or self.n_nodes >= TREE_NODES or self.n_edges + 64 > EDGES:
                break
            self.shuffle(t)
            self.descend_tree(t, curiosity)

    def descend_tree(self, t: int, curiosity: int) -> None:
        """Runs one simulation."""
        # 1. Descend to a new node, or one whose value is certain.
        node = 0
        steps = 0
        while True:
            if self.fixed[node] >= 0:
                gain = self.fixed[node]
                break
            i = self.select(node, curiosity)
            self.visits[node] += 1
            self.track[steps] = i
            steps += 1
            shown = self.follow(t, self.move[i])
            t += 1
            child = self.children[i]
            while child and self.revealed[child] != shown:
                child = self.sibling[child]
            if not child:
                gain = self.add_node(t, i, shown)
                break
            node = child
        # 2. Add its value to the choices on the way.
        for k in range(steps):
            i = self.track[k]
            self.tries[i] += 1
            self.gain[i] += gain

    def worth(self, i: int) -> int:
        """Returns the value of a choice: the mean of the simulations and the net."""
        return (TRUST * self.prior[i] + self.gain[i]) // (TRUST + self.tries[i])

    def select(self, node: int, curiosity: int) -> int:
        """Returns the choice to try next."""
        first = self.first_edge[node]
        best = first
        most = -1
        scale = curiosity * self.root_ln[self.visits[node]]
        for i in range(first, first + self.edge_count[node]):
            score = self.worth(i) + scale * self.per_root[self.tries[i]] // 102400
            if score > most:
                most = score
                best = i
        return best

    def add_node(self, t: int, edge: int, shown: int) -> int:
        """Adds the node of frame ``t``, whose choice revealed ``shown``. Returns its value."""
        node = self.n_nodes
        self.n_nodes += 1
        self.open_edges(node)
        self.revealed[node] = shown
        self.sibling[node] = self.children[edge]
        self.children[edge] = node
        if popcount(self.hidden[t]) <= 1:
            verdict = self.decide(t, LEAF_STATES)
            self.fixed[node] = CERTAIN if verdict == WON else 0 if verdict == LOST else CERTAIN // 2
            return self.fixed[node]
        start = self.child_top
        count = self.open_node(t)
        best = 0
        for k in range(start, start + count):
            best = max(best, self.add_edge(t, self.child[k]))
        self.child_top = start
        if count == 0:
            self.fixed[node] = 0
        return best

    def decide(self, t: int, states: int) -> int:
        """Searches frame ``t`` with all cards known. Returns LOST, WON or STOPPED."""
        self.begin(1024)
        self.max_nodes = self.nodes + self.relaxed_nodes + states
        self.why = 0
        self.root_asked = 1
        if t > 0:
            self.f_next[t - 1] = 0
            self.f_end[t - 1] = 0
        start = self.child_top
        verdict = self.hunt(t, start)
        self.child_top = start
        self.run_number = 0
        return verdict

    def peek(self, seed: int) -> list[list[int]]:
        """Returns the inputs of every choice of ``survey`` in a world, each with the output of the
        net last. Tests compare them between worlds.
        """
        found = []
        self.dice = seed
        self.hide(0, self.unseen)
        self.find_holes(0, self.unseen)
        self.shuffle(0)
        for k in range(self.n_choices):
            self.foresee(0, self.first_move[k])
            self.list_inputs(1, self.flood(1))
            row = [self.on[i] for i in range(self.n_on)]
            found.append([*row, self.logit()])
        return found

    def options(self) -> list[int]:
        """Returns the cards of the choices as the tree lists them, -1 for the draw. Tests compare
        them with ``survey``.
        """
        self.hide(0, self.unseen)
        self.child_top = 0
        count = self.open_node(0)
        return [
            -1 if self.child[k] == DRAWN else int(move_card(self.child[k])) for k in range(count)
        ]
