# The C types of components.py: attributes, and for every method what it takes and returns.


cdef class Components(State):
    cdef public int use_safe
    cdef u32 gen, first_gen, won_vector
    cdef u32 stamp[65536]
    cdef u32 member[MEMBERS]
    cdef u64 m_fits[MEMBERS]
    cdef u64 m_next[MEMBERS]
    cdef u64 m_bare[MEMBERS]

    cdef void make_components(self)
    @cython.locals(i=int, count=int, f=u32, e=u32, ups=u64, downs=u64, safe=u64, lowest=u32,
                   best=u32, most=int, height=int)
    cdef int flood(self, int t) noexcept nogil
    @cython.locals(i=int)
    cdef bint is_won(self, int t, int count) noexcept nogil
    @cython.locals(found=u64)
    cdef inline u64 not_out(self, int t, u32 f) noexcept nogil
    cdef inline int height(self, u64 fixed) noexcept nogil
    @cython.locals(i=int)
    cdef void fresh(self) noexcept nogil
    cdef inline u32 step(self, int card) noexcept nogil
    @cython.locals(placed=u64, fits=u64)
    cdef inline void look(self, int t, u32 f, int i) noexcept nogil
    cdef inline u64 out(self, u32 f) noexcept nogil
    cdef inline u64 of_each(self, u64 *sets, u32 f) noexcept nogil
    cdef inline u64 empty_places(self, u64 placed, int empty) noexcept nogil
    @cython.locals(up=u64, g=u64)
    cdef inline u64 places(self, u64 placed, u64 roots) noexcept nogil
    cdef inline bint is_safe(self, int rank, int other, int mate) noexcept nogil
    @cython.locals(h0=int, h1=int, h2=int, h3=int, red=int, black=int, found=u64)
    cdef u64 safe(self, u32 f, int back) noexcept nogil
