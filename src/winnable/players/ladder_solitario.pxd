# The C types of ladder_solitario.py: constants, arrays, and what each method takes and returns.
cimport cython

from ..solver.bits cimport ALL64, ONE, pick, roll, sow, u8, u64


@cython.final
cdef class SolitarioPlayers:
    cdef public int worlds, slip
    cdef u64 rng
    cdef int columns, ranks, by_colour, n_deck
    cdef u8 st[832]
    cdef int score[16]
    cdef u8 hidden[64]

    @cython.locals(i=int, j=int)
    cpdef load(self, list piles, list heights, list deck, list discards, int ranks, int by_colour)
    @cython.locals(i=int)
    cdef inline void copied(self, int b, int c) noexcept nogil
    cdef inline int below(self, int n) noexcept nogil
    @cython.locals(n=int, onto=int)
    cdef inline bint fits(self, int b, int card, int j) noexcept nogil
    @cython.locals(won=int, i=int)
    cpdef int wins(self, int rung, int plays, u64 seed)
    @cython.locals(place=int)
    cpdef int choose(self, int rung, u64 seed)
    @cython.locals(card=int, place=int)
    cdef int play_out(self, int b, int rung) noexcept nogil
    @cython.locals(card=int, j=int)
    cdef void put(self, int b, int place) noexcept nogil
    @cython.locals(again=int, n=int, j=int, k=int, card=int)
    cdef void settle(self, int b, int rung) noexcept nogil
    @cython.locals(j=int)
    cdef int taker(self, int b, int card, int but) noexcept nogil
    @cython.locals(j=int, n=int, under=int)
    cdef int hole(self, int b, int card) noexcept nogil
    @cython.locals(n=int, j=int, card=int, place=int)
    cdef int place(self, int b, int rung) noexcept nogil
    @cython.locals(j=int, n=int, empty=int, holes=int, rank=int, top=int)
    cdef int tasteful(self, int b, int card, int rung) noexcept nogil
    @cython.locals(n=int, tried=int, place=int, out=int, best=int, _=int,
                   usual=int)
    cdef int patient(self, int b, int card) noexcept nogil
    @cython.locals(i=int, n=int, k=int, card=int, mask=u64)
    cdef void imagine(self, int b) noexcept nogil
