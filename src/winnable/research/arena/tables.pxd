# The C types of tables.py: attributes, and for every method what it takes and returns.


cdef class Tables(Board):
    cdef u8[::1] legal, places, sources, targets
    cdef int n_table, passes, is_open

    cpdef arrange(self, bytes places, int passes, bint is_open, bytes sources, bytes targets)
    cpdef hold_games(self, int count)
    cpdef int passed(self, int i)
    @cython.locals(a=int, b=int, k=int, j=int, n=int, up=int, card=int, found=int)
    cdef int find_legal(self, int i) noexcept nogil
    @cython.locals(n=int, up=int, count=int)
    cdef inline int run(self, int b, int j, int k) noexcept nogil
    @cython.locals(found=int, card=int, origin=int, k=int, j=int, n=int)
    cdef int find_solitario(self, int a, int b) noexcept nogil
    cdef inline void count_move(self, int b) noexcept nogil
    @cython.locals(before=int, source=int, target=int, count=int)
    cdef int move(self, int b, int action) noexcept nogil
