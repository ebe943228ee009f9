# The C types of memory.py: attributes, and for every method what it takes and returns.


cdef class Memory(State):
    cdef u64 max_words
    cdef u64 *arena
    cdef u64 arena_size, arena_used
    cdef u64 *slots
    cdef u64 slots_size
    cdef u64 *table
    cdef u64 table_size, table_used

    cdef void make_memory(self)
    @cython.locals(word=u64, mask=u64, k=u64)
    cdef u64 push(self, u64 d, int card) noexcept nogil
    @cython.locals(h=u64)
    cdef inline u64 slot(self, u64 word) noexcept nogil
    cdef void free_tables(self) noexcept nogil
    cdef void reset_tables(self) noexcept nogil
    @cython.locals(size=u64, k=u64, n=u64, mask=u64)
    cdef bint grow_arena(self) noexcept nogil
    @cython.locals(mask=u64, k=u64)
    cdef int look_up(self, u64 key) noexcept nogil
    @cython.locals(word=u64, mask=u64, k=u64)
    cdef bint remember(self, u64 key, int budget) noexcept nogil
    @cython.locals(size=u64, n=u64, word=u64, k=u64, mask=u64)
    cdef bint grow_table(self) noexcept nogil
