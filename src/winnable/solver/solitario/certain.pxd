# The C types of certain.py: attributes, and for every method what it takes and returns.


cdef class Certain(Moves):
    cdef u64 max_nodes
    cdef object known
    cdef bint hidden[64]
    cdef int killer[64]
    cdef u64 *seen
    cdef u64 seen_size, generation, entries

    @cython.locals(d=u64, i=int, card=int)
    cpdef int run(self, u64 unseen, int pending, u64 nodes, u64 memory) except -1
    @cython.locals(g=u64, card=int, found=int, rest=u64)
    cdef int wins(self, u64 table, u64 d, u32 f, u64 unseen, int drawn) except -1
    cdef bint count_state(self) noexcept nogil
    @cython.locals(card=int, rest=u64)
    cdef int wins_draw(self, u64 table, u64 d, u32 f, u64 unseen, int drawn) except -1
    @cython.locals(card=int, g=u32)
    cdef int wins_after_out(self, u64 table, u64 d, u32 f, u64 unseen, int drawn) except -1
    @cython.locals(g=u32, left=u64, fits=bint)
    cdef int wins_with(self, u64 table, u64 d, u32 f, u64 unseen, int drawn, int card) except -1
    @cython.locals(s=int, rank=int)
    cdef u32 raised(self, u64 table, u32 f) noexcept nogil
    @cython.locals(s=int)
    cdef u64 without(self, u64 table, u32 f) noexcept nogil
    @cython.locals(card=int, i=int, columns=list, column=list, discards=list, verdict=int)
    cdef int wins_known(self, u64 table, u64 d, u32 f) except -1
    @cython.locals(size=u64)
    cdef void reset_seen(self) noexcept nogil
    @cython.locals(word=u64, mask=u64, k=u64)
    cdef int seek(self, u64 d, u64 f, u64 unseen) noexcept nogil
    @cython.locals(word=u64, mask=u64, k=u64)
    cdef void store(self, u64 d, u64 f, u64 unseen, bint found) noexcept nogil
