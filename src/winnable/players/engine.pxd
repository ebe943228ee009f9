# The C types of engine.py: attributes, and for every method what it takes and returns.


cdef class Engine(Board):
    cdef u64 heads
    cdef int mv[MOVES]
    cdef int mv_score[MOVES]
    cdef int mv_base, mv_top
    cdef unsigned short taking[32]

    cdef void make_engine(self)
    cpdef begin(self, bint seen)
    cpdef bint has_seen(self, int t)
    @cython.locals(i=int)
    cpdef list useful(self, int t)
    cpdef copy(self, int t, int u)
    cpdef move(self, int t, int move)
    @cython.locals(i=int, j=int, n=int, onto=int, rest=u64)
    cdef void find_takers(self, int b) noexcept nogil
    cpdef int takers(self, int t, int card)
    @cython.locals(j=int, takers=int)
    cdef int taker(self, int b, int card) noexcept nogil
    @cython.locals(s=int, found=u64)
    cdef u64 next_cards(self, int b) noexcept nogil
    cdef inline void add(self, int move, int score) noexcept nogil
    @cython.locals(first=int, j=int, k=int, n=int, waste=int, down=int, card=int, tried=int,
                   takers=int)
    cdef int list_useful(self, int b) noexcept nogil
    @cython.locals(seen=bint)
    cdef bint draw_on(self, int b) noexcept nogil
    cdef inline int cycle(self, int b) noexcept nogil
    @cython.locals(source=int, target=int, count=int, n=int, i=int)
    cdef void make(self, int b, int move) noexcept nogil
    @cython.locals(b=int, c=int, j=int, n=int, down=int, card=int, target=int, tried=u64, most=int,
                   draws=int, waste=int)
    cpdef list choices(self, int t)
