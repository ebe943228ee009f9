# The C types of state.py: attributes, and for every method what it takes and returns.


cdef class State:
    # switches, limits and counts
    cdef public int use_safe
    cdef public int stop, why
    cdef public int wanted
    cdef public u64 nodes
    # the game
    cdef int columns, ranks, by_colour, n_deck, greedy
    cdef u64 everything, first_table
    cdef u32 first_out
    cdef u8 heads[256]
    cdef u64 below[64]
    cdef u8 deck[64]
    cdef u64 rest[65]
    cdef int heads_for, start_asks
    cdef list start_columns, start_heights, start_discards
    cdef object found
    # the frames of the search
    cdef u64 f_table[DEPTH]
    cdef int f_drawn[DEPTH]
    cdef u32 f_out[DEPTH]
    cdef u64 f_discards[DEPTH]
    cdef int f_act[DEPTH]

    cdef void make_state(self)
    @cython.locals(b=u64, s=int, rank=int)
    cpdef load(self, list columns, list heights, list deck, list discards, int hand, int origin,
               int by_colour, int asks, int ranks)
    @cython.locals(s=int, best=int, parent=int)
    cdef int matching(self, int above, int children) noexcept
    @cython.locals(out=int)
    cdef inline bint has_wanted(self, u32 f) noexcept nogil
    cdef inline bint is_next(self, u32 f, int card) noexcept nogil
    @cython.locals(rank=int, s=int, z=int, h=int)
    cdef bint is_safe(self, u32 f, int card) noexcept nogil
    @cython.locals(n=int, above=int, shift=int, here=int)
    cdef int chains(self, u64 table) noexcept nogil
    @cython.locals(n=int, rank=int, here=int, under=int)
    cdef bint is_end(self, u64 table, int card) noexcept nogil
    @cython.locals(lowest=int, s=int, rank=int)
    cdef int lowest_fit(self, u32 f, u64 table) noexcept nogil
    cdef int highest(self, int h, int s, u64 gone) noexcept nogil
