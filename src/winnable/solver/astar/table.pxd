# The C types of table.py: attributes, and for every method what it takes and returns.


cdef class Table(Bounds):
    cdef int ranks, redeals, returns, n_talon, start_at, king, mark_shift
    cdef u64 everything, start_out, start_counts, start_parents
    cdef int left[COLUMNS]
    cdef int root[COLUMNS]
    cdef u64 built[COLUMNS]
    cdef int onto[CARDS]
    cdef int home[CARDS]
    cdef int height[4]
    cdef u64 covers[64]
    cdef u64 rest, at, passed, out, parents, counts, mark
    cdef u64 loose, visible, bare, talon_cards, blocked
    cdef int empties

    cdef void make_table(self)
    @cython.locals(s=int, i=int, j=int, k=int, n=int, shift=int, bits=int, low=u64, card=int,
                   other=int, a=int, b=int, up=u64)
    cpdef load(self, list columns, list down, list heights, list talon, int at, tuple rules)
    cdef void unload(self) noexcept nogil
    @cython.locals(first=u64, second=u64)
    cdef void unpack(self, u64 n) noexcept nogil
    @cython.locals(first=u64, second=u64)
    cdef void pack(self, u64 rest, u64 at, u64 passed, u64 out, u64 parents, u64 counts,
                   u64 mark) noexcept nogil
    @cython.locals(loose=u64, roots=u64, left=u64, up=u64, bare=u64, cards=u64, n=int, i=int, j=int,
                   s=int, card=int, rank=int, parent=int)
    cdef void lay_out(self) noexcept nogil
    cdef inline int parent_of(self, int card) noexcept nogil
    cdef inline int taker(self, int card) noexcept nogil
    cdef inline bint is_blocked(self, int j, int left, u64 run) noexcept nogil
    @cython.locals(rank=int, suit=int)
    cdef inline bint is_safe(self, int card) noexcept nogil
    cdef inline bint is_next(self, int card) noexcept nogil
