# The C types of reach.py: attributes, and for every method what it takes and returns.


cdef class Reach(Memory):
    cdef public long reach_limit

    cdef void make_reach(self)
    @cython.locals(i=int, f=u32, w=u64, known=bint)
    cdef bint reachable(self, u64 d, int t) noexcept nogil
    cdef inline bint is_within(self, u32 f, u32 g) noexcept nogil
    @cython.locals(held=u64, p=u64, card=int, b=u64, tries=long, gone=u64, c0=int, c1=int, c2=int,
                   c3=int, free=u64, h0=int, h1=int, h2=int, h3=int, l0=int, l1=int,
                   l2=int, l3=int, g=u32, table=u64)
    cdef bint find_witness(self, u64 d, int i, u32 f) noexcept nogil
    cdef void note(self, u64 d, u64 witness) noexcept nogil
