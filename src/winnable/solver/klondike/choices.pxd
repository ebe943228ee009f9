# The C types of choices.py: attributes, and for every method what it takes and returns.


cdef class Choices(Runs):
    cdef u32 start
    cdef public int forced
    cdef int n_moves, n_choices
    cdef int choice[CHILDREN]
    cdef u64 first_move[CHOICES]

    cdef void make_choices(self)
    @cython.locals(i=int, k=int, count=int, card=int, goers=u64, roots=u64, ups=u64, entry=u64,
                   other=u64, best=u64, f=u32)
    cpdef list survey(self, u64 allowed)
    cpdef tuple node(self)
    @cython.locals(i=int, k=int, count=int, entry=u64)
    cpdef list way(self, int choice)
    @cython.locals(k=int, verdict=int)
    cpdef list judge(self, u64 nodes, u64 memory)
    cdef int ask(self, u64 nodes) noexcept nogil
