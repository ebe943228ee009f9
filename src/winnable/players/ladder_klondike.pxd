# The C types of ladder_klondike.py: attributes, and for every method what it takes and returns.


cdef class KlondikePlayers(Engine):
    cdef public int worlds, slip, habit
    cdef u64 rng
    cdef u8 hidden[64]

    cdef inline int below(self, int n) noexcept nogil
    @cython.locals(i=int, j=int, n=int, mask=u64, card=int, m=int)
    cdef void imagine(self, int b) noexcept nogil
    @cython.locals(won=int, i=int)
    cpdef int wins(self, int rung, int plays, u64 seed)
    @cython.locals(move=int)
    cpdef int choose(self, int rung, int idle, u64 seed)
    @cython.locals(b=int, idle=int, move=int)
    cpdef wander(self, u64 seed, int plays, int rung)
    @cython.locals(idle=int, move=int)
    cdef bint play_out(self, int b, int rung) noexcept nogil
    @cython.locals(n=int, rest=int)
    cdef int decide(self, int b, int rung, int idle) noexcept nogil
    cdef bint can_deal(self, int b) noexcept nogil
    @cython.locals(i=int, n=int, most=int, chosen=int)
    cdef int best(self) noexcept nogil
    @cython.locals(i=int, source=int, target=int, score=int, card=int)
    cdef void rate(self, int b) noexcept nogil
    cdef int source_card(self, int b, int source) noexcept nogil
    @cython.locals(rank=int, other=int)
    cdef inline bint is_safe(self, int b, int card) noexcept nogil
    cdef int laxness(self, int b, int idle) noexcept nogil
    @cython.locals(j=int, base=int, is_rider=bint)
    cdef bint gives_place(self, int b, int card) noexcept nogil
    @cython.locals(j=int, i=int, waste=int, down=int)
    cdef bint king_waits(self, int b) noexcept nogil
    @cython.locals(j=int, k=int, n=int, down=int, card=int, base=int, king=bint, i=int, waste=int,
                   under=int, s=int, move=int, tried=int, source=int, takers=int, next_cards=u64)
    cdef void list_careful(self, int b, int lax) noexcept nogil
    @cython.locals(cycle=int, n=int, i=int, _=int, usual=int, worlds=int, base=int, first=int,
                   draws=bint, rng=u64, c=int)
    cdef int patient(self, int b, int idle) noexcept nogil
    @cython.locals(move=int)
    cdef int value(self, int c, int idle) noexcept nogil
