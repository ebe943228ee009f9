# The C types of batch.py: attributes, and for every method what it takes and returns.


cdef class Batch(Tables):
    cdef readonly int count
    cdef readonly long games, wins
    cdef u8[::1] cards
    cdef const u64[::1] numbers
    cdef u64 rng
    cdef long n_numbers, next_number
    cdef int most, by_cards, restarts

    @cython.locals(i=int)
    cpdef begin(self, const u64[::1] numbers, u64[::1] dealt, u8[::1] obs, u8[::1] masks, int most,
                int by_cards, int restarts, u64 seed)
    @cython.locals(i=int, b=int, wrong=int, end=int, out=int)
    cpdef int step(self, const int[::1] actions, u8[::1] obs, u8[::1] masks, float[::1] rewards,
                   u8[::1] ended, u64[::1] dealt)
    @cython.locals(i=int)
    cpdef renew(self, const u8[::1] which, u8[::1] obs, u8[::1] masks, u64[::1] dealt)
    @cython.locals(i=int, a=int, n=int, k=int)
    cpdef sample(self, int[::1] actions)
    @cython.locals(i=int, action=int)
    cdef int first_illegal(self, const int[::1] actions) noexcept nogil
    @cython.locals(b=int, n=int)
    cdef int ending(self, int i) noexcept nogil
    cdef void deal_next(self, int i, u64[::1] dealt) noexcept nogil
    @cython.locals(b=int, k=int, j=int, n=int, card=int)
    cdef void deal(self, int i, u64 number) noexcept nogil
    @cython.locals(state=u64, z=u64, rest=u64, k=int, j=int, card=u8)
    cdef void shuffle(self, u64 number) noexcept nogil
    @cython.locals(a=int, b=int, c=int, k=int, j=int, down=int, card=int, n=int, is_known=bint)
    cdef void show(self, int i, u8[::1] obs, u8[::1] masks) noexcept nogil
