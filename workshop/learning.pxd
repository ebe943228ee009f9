# The C types of learning.py: attributes, and for every method what it takes and returns.
from libc.math cimport expf


cdef class Learning(Descent):
    cdef public int n_positions
    cdef int capacity, n_said
    cdef u64 rival[RIVALS * WORDS]
    cdef float rival_logit[RIVALS]
    cdef float path_value[DEPTH]
    cdef int path_greedy[DEPTH]
    cdef int deck[52]
    cdef u64 *positions
    cdef u64 *order_of

    @cython.locals(i=int)
    cpdef begin_learning(self, u64 capacity, u64 seed)
    @cython.locals(i=int, k=int, word=u64)
    cdef void store(self, int words) noexcept nogil
    @cython.locals(i=int, base=u64)
    cdef void recall(self, u64 at) noexcept nogil
    @cython.locals(loss=double)
    cpdef double fit(self, float rate, int batch)
    @cython.locals(i=int, n=int, k=int, at=u64, total=double, share=float, filled=int,
                   target=float, p=float)
    cdef double fit_all(self, float rate, int batch) noexcept nogil
    @cython.locals(i=int, bound=u64, rest=u64, state=u64, z=u64, k=int, card=int)
    cdef void deal_number(self, u64 number) noexcept nogil
    @cython.locals(i=int, row=int, j=int, card=int)
    cpdef begin_deal(self, u64 number, int draw, int redeals)
    @cython.locals(i=int, j=int)
    cpdef list dealt_cards(self)
    @cython.locals(wins=int, number=u64)
    cpdef int play(self, u64 first, u64 count, int draw, list redeals, float explore, float trace)
    @cython.locals(t=int, stored=int, start=int, verdict=int, result=float, n=int, best=int, k=int,
                   choice=int, base=u64, target=float)
    cdef float self_play(self, float explore, float trace) noexcept nogil
    @cython.locals(total=float, k=int)
    cdef int gamble(self, int n, int best) noexcept nogil
    @cython.locals(wins=int, kept=int, number=u64)
    cpdef int greedy_wins(self, u64 first, u64 count, int draw, list redeals)
    @cython.locals(won=int)
    cpdef int tree_win(self, u64 number, int draw, int redeals, int simulations, int curiosity)
    @cython.locals(i=int)
    cpdef list said(self)
    @cython.locals(t=int, dice=u64, n=int, best=int, i=int, k=int)
    cdef int tree_play(self, u64 number, int simulations, int curiosity) noexcept nogil
