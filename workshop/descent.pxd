# The C types of descent.py: attributes, and for every method what it takes and returns.
from libc.math cimport expf, sqrtf


cdef class Descent(Tree):
    cdef public int steps
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

    @cython.locals(i=int)
    cdef void begin_net(self, u64 seed)
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
    @cython.locals(i=int)
    cpdef tuple parameters(self)
    @cython.locals(i=int)
    cpdef set_parameters(self, list weights, list mean, list square, list used, u64 dice)
