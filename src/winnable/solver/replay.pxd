# The C types of replay.py: arrays, and what each method takes and returns.
cimport cython

from .bits cimport u8


@cython.final
cdef class Replay:
    cdef u8 pile[COLUMNS * PILE]
    cdef int size[COLUMNS]
    cdef int down[COLUMNS]
    cdef u8 stock[DECK]
    cdef u8 waste[DECK]
    cdef int height[4]
    cdef int n_columns, n_stock, n_waste, redeals, hand, origin
    cdef bint is_solitario, returns, by_hand, redeal_draws, by_colour, asks
    cdef int ranks, draw
    cdef list moves
    cdef readonly list made

    cpdef adopt(self, bint is_solitario, int ranks, int draw, bint returns, bint by_hand,
                     bint redeal_draws, bint by_colour, bint asks)
    @cython.locals(j=int, i=int, s=int)
    cpdef load(self, object columns, object down, object heights, object stock, object waste,
               int redeals, int hand, int origin)
    cdef inline bint is_won(self) noexcept
    cdef inline bint is_next(self, int card) noexcept
    @cython.locals(onto=int)
    cdef inline bint lies_on(self, int card, int j) noexcept
    cpdef bint play(self, int source, int target, int count) noexcept
    @cython.locals(i=int)
    cdef bint deal_on(self) noexcept
    cdef bint turn_column(self, int j) noexcept
    @cython.locals(i=int, j=int, k=int, card=int, suit=int)
    cdef bint shift(self, int source, int target, int count) noexcept
    @cython.locals(card=int)
    cdef bint carry(self, int source, int target) noexcept
    cdef int make(self, int source, int target, int count) except -1
    @cython.locals(code=int)
    cdef int note(self, int source, int target, int count) except -1
    @cython.locals(j=int)
    cdef int turn(self) except -1
    @cython.locals(i=int, j=int, suit=int, draws=int)
    cdef int reach(self, int card) except -1
    @cython.locals(j=int)
    cdef int taker(self, int card) except -1
    @cython.locals(found=int, source=int, count=int, above=int)
    cdef int up(self, int card) except -1
    cdef int down_from(self, int card) except -1
    @cython.locals(found=int)
    cdef int to_table(self, int card) except -1
    @cython.locals(s=int, low=int)
    cdef int finish(self) except -1
    @cython.locals(pos=int, card=int, act=str)
    cpdef follow(self, list path)
    @cython.locals(k=int, card=int, is_escaped=bint)
    cpdef follow_code(self, bytes symbols, int escape)
    @cython.locals(source=int, target=int)
    cpdef follow_pairs(self, list pairs)
