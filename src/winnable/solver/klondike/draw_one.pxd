# The C types of draw_one.py: attributes, and for every method what it takes and returns.


cdef class DrawOne(Relaxation):
    cdef public int use_draw_one
    cdef public u64 draw_one_from, draw_one_limit
    cdef u64 *solved
    cdef u64 solved_used
    cdef int asks, asked_from
    cdef public u64 asked
    cdef u64 asked_end, next_whole

    cdef void make_draw_one(self)
    @cython.locals(bits=int)
    cdef void begin_draw_one(self, int t) noexcept nogil
    @cython.locals(nodes=u64, limit=u64)
    cdef bint lost_at_draw_one(self, int t) noexcept nogil
    @cython.locals(returns=int, key=u64, found=u64, is_asked=bint, result=int)
    cdef int question(self, int t, int of, u64 limit) noexcept nogil
    @cython.locals(timely=int, direction=int, run_number=u64, result=int)
    cdef int play_draw_one(self, int t, u64 limit) noexcept nogil
    @cython.locals(entry=u64, key=u64, found=u64, i=int, count=int, start=int, end=int, scope=int,
                   result=int)
    cdef int dfs_one(self, int t) noexcept nogil
    @cython.locals(left=u64, canon=u64, code=u64)
    cdef inline u64 solved_key(self, int t) noexcept nogil
    cdef u64 found(self, u64 key) noexcept nogil
    @cython.locals(i=u64, h=u64, mask=u64)
    cdef inline u64 solved_slot(self, u64 key) noexcept nogil
    @cython.locals(i=u64)
    cdef void keep(self, u64 key, u64 found) noexcept nogil
    @cython.locals(i=u64, size=u64, more=u64, fits=bint)
    cdef bint grow_solved(self) noexcept nogil
    cdef void reset_solved(self) noexcept nogil
