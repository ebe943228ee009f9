# The C types of families.py: attributes, and for every method what it takes and returns.


cdef class Families(Memory):
    cdef public int use_families
    cdef int has_families
    cdef u64 *family
    cdef u64 *block

    cdef void make_families(self)
    @cython.locals(i=u64)
    cdef void begin_families(self) noexcept nogil
    cdef inline bint is_harder(self, u64 i, u64 cards, u64 locks) noexcept nogil
    @cython.locals(more=u64)
    cdef inline bint unlocks(self, u64 easy, u64 hard) noexcept nogil
    @cython.locals(k=u64, link=u64, i=u64)
    cdef bint is_lost_easier(self, u64 key, u64 cards, u64 locks) noexcept nogil
    @cython.locals(at=u64, first=u64, k=u64, link=u64, i=u64)
    cdef void add_lost(self, u64 key, u64 cards, u64 locks) noexcept nogil
    cdef inline bint is_lost_with_less(self, int t) noexcept nogil
    cdef inline void add_lost_node(self, int t) noexcept nogil
    @cython.locals(vector=u64)
    cdef inline u64 node_key(self, int t) noexcept nogil
    cdef inline u64 taken(self, int t) noexcept nogil
    @cython.locals(mask=u64, i=u64)
    cdef inline u64 family_slot(self, u64 key) noexcept nogil
    @cython.locals(size=u64, more=u64, i=u64)
    cdef bint grow_families(self) noexcept nogil
    @cython.locals(size=u64, more=u64, i=u64, fits=bint)
    cdef bint grow_blocks(self) noexcept nogil
