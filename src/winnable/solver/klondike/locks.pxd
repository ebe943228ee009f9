# The C types of locks.py: attributes, and for every method what it takes and returns.


cdef class Locks(Families):
    cdef public int use_sharing
    cdef u64 known_key[SHARED]
    cdef u32 known_id[SHARED]
    cdef u32 lock_id[64]
    cdef u64 lock_key[64]
    cdef u32 lock_top, lock_floor
    cdef public int lock_bits
    cdef u64 stock_bits
    cdef u64 lock[64]
    cdef u64 lock_word[64]
    cdef int canon[64]
    cdef int ordinal[64]
    cdef int full

    cdef void make_locks(self)
    @cython.locals(i=int)
    cdef void reset_locks(self) noexcept nogil
    @cython.locals(below=u64, left=u64, reach=u64, prefix=u64, shut=u64, at=u64, c=int, u=int, n=int, p=int,
                   last=int, more=bint, place=int)
    cdef void find_locks(self, int t, int locks) noexcept nogil
    @cython.locals(h=u64, key=u64)
    cdef u32 lock_number(self, int low) noexcept nogil
    @cython.locals(b=u64, i=int)
    cdef int take(self, int card, int low) noexcept nogil
