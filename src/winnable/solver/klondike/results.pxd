# The C types of results.py: attributes, and for every method what it takes and returns.


cdef class Results(Locks):
    cdef u64 *relaxed
    cdef u64 relaxed_used
    cdef u32 last_call, emptied
    cdef u32 plan[64]

    cdef void make_results(self)
    cdef inline bint make_room(self) noexcept nogil
    cdef int renumber(self) noexcept nogil
    @cython.locals(i=u64, mask=u64)
    cdef u64 relax_entry(self, u64 placed, u64 key) noexcept nogil
    @cython.locals(h=u64)
    cdef inline u64 relax_slot(self, u64 placed, u64 key) noexcept nogil
    @cython.locals(i=u64)
    cdef void reset_relaxed(self, u64 size) noexcept nogil
    @cython.locals(i=u64, k=u64, two=u64, size=u64, mask=u64)
    cdef bint grow_relaxed(self) noexcept nogil
