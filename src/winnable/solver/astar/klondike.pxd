# The C types of klondike.py: attributes, and for every method what it takes and returns.


cdef class Search(Moves):

    @cython.locals(bound=int)
    cpdef int begin(self, int ceiling, u64 memory, int weight)
    cdef bint read(self, u64 n) noexcept nogil
