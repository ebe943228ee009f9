# The C types of net.py: attributes, and for every method what it takes and returns.


cdef class Net(Inputs):
    cdef short w1[INPUTS * HIDDEN]
    cdef short b1[HIDDEN]
    cdef short w2[HIDDEN * SECOND]
    cdef int b2[SECOND]
    cdef int w3[SECOND]
    cdef int b3
    cdef u32 sigmoid[SIGMOID]
    cdef short sum1[HIDDEN]
    cdef int sum2[SECOND]

    cdef void make_net(self)
    @cython.locals(i=int)
    cpdef set_net(self, bytes w1, list b1, bytes w2, list b2, list w3, int b3, list sigmoid)
    @cython.locals(h=cython.Py_ssize_t, i=int, k=cython.Py_ssize_t, row=cython.Py_ssize_t, a=int, total=int)
    cdef int logit(self) noexcept nogil
    cdef int value(self, int t) noexcept nogil
