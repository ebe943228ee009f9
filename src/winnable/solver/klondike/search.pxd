# The C types of search.py: attributes, and for every method what it takes and returns.


cdef class Search(Choices):
    cdef public int verdict

    cpdef int run(self, u64 nodes, u64 memory)
    @cython.locals(i=int)
    cpdef run_deals(self, object deals, object rows, int columns, int draw, int redeals, int returns,
                    int ranks, u64 nodes, u64 memory, object verdicts, object states)
    cdef int solve(self) noexcept nogil
    @cython.locals(t=int, up=bint)
    cpdef list path(self)
    @cython.locals(t=int, fixed=u64, s=int, h=int)
    cdef void add_last_ups(self, list found)
    cdef void add_steps(self, list found, int i)
    cpdef list perft(self, int depth)
    cdef visit(self, int t, list levels)
