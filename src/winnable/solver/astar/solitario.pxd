# The C types of solitario.py: attributes, and for every method what it takes and returns.


cdef class Search(Store):
    cdef public int use_safe, use_deck, use_discards
    cdef int ranks, by_colour, asks, n_columns, start_left, left, used_columns, top, lowest
    cdef int below[SLOTS]
    cdef int above[SLOTS]
    cdef int deck[SLOTS]
    cdef int place[SLOTS]
    cdef int height[4]
    cdef int lows[4]
    cdef int starts[SLOTS]

    @cython.locals(card=int, i=int, last=int)
    cpdef load(self, list columns, list deck, list discards, tuple rules)
    @cython.locals(card=int, bound=int)
    cpdef int begin(self, int ceiling, u64 memory, int weight)
    cdef bint read(self, u64 n) noexcept nogil
    @cython.locals(i=int, k=int, word=u64)
    cdef void pack(self) noexcept nogil
    @cython.locals(i=int, k=int, word=u64)
    cdef void unpack(self, u64 n) noexcept nogil
    @cython.locals(card=int, cards=int, lowest=int, s=int, under=int)
    cdef void lay_out(self) noexcept nogil
    @cython.locals(found=int, s=int, i=int, card=int)
    cdef int bound(self) noexcept nogil
    cdef inline bint is_next(self, int card) noexcept nogil
    cdef inline bint fits(self, int card, int onto) noexcept nogil
    @cython.locals(cards=int, least=int, card=int)
    cdef void expand(self) noexcept nogil
    @cython.locals(onto=int)
    cdef void lay_down(self, int card, int cost) noexcept nogil
    @cython.locals(was=int, to=int, left=int, move=int)
    cdef void lay(self, int card, int target, int cost) noexcept nogil
