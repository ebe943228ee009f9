# The C types of search.py: attributes, and for every method what it takes and returns.


cdef class Search(Moves):
    cdef public int use_reach, use_table, use_widening
    cdef u64 max_nodes
    cdef int blocking

    @cython.locals(verdict=int, greedy=int, done=int)
    cpdef int run(self, u64 nodes, u64 memory)
    @cython.locals(budget=int, result=int)
    cdef int solve(self)
    cpdef moves(self)
    @cython.locals(d=u64, key=u64, known=int, result=int)
    cdef int visit(self, int t, int budget) noexcept nogil
    cdef bint count_node(self, int t) noexcept nogil
    @cython.locals(table=u64, f=u32, d=u64, capped=int, card=int, b=u64, fits=bint, result=int,
                   s=int, rank=int, low=int)
    cdef int expand(self, int t, int budget, int pushed) noexcept nogil
    @cython.locals(table=u64, capped=int, u=int, card=int, result=int)
    cdef int pushes(self, int t, int budget, int low) noexcept nogil
    @cython.locals(u=int)
    cdef int child(self, int t, int act, int budget) noexcept nogil
