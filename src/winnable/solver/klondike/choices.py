"""The choices of a node: which card becomes loose next, and the verdict of each choice.

A choice is a set of search moves that lead to the same node. A node has the same choices in the
same order, whichever of its vectors was loaded.
"""

from ..bits import compiled, ctz, nogil
from .layout import ANY, CHILDREN, CHOICES, GO, UP, move_card, move_vector, pack_move
from .runs import Runs


class Choices(Runs):
    """A search that lists and judges the choices of a node."""

    def make_choices(self) -> None:
        """Allocates the arrays."""
        if not compiled:  # the compiled class has C arrays
            self.choice = [0] * CHILDREN
            self.first_move = [0] * CHOICES

    def survey(self, allowed: int) -> list[int]:
        """Lists the choices of the loaded position, each as its card. Lists a stock card only if
        it is in the set ``allowed``. If a safe card can go up, it is the only choice, and
        ``forced`` is set.
        """
        # 1. List the search moves, sorted.
        self.abort = GO
        self.run_number = 0
        self.child_top = 0
        self.start = self.f_entry[0]
        self.flood(0)
        self.f_entry[0] = self.f_canon[0]
        count = self.flood(0)
        goers = self.safe_stock(0) & allowed if self.use_safe else 0
        roots = self.f_roots[0] if self.use_safe else 0
        best = 0
        for i in range(count):
            ups = self.m_next[i] & ((roots & self.m_bare[i]) | goers)
            if ups:
                ups &= self.safe(self.member[i], 0)
            while ups:
                card = ctz(ups)
                ups &= ups - 1
                entry = pack_move(card, self.member[i]) | UP
                if best == 0 or entry < best:
                    best = entry
        if best:
            self.child[0] = best
            self.child_top = 1
        else:
            self.generate(0, count, ANY)
        self.forced = best != 0
        # 2. Join the search moves that lead to the same node to one choice.
        self.n_moves = self.child_top
        self.n_choices = 0
        found = []
        for i in range(self.n_moves):
            self.choice[i] = -1
        for i in range(self.n_moves):
            entry = self.child[i]
            card = move_card(entry)
            if self.choice[i] >= 0 or (self.f_stock[0] & ~allowed) >> card & 1:
                continue
            self.enter(0, entry)
            self.flood(1)
            for k in range(i, self.n_moves):
                other = self.child[k]
                if move_card(other) != card or self.choice[k] >= 0:
                    continue
                f = move_vector(other)
                if other & UP:
                    f += self.step(card)
                if k == i or self.stamp[f] >= self.first_gen:
                    self.choice[k] = self.n_choices
            found.append(card)
            self.first_move[self.n_choices] = entry
            self.n_choices += 1
        return found

    def node(self) -> tuple[int, ...]:
        """Returns the node of ``survey`` as numbers: cards left in the columns, stock cards left,
        position of the waste, redeals left, component.
        """
        return self.f_cols[0], self.f_left[0], self.f_p[0], self.f_redeals[0], self.f_canon[0]

    def way(self, choice: int) -> list[tuple[int, str]]:
        """Returns the shortest way to a choice, in the form of ``path``; its length counts moves of
        loose cards to and from foundations. After each step, the rest of it is a shortest way.
        """
        self.f_entry[0] = self.start
        count = self.route(0, 1 << 16, 0)
        self.f_entry[0] = self.f_canon[0]
        for i in range(count):
            for k in range(self.n_moves):
                entry = self.child[k]
                if self.choice[k] == choice and move_vector(entry) == self.member[i]:
                    steps = [(move_card(entry), "up" if entry & UP else "table")]
                    while self.from_member[i] >= 0:
                        act = "down" if self.from_down[i] else "up"
                        steps.insert(0, (self.from_card[i], act))
                        i = self.from_member[i]
                    return steps
        return []

    def judge(self, nodes: int, memory: int) -> list[int]:
        """Returns LOST, WON or STOPPED for each choice; searches at most ``nodes`` states each."""
        self.max_memory = memory
        self.nodes = 0
        self.relaxed_nodes = 0
        self.begin(4096)
        verdicts = []
        for k in range(self.n_choices):
            self.enter(0, self.first_move[k])
            with nogil:
                verdict = self.ask(nodes)
            verdicts.append(verdict)
        return verdicts

    def ask(self, nodes: int) -> int:
        """Searches frame 1 with at most ``nodes`` states. Returns LOST, WON or STOPPED."""
        self.max_nodes = self.nodes + self.relaxed_nodes + nodes
        self.why = 0
        self.root_asked = 1
        self.f_next[0] = 0
        self.f_end[0] = 0
        return self.hunt(1, self.n_moves)
