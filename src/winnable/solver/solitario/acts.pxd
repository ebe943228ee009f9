# The C types of acts.py: attributes, and for every method what it takes and returns.


cdef class Acts(Reach):
    cdef public int use_skip
    cdef int won_depth

    cdef void make_acts(self)
    @cython.locals(d=u64)
    cdef begin(self, int t)
    @cython.locals(card=int, kind=int, b=u64, table=u64, d=u64, f=u32, drawn=int, ok=bint)
    cdef bint play(self, int t, int u, int act) noexcept nogil
    @cython.locals(f=u32, table=u64, d=u64, before=int, act=int, card=int, s=int, rank=int,
                   lowest=int)
    cdef int settle_one(self, int t) noexcept nogil
    cdef inline bint comes_back(self, u64 table, int pushed) noexcept nogil
    @cython.locals(d=u64)
    cdef inline u64 key(self, int t) noexcept nogil
    @cython.locals(last=int, t=int, act=int, pushing=bint)
    cpdef list plan(self)
    cdef bint block(self, int t)
