# The C types of batch.py: arrays, and what each method takes and returns.
cimport cython

from ..solver.bits cimport ALL64, MIX, pick, roll, sow, u8, u64


@cython.final
cdef class Batch:
    cdef readonly int count
    cdef public long games, wins
    cdef u8[::1] st, legal, cards, places
    cdef const u64[::1] numbers
    cdef u64 rng
    cdef long n_numbers, next_number
    cdef int most, by_cards, restarts, is_solitario, n_table, columns, ranks, draw, passes
    cdef int returns, by_hand, redeal_draws, by_colour, asks, is_open

    cpdef adopt(self, int is_solitario, list places, int columns, int ranks, int draw, int passes,
                int returns, int by_hand, int redeal_draws, int by_colour, int asks, int is_open)
    @cython.locals(i=int)
    cpdef begin(self, const u64[::1] numbers, u64[::1] dealt, u8[::1] obs, u8[::1] masks, int most,
                int by_cards, int restarts, u64 seed)
    @cython.locals(i=int, wrong=int, end=int, out=int)
    cpdef int step(self, const int[::1] actions, u8[::1] obs, u8[::1] masks, float[::1] rewards,
                   u8[::1] ended, u64[::1] dealt)
    @cython.locals(i=int, a=int, n=int, k=int)
    cpdef sample(self, int[::1] actions)
    @cython.locals(b=int)
    cpdef tuple state(self, int i)
    @cython.locals(i=int, action=int)
    cdef int first_illegal(self, const int[::1] actions) noexcept nogil
    @cython.locals(b=int, k=int, j=int, n=int, card=int, number=u64)
    cdef void deal_next(self, int i, u64[::1] dealt) noexcept nogil
    @cython.locals(state=u64, z=u64, rest=u64, k=int, j=int, card=u8)
    cdef void shuffle(self, u64 number) noexcept nogil
    @cython.locals(b=int, n=int)
    cdef int ending(self, int i) noexcept nogil
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
    @cython.locals(a=int, b=int, c=int, k=int, j=int, down=int, card=int, n=int, is_known=bint)
    cdef void show(self, int i, u8[::1] obs, u8[::1] masks) noexcept nogil
