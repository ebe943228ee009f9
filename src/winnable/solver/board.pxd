# The C types of board.py: attributes, and for every method what it takes and returns.


cdef class Board:
    cdef u8 *st
    cdef public object adopted
    cdef public bint returns
    cdef bint is_solitario, by_hand, redeal_draws, by_colour, asks
    cdef public int ranks, draw
    cdef int columns

    cpdef adopt(self, bint is_solitario, int columns, int ranks, int draw, bint returns,
                bint by_hand, bint redeal_draws, bint by_colour, bint asks)
    cpdef hold(self, int count)
    cdef inline void copied(self, int b, int c) noexcept nogil
    @cython.locals(plain=bint, seen=u64, total=int, size=int, j=int, i=int, n=int, hidden=int,
                   card=int, dealt=int)
    cpdef bint load(self, object columns, object down, object heights, object stock, object waste,
                    int redeals, int hand, int origin) except -1
    @cython.locals(b=int)
    cpdef tuple state(self, int t)
    cdef inline int out(self, int b) noexcept nogil
    cpdef bint is_won(self, int b) noexcept nogil
    cdef inline bint is_next(self, int b, int card) noexcept nogil
    @cython.locals(n=int, onto=int)
    cdef inline bint takes(self, int b, int card, int j) noexcept nogil
    @cython.locals(n=int)
    cdef inline int top(self, int b, int place) noexcept nogil
    cdef inline void lift(self, int b, int place) noexcept nogil
    cdef inline void put(self, int b, int card, int place) noexcept nogil
    @cython.locals(card=int)
    cdef inline void transfer(self, int b, int source, int target) noexcept nogil
    cpdef bint play(self, int b, int source, int target, int count) noexcept nogil
    @cython.locals(n=int, i=int, count=int, waste=int)
    cdef bint deal_on(self, int b) noexcept nogil
    cdef bint turn_column(self, int b, int j) noexcept nogil
    @cython.locals(i=int, j=int, n=int, card=int)
    cdef bint shift(self, int b, int source, int target, int count) noexcept nogil
    @cython.locals(card=int)
    cdef bint carry(self, int b, int source, int target) noexcept nogil
