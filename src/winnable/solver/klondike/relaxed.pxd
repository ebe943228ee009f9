# The C types of relaxed.py: attributes, and for every method what it takes and returns.


cdef class Relaxed(Results):
    cdef public int use_plan, occupy
    # frames and children
    cdef u64 g_placed[RELAX_DEPTH]
    cdef u64 g_roots[RELAX_DEPTH]
    cdef u64 g_down[RELAX_DEPTH]
    cdef u64 g_cols[RELAX_DEPTH]
    cdef u32 g_ck[RELAX_DEPTH]
    cdef int g_empty[RELAX_DEPTH]
    cdef int g_low[RELAX_DEPTH]
    cdef u64 g_fits[RELAX_DEPTH]
    cdef u64 g_bare[RELAX_DEPTH]
    cdef u64 g_next[RELAX_DEPTH]
    cdef u64 c_placed[RELAX_CHILDREN]
    cdef u32 c_meta[RELAX_CHILDREN]
    cdef u8 c_card[RELAX_CHILDREN]
    cdef u64 c_when[RELAX_CHILDREN]
    cdef int x_card
    cdef int relax_child_top
    cdef u64 x_fits, x_free
    cdef int x_room

    cdef void make_relaxed(self)
    @cython.locals(f=u32)
    cdef void load_relaxed(self, int t) noexcept nogil
    @cython.locals(u=int)
    cdef inline void copy_relaxed(self, int t) noexcept nogil
    @cython.locals(placed=u64, roots=u64, down=u64, low=int, lock=u64, fixed=u64, h0=int, h1=int,
                   h2=int, h3=int, nexts=u64, fits=u64, bare=u64,
                   free=u64, tops=u64, red=int, black=int, b=u64, gone=u64, best=int, c=int)
    cdef void settle(self, int t) noexcept nogil
    @cython.locals(k=int, b=u64)
    cdef void turn(self, int t, int j) noexcept nogil
    @cython.locals(b=u64, rest=u64, twin=u64, card=int, j=int, low=int, then=int, lock=u64,
                   placed=u64, roots=u64, nexts=u64, bare=u64)
    cdef bint expand(self, int t) noexcept nogil
    @cython.locals(b=u64, card=int)
    cdef void climb(self, u64 need, u64 placed, int j, int low) noexcept nogil
    cdef void add(self, u64 placed, int j, int low) noexcept nogil
    @cython.locals(i=int, k=int, placed=u64, meta=u32, card=int, when=u64)
    cdef void sort_children(self, int start, int end) noexcept nogil
    @cython.locals(j=int, u=int)
    cdef void descend(self, int t, int k) noexcept nogil
