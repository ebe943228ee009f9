# The C types of memory.py: attributes, and for every method what it takes and returns.


cdef class Memory(Moves):
    cdef public int use_dominance
    cdef u64 *table
    cdef u64 table_size, table_used, relax_size, solved_size
    cdef u64 family_size, family_used, block_size, block_used

    cdef void make_memory(self)
    @cython.locals(i=u64)
    cdef void reset_table(self, u64 size) noexcept nogil
    @cython.locals(i=u64, one=u64, key=u64, two=u64, word=u64, rest=int, turns=int, redeals=int,
                   old_turns=int, old_redeals=int, mask=u64)
    cdef bint seen(self, int t, bint keep) noexcept nogil
    cdef inline bint earlier(self, int rest, int redeals, int turns, int then,
                             int later) noexcept nogil
    @cython.locals(h=u64)
    cdef inline u64 slot(self, u64 one, u64 two) noexcept nogil
    cdef inline u64 held(self) noexcept nogil
    @cython.locals(i=u64, k=u64, word=u64, size=u64, mask=u64)
    cdef void grow_table(self) noexcept nogil
    @cython.locals(i=u64, one=u64, key=u64, place=u64, mask=u64)
    cdef void mark(self, int t, u64 mark) noexcept nogil
