# The C types of quick.py: constants, arrays, and for every method what it takes and returns.
cimport cython

ctypedef unsigned long long u64
ctypedef unsigned char u8

cdef enum:
    DOWN = 13
    SIZE = 4
    WASTE = 22
    DECK = 23
    REDEALS = 24
    SEEN = 25
    CARDS = 26
    PILES = 78
    PILE = 24
    FRAME = 296
    FRAMES = 160
    MOVES = 8192
    FROM_WASTE = 10
    TO_FOUNDATION = 12
    DRAW = 0
    ENDLESS = 255
    BEGINNER = 0
    CASUAL = 1
    CAREFUL = 2
    PATIENT = 3
    ESCAPE = 52
    LOST = 0
    WON = 1
    UNDECIDED = 2

cdef extern from * nogil:
    """
    #include <stdlib.h>
    #define W_ALL64 0xFFFFFFFFFFFFFFFFULL
    #define W_MIX 0x9E3779B97F4A7C15ULL
    #define W_STAR 0x2545F4914F6CDD1DULL
    #define W_ONE 1ULL
    #define W_NOTHING ((unsigned long long *)0)
    static unsigned long long *w_alloc(unsigned long long n) {
        return (unsigned long long *)calloc(n, sizeof(unsigned long long));
    }
    static void w_dealloc(unsigned long long *p) { free(p); }
    """
    const u64 ALL64 "W_ALL64"
    const u64 MIX "W_MIX"
    const u64 STAR "W_STAR"
    const u64 ONE "W_ONE"
    u64 *NOTHING "W_NOTHING"
    u64 *alloc "w_alloc"(u64 n)
    void dealloc "w_dealloc"(u64 *p)


@cython.final
cdef class Quick:
    cdef public u64 nodes
    cdef public int worlds, slip, habit
    cdef u64 rng
    cdef public int draw, ranks, returns
    cdef int columns, full
    cdef u8 at[64]
    cdef u8 st[47360]
    cdef int mv[8192]
    cdef int mv_score[8192]
    cdef int mv_base, mv_top
    cdef int frame_next[160]
    cdef int frame_end[160]
    cdef u8 plays[512]
    cdef u8 keep[512]
    cdef u8 hidden[64]
    cdef u64 *table
    cdef u64 table_size, table_used
    cdef u64 key0, key1, key2

    cdef void interpret(self)
    @cython.locals(i=int, j=int)
    cpdef load(self, list piles, list down, list heights, list deck, int waste, int draw,
               int redeals, int returns, int ranks, int seen)
    cpdef tuple state(self, int t)
    @cython.locals(i=int)
    cpdef list useful(self, int t)
    cpdef copy(self, int t, int u)
    cpdef play(self, int t, int move)
    @cython.locals(i=int)
    cdef inline void copied(self, int b, int c) noexcept nogil
    cdef void seed(self, u64 seed) noexcept nogil
    @cython.locals(x=u64)
    cdef inline int below(self, int n) noexcept nogil
    @cython.locals(n=int, onto=int)
    cdef inline bint fits(self, int b, int card, int j) noexcept nogil
    cdef inline bint is_next(self, int b, int card) noexcept nogil
    cdef inline bint is_won(self, int b) noexcept nogil
    cdef inline void add(self, int move, int score) noexcept nogil
    @cython.locals(first=int, j=int, k=int, n=int, waste=int, down=int, card=int, tried=int)
    cdef int list_useful(self, int b) noexcept nogil
    cdef bint deal_on(self, int b) noexcept nogil
    cdef inline int cycle(self, int b) noexcept nogil
    @cython.locals(source=int, target=int, count=int, n=int, i=int, card=int, s=int)
    cdef void make(self, int b, int move) noexcept nogil
    cdef inline void put(self, int b, int card, int target) noexcept nogil
    @cython.locals(result=int)
    cpdef int plain(self, u64 limit)
    @cython.locals(t=int, b=int, c=int, move=int)
    cdef int search_plain(self, u64 limit) noexcept nogil
    @cython.locals(b=int, most=int)
    cdef bint open_frame(self, int t) noexcept nogil
    @cython.locals(i=int, j=int, n=int, card=int)
    cdef void make_key(self, int b) noexcept nogil
    @cython.locals(h=u64)
    cdef inline u64 slot(self, u64 one, u64 two, u64 three) noexcept nogil
    @cython.locals(i=u64, size=u64)
    cdef void empty_table(self) noexcept nogil
    @cython.locals(i=u64, mask=u64)
    cdef bint is_known(self) noexcept nogil
    @cython.locals(i=u64, k=u64, mask=u64, size=u64)
    cdef void grow(self) noexcept nogil
    @cython.locals(won=int, i=int)
    cpdef int wins(self, int rung, int plays, u64 seed)
    @cython.locals(move=int)
    cpdef int choose(self, int rung, int idle, u64 seed)
    @cython.locals(idle=int, move=int)
    cdef bint play_out(self, int b, int rung) noexcept nogil
    cdef bint can_deal(self, int b) noexcept nogil
    @cython.locals(n=int, rest=int)
    cdef int decide(self, int b, int rung, int idle) noexcept nogil
    @cython.locals(i=int, source=int, target=int, score=int, card=int)
    cdef void rate(self, int b) noexcept nogil
    cdef int source_card(self, int b, int source) noexcept nogil
    @cython.locals(i=int, n=int, most=int, chosen=int)
    cdef int best(self) noexcept nogil
    @cython.locals(rank=int, other=int)
    cdef inline bint is_safe(self, int b, int card) noexcept nogil
    cdef int laxness(self, int b, int idle) noexcept nogil
    @cython.locals(j=int, k=int, base=int, placed=int)
    cdef bint gives_place(self, int b, int card) noexcept nogil
    @cython.locals(j=int, i=int, waste=int)
    cdef bint king_waits(self, int b) noexcept nogil
    @cython.locals(j=int, k=int, n=int, down=int, card=int, base=int, king=bint, i=int, waste=int,
                   under=int, s=int, move=int, tried=int, source=int)
    cdef void list_careful(self, int b, int lax) noexcept nogil
    @cython.locals(cycle=int, n=int, i=int, _=int, usual=int, worlds=int, base=int, first=int, draws=bint, rng=u64, c=int)
    cdef int patient(self, int b, int idle) noexcept nogil
    @cython.locals(move=int)
    cdef int value(self, int c, int idle) noexcept nogil
    @cython.locals(i=int, j=int, n=int, mask=u64, card=int, m=int)
    cdef void imagine(self, int b) noexcept nogil
    @cython.locals(b=int, c=int, j=int, n=int, down=int, card=int, target=int, tried=u64, most=int,
                   draws=int, waste=int)
    cpdef list choices(self, int t)
    @cython.locals(i=int, n=int)
    cpdef follow(self, bytes plays, int count)
    @cython.locals(b=int, idle=int, move=int)
    cpdef wander(self, u64 seed, int plays, int rung)
    @cython.locals(i=int, n=int)
    cpdef bytes shorten(self, bytes plays)
    @cython.locals(i=int, b=int, card=int, away=int, s=int, target=int, low=int)
    cdef bint replay(self, int n) noexcept nogil
    @cython.locals(j=int, i=int, n=int, most=int)
    cdef int reach(self, int b, int card) noexcept nogil
    @cython.locals(j=int)
    cdef int taker(self, int b, int card) noexcept nogil
    @cython.locals(move=int, count=int, j=int, above=int, target=int)
    cdef bint up(self, int b, int card) noexcept nogil
    @cython.locals(move=int, target=int)
    cdef bint to_table(self, int b, int card) noexcept nogil
