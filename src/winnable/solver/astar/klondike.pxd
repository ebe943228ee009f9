# The C types of klondike.py: attributes, and for every method what it takes and returns.


cdef class Search(Moves):
    cdef u64 goal

    @cython.locals(bound=int)
    cpdef int begin(self, int ceiling, u64 memory, int weight)
    cpdef int run(self, u64 nodes)
    @cython.locals(n=u64)
    cdef int loop(self, u64 nodes) noexcept nogil
    cpdef win(self)
