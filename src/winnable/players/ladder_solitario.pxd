# The C types of ladder_solitario.py: attributes, and what each method takes and returns.


cdef class SolitarioPlayers(Board):
    cdef public int worlds, slip
    cdef u64 rng
    cdef int score[16]
    cdef u8 hidden[64]

    cdef inline int below(self, int n) noexcept nogil
    @cython.locals(won=int, i=int)
    cpdef int wins(self, int rung, int plays, u64 seed)
    @cython.locals(place=int)
    cpdef int choose(self, int rung, u64 seed)
    @cython.locals(place=int)
    cdef int play_out(self, int b, int rung) noexcept nogil
    @cython.locals(again=int, j=int, k=int, n=int, card=int, place=int)
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
    @cython.locals(i=int, n=int, k=int, card=int, unseen=int, mask=u64)
    cdef void imagine(self, int b) noexcept nogil
