# The C types of moves.py: attributes, and for every method what it takes and returns.
cimport cython

from ..bits cimport *
from .state cimport State


cdef class Moves(State):
    cdef public int use_safe
    cdef long noise[4]
    cdef int f_next[DEPTH]
    cdef int f_end[DEPTH]
    # components
    cdef u32 gen, first_gen
    cdef u32 stamp[65536]
    cdef u32 member[MEMBERS]
    cdef u64 m_fits[MEMBERS]
    cdef u64 m_next[MEMBERS]
    cdef u64 m_bare[MEMBERS]
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
    @cython.locals(i=int, count=int, f=u32, e=u32, ups=u64, downs=u64, safe=u64, lowest=u32,
                   best=u32, most=int, height=int)
    cdef int flood(self, int t) noexcept nogil
    @cython.locals(i=int)
    cdef void fresh(self) noexcept nogil
    cdef inline u32 step(self, int card) noexcept nogil
    @cython.locals(placed=u64, fits=u64)
    cdef inline void look(self, int t, u32 f, int i) noexcept nogil
    cdef inline u64 out(self, u32 f) noexcept nogil
    cdef inline u64 empty_places(self, u64 placed, int empty) noexcept nogil
    @cython.locals(up=u64, g=u64)
    cdef inline u64 places(self, u64 placed, u64 roots) noexcept nogil
    cdef inline bint is_safe(self, int rank, int other, int mate) noexcept nogil
    @cython.locals(h0=int, h1=int, h2=int, h3=int, red=int, black=int, found=u64)
    cdef u64 safe(self, u32 f, int back) noexcept nogil
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
                   start=int, end=int, f=u32, placed=u64, goes=u64)
    cdef bint generate(self, int t, int count) noexcept nogil
    @cython.locals(i=int, count=int, s=int, h=int, down=int, b=u64, e=u32, f=u32)
    cdef int route(self, int t, u32 target) noexcept nogil
