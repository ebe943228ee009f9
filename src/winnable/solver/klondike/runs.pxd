# The C types of runs.py: attributes, and for every method what it takes and returns.


cdef class Runs(DrawOne):
    cdef public int use_restarts
    cdef int won_depth
    cdef u64 run_end

    cdef void make_runs(self)
    cdef void begin(self, u64 size) noexcept nogil
    @cython.locals(result=int)
    cdef int hunt(self, int t, int start) noexcept nogil
    @cython.locals(entry=u64, i=int, count=int, start=int, end=int, scope=int, whole=bint)
    cdef int dfs(self, int t) noexcept nogil
    @cython.locals(k=u64)
    cdef u64 luby(self, u64 i) noexcept nogil
