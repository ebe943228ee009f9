# The C types of bounds.py: attributes, and for every method what it takes and returns.


cdef class Bounds(Store):
    cdef public int use_columns, use_stock
    cdef int n_columns, draw, redeal_cost, effort
    cdef u8 talon[CARDS]
    cdef u8 dealt[SLOTS]
    cdef int first[COLUMNS]
    cdef int offset[COLUMNS]
    cdef u64 field[COLUMNS]
    cdef u64 needs[SLOTS]
    cdef u64 blocks[SLOTS]
    cdef u64 over[SLOTS]
    cdef u8 order[SLOTS]
    cdef u64 columns_keys[CACHE]
    cdef u8 columns_values[CACHE]
    cdef u64 stock_keys[CACHE]
    cdef u8 stock_values[CACHE]

    cdef void make_bounds(self)
    cdef void clear_bounds(self)
    @cython.locals(word=u64, k=u64)
    cdef int columns_bound(self, u64 counts, u64 blocked) noexcept nogil
    @cython.locals(there=u64)
    cdef int count_columns(self, u64 counts, u64 blocked) noexcept nogil
    @cython.locals(there=u64, cards=u64, a=int, j=int, n=int)
    cdef u64 need_columns(self, u64 counts) noexcept nogil
    @cython.locals(found=u64, b=int)
    cdef u64 over_lower(self, u64 lower) noexcept nogil
    @cython.locals(found=u64, j=int, n=int)
    cdef u64 under_runs(self, u64 counts, u64 blocked) noexcept nogil
    @cython.locals(found=int, changed=bint, needed=u64, rest=u64, need=u64, cycle=u64, seen=u64,
                   a=int, b=int, best=int)
    cdef int cut(self, u64 cards) noexcept nogil
    @cython.locals(word=u64, k=u64)
    cdef int stock_bound(self, u64 left, u64 at, u64 last) noexcept nogil
    @cython.locals(n=int, draws=int, found=int, again=int)
    cdef int count_stock(self, u64 left, int at, bint last) noexcept nogil
    @cython.locals(n=int, i=int, k=int, card=int, last_needed=int, top=int, need=u64)
    cdef int need_stock(self, u64 left, int at) noexcept nogil
