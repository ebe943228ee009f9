# The C types of store.py: attributes, and for every method what it takes and returns.


cdef class Store:
    cdef public int stop, why, ceiling, floor, use_partial
    cdef int postponed, weight, cost
    cdef public u64 used, expanded
    cdef u64 most, n_slots, n_entries, spare, goal, number
    cdef int width
    cdef u64 key[WORDS]
    cdef u64 heads[BUCKETS]
    cdef u64 *keys
    cdef u64 *records
    cdef u64 *slots
    cdef u64 *entries

    cdef void make_store(self)
    cdef void free_store(self)
    @cython.locals(k=int)
    cdef void reset_store(self, int width, int ceiling, u64 memory, int weight)
    cpdef int run(self, u64 nodes)
    @cython.locals(n=u64)
    cdef int loop(self, u64 nodes) noexcept nogil
    @cython.locals(word=u64, n=u64)
    cpdef win(self)
    @cython.locals(h=u64, i=int)
    cdef inline u64 hash_at(self, u64 at) noexcept nogil
    @cython.locals(estimate=int, bucket=int, width=int, at=u64, h=u64, mask=u64, k=u64, tag=u64, n=u64, i=int,
                   same=bint)
    cdef u64 put(self, int cost, int bound, u64 parent, int move) noexcept nogil
    @cython.locals(word=u64)
    cdef void postpone(self, u64 n) noexcept nogil
    @cython.locals(word=u64)
    cdef u64 record(self, int cost, int bound, u64 parent, int move) noexcept nogil
    @cython.locals(entry=u64, word=u64)
    cdef void queue(self, u64 n, int bucket) noexcept nogil
    @cython.locals(entry=u64, word=u64, n=u64, most=int)
    cdef u64 take(self) noexcept nogil
    @cython.locals(mask=u64, n=u64, h=u64, k=u64, tag=u64)
    cdef void grow_slots(self) noexcept nogil
