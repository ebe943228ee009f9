# The C types of weighing.py: attributes, and for every method what it takes and returns.


cdef class Weighing(Search):
    cdef public int weighed
    cdef int n_holes
    cdef int wins[CHOICES]
    cdef int losses[CHOICES]
    cdef int dived[CHOICES]
    cdef int hole[64]
    cdef int lot[64]
    cdef u64 dice

    cdef void make_weighing(self)
    @cython.locals(k=int)
    cpdef list weigh(self, u64 seed, int worlds, u64 nodes, u64 states, int draw, int dives)
    @cython.locals(hidden=u64, n=int, k=int, i=int, verdict=int)
    cdef void weigh_all(self, int worlds, u64 nodes, u64 states, int draw,
                        int dives) noexcept nogil
    @cython.locals(start=int, count=int)
    cdef int dive(self, int t) noexcept nogil
    @cython.locals(i=int, j=int, k=int)
    cdef void find_holes(self, int t, u64 hidden) noexcept nogil
    @cython.locals(i=int, k=int, card=int)
    cdef void shuffle(self, int t) noexcept nogil
    @cython.locals(i=int, k=int, card=int, b=u64)
    cdef void put_lot(self, int t) noexcept nogil
    @cython.locals(n=int, p=int, u=int)
    cdef void deal(self, int t) noexcept nogil
