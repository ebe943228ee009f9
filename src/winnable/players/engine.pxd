# The C types of engine.py: attributes, and for every method what it takes and returns.


cdef class Engine:
    cdef public int draw, ranks, returns
    cdef int columns, full
    cdef u64 heads
    cdef u8 st[FRAMES * FRAME]
    cdef int mv[MOVES]
    cdef int mv_score[MOVES]
    cdef int mv_base, mv_top
    cdef unsigned short takes[32]

    cdef void make_engine(self)
    @cython.locals(i=int, j=int)
    cpdef load(self, list piles, list down, list heights, list deck, int waste, int draw,
               int redeals, int returns, int ranks, int seen)
    cpdef tuple state(self, int t)
    @cython.locals(i=int)
    cpdef list useful(self, int t)
    cpdef copy(self, int t, int u)
    cpdef play(self, int t, int move)
    @cython.locals(i=int)
    cdef inline void copied(self, int b, int c) noexcept nogil
    @cython.locals(i=int, j=int, n=int, onto=int, rest=u64)
    cdef void find_takers(self, int b) noexcept nogil
    cpdef int takers(self, int t, int card)
    @cython.locals(j=int, takers=int)
    cdef int taker(self, int b, int card) noexcept nogil
    cdef inline bint is_next(self, int b, int card) noexcept nogil
    @cython.locals(s=int, found=u64)
    cdef u64 next_cards(self, int b) noexcept nogil
    cdef inline bint is_won(self, int b) noexcept nogil
    cdef inline void add(self, int move, int score) noexcept nogil
    @cython.locals(first=int, j=int, k=int, n=int, waste=int, down=int, card=int, tried=int,
                   takers=int)
    cdef int list_useful(self, int b) noexcept nogil
    cdef bint deal_on(self, int b) noexcept nogil
    cdef inline int cycle(self, int b) noexcept nogil
    @cython.locals(source=int, target=int, count=int, n=int, i=int, card=int, s=int)
    cdef void make(self, int b, int move) noexcept nogil
    cdef inline void put(self, int b, int card, int target) noexcept nogil
    @cython.locals(b=int, c=int, j=int, n=int, down=int, card=int, target=int, tried=u64, most=int,
                   draws=int, waste=int)
    cpdef list choices(self, int t)
