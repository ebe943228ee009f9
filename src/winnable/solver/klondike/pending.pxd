# The C types of pending.py: attributes, and for every method what it takes and returns.


cdef class Pending(Components):
    cdef public int use_pending
    cdef int is_timely
    cdef int f_pending[DEPTH]

    cdef void make_pending(self)
    cdef void begin_pending(self, int t) noexcept nogil
    @cython.locals(card=int, b=u64, i=int)
    cdef int scope(self, int t, int count) noexcept nogil
    @cython.locals(f=u32, roots=u64, cards=u64, twins=u64)
    cdef u64 on_time(self, int t, int i) noexcept nogil
    @cython.locals(stock=u64, out=u64, ready=u64, found=u64, ups=u64, b=u64, later=u64, card=int)
    cdef u64 up_on_time(self, int t, int i) noexcept nogil
    @cython.locals(b=u64, placed=u64, both=u64)
    cdef u64 needing(self, int t, int i, int card) noexcept nogil
    cdef inline u64 suit_of(self, int card) noexcept nogil
