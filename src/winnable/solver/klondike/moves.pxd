# The C types of moves.py: attributes, and for every method what it takes and returns.


cdef class Moves(Pending):
    cdef long noise[4]
    cdef int f_next[DEPTH]
    cdef int f_end[DEPTH]
    cdef int from_member[MEMBERS]
    cdef u8 from_card[MEMBERS]
    cdef u8 from_down[MEMBERS]
    # search moves
    cdef u64 child[CHILDREN]
    cdef int child_top
    cdef u64 now, later
    cdef u64 order[64]
    cdef u64 run_number, rng

    cdef void make_moves(self)
    @cython.locals(entry=u64, f=u32, i=int)
    cdef void strike(self, int t) noexcept nogil
    @cython.locals(i=int, ups=u64, goers=u64)
    cdef bint commit(self, int t, int count) noexcept nogil
    @cython.locals(b=u64)
    cdef u64 safe_stock(self, int t) noexcept nogil
    cdef int nth(self, u64 left, int i) noexcept nogil
    @cython.locals(f=u32, card=int, s=int, b=u64, j=int, k=int, i=int, u=int, at=int, left=u64)
    cdef void enter(self, int t, u64 entry) noexcept nogil
    @cython.locals(b=u64, i=int, n=int, wait=int, grid=int, left=u64)
    cdef void access(self, int t) noexcept nogil
    @cython.locals(b=u64, i=int, k=int, order=int, card=int, first=u64, entry=u64,
                   start=int, end=int, f=u32, placed=u64, goes=u64, tables=u64,
                   ups=u64, fits=u64, need=u64)
    cdef bint generate(self, int t, int count, int scope) noexcept nogil
    @cython.locals(i=int, count=int, s=int, h=int, goal=int, down=int, b=u64, e=u32, f=u32)
    cdef int route(self, int t, u32 target, bint between) noexcept nogil
