# The C types of trimming.py: constants, arrays, and what each method takes and returns.
cimport cython

from ...solver.bits cimport u8
from ...players.engine cimport (
    CARDS, DECK, DOWN, FRAME, FROM_WASTE, KEPT, PILE, PILES, REACHED, REPLAYED, SIZE,
    TO_FOUNDATION, WASTE, Engine,
)


@cython.final
cdef class Trimmer(Engine):
    cdef u8 plays[MAX_PLAYS]
    cdef u8 keep[MAX_PLAYS]

    @cython.locals(i=int, n=int)
    cpdef follow(self, bytes plays, int count)
    @cython.locals(i=int, n=int)
    cpdef bytes trimmed(self, bytes plays)
    @cython.locals(i=int, b=int, card=int, away=int, s=int, target=int, low=int)
    cdef bint replay(self, int n) noexcept nogil
    @cython.locals(j=int, i=int, n=int, most=int)
    cdef int reach(self, int b, int card) noexcept nogil
    @cython.locals(move=int, count=int, j=int, above=int, target=int)
    cdef bint up(self, int b, int card) noexcept nogil
    @cython.locals(move=int, target=int)
    cdef bint to_table(self, int b, int card) noexcept nogil
