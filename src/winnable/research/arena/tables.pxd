# The C types of tables.py: attributes, and for every method what it takes and returns.
cimport cython

from ...solver.bits cimport *


cdef class Tables:
    cdef u8[::1] st, legal, places
    cdef int is_solitario, n_table, columns, ranks, draw, passes
    cdef int returns, by_hand, redeal_draws, by_colour, asks, is_open

    cpdef adopt(self, int is_solitario, list places, int columns, int ranks, int draw, int passes,
                int returns, int by_hand, int redeal_draws, int by_colour, int asks, int is_open)
    cpdef hold(self, int count)
    @cython.locals(b=int)
    cpdef tuple state(self, int i)
    cdef inline int out(self, int b) noexcept nogil
    cdef inline bint is_next(self, int b, int card) noexcept nogil
    @cython.locals(n=int, onto=int)
    cdef inline bint takes(self, int b, int card, int k) noexcept nogil
    @cython.locals(a=int, b=int, k=int, j=int, n=int, up=int, card=int, found=int)
    cdef int find_legal(self, int i) noexcept nogil
    @cython.locals(n=int, up=int, count=int)
    cdef inline int run(self, int b, int j, int k) noexcept nogil
    @cython.locals(found=int, card=int, origin=int, k=int, j=int, n=int)
    cdef int find_solitario(self, int a, int b) noexcept nogil
    @cython.locals(before=int, card=int, j=int)
    cdef int move(self, int b, int action) noexcept nogil
    cdef inline void put(self, int b, int card, int k) noexcept nogil
    @cython.locals(n=int)
    cdef inline int take(self, int b, int j) noexcept nogil
    @cython.locals(count=int, n=int, i=int)
    cdef void shift(self, int b, int j, int k) noexcept nogil
    @cython.locals(n=int, i=int, _=int)
    cdef void draw_cards(self, int b) noexcept nogil
    @cython.locals(card=int)
    cdef void draw_card(self, int b) noexcept nogil
    @cython.locals(card=int)
    cdef void lay(self, int b, int action) noexcept nogil
