# The C types of search.py: attributes, and for every method what it takes and returns.


cdef class Search(Choices):
    cdef public int verdict

    cpdef int run(self, u64 nodes, u64 memory)
    cdef int solve(self) noexcept nogil
    @cython.locals(t=int, start=int, i=int, up=bint)
    cpdef list path(self)
    cpdef list perft(self, int depth)
    cdef visit(self, int t, list levels)
