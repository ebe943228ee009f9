# The C types of foresight.py: attributes, and for every method what it takes and returns.


cdef class Foresight(Weighing):
    cdef u64 hidden[DEPTH]
    cdef int upcoming[DEPTH]

    cdef void make_foresight(self)
    cdef void hide(self, int t, u64 hidden) noexcept nogil
    @cython.locals(u=int, card=int, j=int, k=int, b=u64)
    cdef void foresee(self, int t, u64 entry) noexcept nogil
    @cython.locals(u=int, card=int, j=int, k=int, i=int, n=int, hidden=u64, shown=u64, left=u64,
                   turned=int)
    cdef u64 follow(self, int t, u64 entry) noexcept nogil
    @cython.locals(veiled=u64, found=u64, left=u64, b=u64, p=int, wait=int, i=int)
    cdef u64 reachable(self, int t) noexcept nogil
    @cython.locals(start=int, count=int, allowed=u64, goers=u64, ups=u64, end=int, n=int, i=int,
                   k=int, entry=u64, other=u64, f=u32)
    cdef int open_node(self, int t) noexcept nogil
