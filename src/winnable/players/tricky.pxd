# The C types of tricky.py: attributes, and for every method what it takes and returns.


cdef class Tricky(Engine):
    cdef public u64 nodes
    cdef u8 at[64]
    cdef int frame_next[FRAMES]
    cdef int frame_end[FRAMES]
    cdef u64 *table
    cdef u64 table_size, table_used
    cdef u64 key0, key1, key2

    @cython.locals(result=int)
    cpdef int plain(self, u64 limit)
    @cython.locals(i=int, t=int, b=int, c=int, move=int)
    cdef int search_plain(self, u64 limit) noexcept nogil
    @cython.locals(b=int, most=int)
    cdef bint open_frame(self, int t) noexcept nogil
    @cython.locals(i=int, j=int, n=int, card=int)
    cdef void make_key(self, int b) noexcept nogil
    @cython.locals(h=u64)
    cdef inline u64 slot(self, u64 one, u64 two, u64 three) noexcept nogil
    @cython.locals(i=u64, size=u64)
    cdef void empty_table(self) noexcept nogil
    @cython.locals(i=u64, mask=u64)
    cdef bint is_known(self) noexcept nogil
    @cython.locals(i=u64, k=u64, mask=u64, size=u64)
    cdef void grow(self) noexcept nogil
