# The C types of relaxation.py: attributes, and for every method what it takes and returns.


cdef class Relaxation(Relaxed):
    cdef public int use_relax, use_locks, use_alive, use_easier, use_closing
    cdef public u64 relax_from, relax_limit, easier_from
    cdef u64 first_node, first_state
    cdef int root_asked
    cdef u64 relax_stop
    cdef u32 call
    cdef int call_base, is_easier
    cdef u64 left_open[RELAX_OPEN]
    cdef u32 left_ck[RELAX_OPEN]
    cdef int open_top

    cdef void make_relaxation(self)
    @cython.locals(locks=bint)
    cdef bint refuted(self, int t) noexcept nogil
    @cython.locals(left=u64, states=u64)
    cdef int relax_frame(self, int t, int locks) noexcept nogil
    @cython.locals(low=int, two=u64, key=u64, i=u64, known=u64, call=u32, outcome=int, result=int,
                   start=int, end=int, k=int, lock=u64, placed=u64, emptied=u32,
                   opened=int, fixed=u64)
    cdef int relax(self, int t) noexcept nogil
    cdef inline void leave_open(self, int t) noexcept nogil
    @cython.locals(i=u64, k=int, low=int, placed=u64)
    cdef void close(self, int opened) noexcept nogil
    @cython.locals(call=u32, base=int, result=int)
    cdef bint lost_without_locks(self, int t) noexcept nogil
