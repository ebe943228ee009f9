# The C types of learning.py: attributes, and for every method what it takes and returns.
cimport cython
from libc.math cimport expf, sqrtf

from winnable.solver.bits cimport *
from winnable.players.tree cimport Tree


cdef class Learning(Tree):
    cdef public int n_positions, steps
    cdef int capacity, n_said
    cdef float weight_at[PARAMETERS]
    cdef float mean[PARAMETERS]
    cdef float square[PARAMETERS]
    cdef float slope[PARAMETERS]
    cdef float most_act
    cdef float second_t[SECOND * HIDDEN]
    cdef u8 touched[INPUTS]
    cdef u8 used[INPUTS]
    cdef float act1[HIDDEN]
    cdef float act2[SECOND]
    cdef float slope1[HIDDEN]
    cdef float slope2[SECOND]
    cdef u64 rival[RIVALS * WORDS]
    cdef float rival_logit[RIVALS]
    cdef float path_value[DEPTH]
    cdef int path_greedy[DEPTH]
    cdef int deck[52]
    cdef u64 *positions
    cdef u64 *order_of

    @cython.locals(i=int)
    cpdef begin_learning(self, u64 capacity, u64 seed)
    cdef float noise_of(self) noexcept nogil
    @cython.locals(h=cython.Py_ssize_t, i=cython.Py_ssize_t, k=cython.Py_ssize_t, row=cython.Py_ssize_t, a=float, total=float,
                   most=float)
    cdef float forward(self) noexcept nogil
    cdef inline float logistic(self, float x) noexcept nogil
    @cython.locals(h=cython.Py_ssize_t, i=cython.Py_ssize_t, k=cython.Py_ssize_t, row=cython.Py_ssize_t, index=cython.Py_ssize_t, a=float, s=float,
                   most=float)
    cdef void backward(self, float error) noexcept nogil
    @cython.locals(i=cython.Py_ssize_t, g=float, m=float, v=float, w=float, slow=float, slower=float,
                   tiny=float)
    cdef void adam(self, Py_ssize_t first, Py_ssize_t last, float rate, float most) noexcept nogil
    @cython.locals(i=int, n=int, _=int, low=double, high=double)
    cdef void step_adam(self, float rate) noexcept nogil
    @cython.locals(h=cython.Py_ssize_t, k=cython.Py_ssize_t)
    cdef void turn_second(self) noexcept nogil
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
    @cython.locals(i=int)
    cpdef tuple parameters(self)
    @cython.locals(i=int)
    cpdef set_parameters(self, list weights, list mean, list square, list used, u64 dice)
