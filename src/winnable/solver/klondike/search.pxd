# The C types of search.py: attributes, and for every method what it takes and returns.


cdef class Search(Choices):
    cdef public int verdict

    cpdef int run(self, u64 nodes, u64 memory)
    cdef int solve(self) noexcept nogil
    @cython.locals(t=int, up=bint)
    cpdef list path(self)
    @cython.locals(t=int, fixed=u64, s=int, h=int)
    cdef list last_ups(self)
    cdef list steps_to(self, int i)
    cpdef list perft(self, int depth)
    cdef visit(self, int t, list levels)
