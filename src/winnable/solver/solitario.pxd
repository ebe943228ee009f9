# The C types of solitario.py: constants, arrays, and for every method what it takes and returns.
cimport cython

ctypedef unsigned long long u64
ctypedef unsigned int u32
ctypedef unsigned char u8

cdef enum:
    DEPTH = 4096
    NODES = 67108864
    LOST = 0
    WON = 1
    STOPPED = 2
    DEAD = 0
    CAPPED = 2
    ABORT = 3
    PLACE = 1
    STACK = 2
    OUT_DECK = 3
    OUT_TOP = 4
    OUT_TABLE = 5
    POP = 6
    PUSH = 7
    STOCK = 0
    WASTE = 10
    FOUNDATION = 12
    ALL = 63
    ATTEMPTS = 100

cdef extern from * nogil:
    """
    #include <stdlib.h>
    #define W_LOW32 0xFFFFFFFFULL
    #define W_ALL64 0xFFFFFFFFFFFFFFFFULL
    #define W_MIX 0x9E3779B97F4A7C15ULL
    #define W_ONE 1ULL
    static inline int w_ctz(unsigned long long x) { return __builtin_ctzll(x); }
    static unsigned long long *w_alloc(unsigned long long n) {
        return (unsigned long long *)calloc(n, sizeof(unsigned long long));
    }
    static void w_dealloc(unsigned long long *p) { free(p); }
    """
    const u64 LOW32 "W_LOW32"
    const u64 ALL64 "W_ALL64"
    const u64 MIX "W_MIX"
    const u64 ONE "W_ONE"
    int ctz "w_ctz"(u64 x)
    u64 *alloc "w_alloc"(u64 n)
    void dealloc "w_dealloc"(u64 *p)


@cython.final
cdef class Search:
    # switches, limits and counts
    cdef public int use_safe, use_reach, use_table, use_widening, use_skip
    cdef public int stop, why
    cdef public long reach_limit
    cdef public u64 nodes
    cdef u64 max_nodes, max_words
    # the game
    cdef int columns, ranks, by_colour, n_deck, greedy, blocking
    cdef u64 everything, first_table
    cdef u32 first_out
    cdef u8 heads[256]
    cdef u64 below[64]
    cdef u8 deck[64]
    cdef u64 rest[65]
    cdef object start, found
    # the frames of the search
    cdef u64 f_table[DEPTH]
    cdef int f_drawn[DEPTH]
    cdef u32 f_out[DEPTH]
    cdef u64 f_discards[DEPTH]
    cdef int f_act[DEPTH]
    cdef int won_depth
    # the tree of discards and the table of nodes
    cdef u64 *arena
    cdef u64 arena_size, arena_used
    cdef u64 *slots
    cdef u64 slots_size
    cdef u64 *table
    cdef u64 table_size, table_used

    @cython.locals(b=u64, s=int, rank=int)
    cpdef load(self, list columns, list heights, list deck, list discards, int hand, int origin,
               int by_colour, int asks, int ranks)
    @cython.locals(s=int, best=int, parent=int)
    cdef int matching(self, int above, int children) noexcept
    @cython.locals(verdict=int, greedy=int, done=int)
    cpdef int run(self, u64 nodes, u64 memory)
    @cython.locals(d=u64)
    cdef begin(self, int t)
    @cython.locals(budget=int, result=int)
    cdef int solve(self)
    @cython.locals(last=int, t=int, act=int, pushing=bint)
    cpdef list plan(self)
    cdef bint block(self, int t)
    @cython.locals(d=u64)
    cdef inline u64 key(self, int t) noexcept nogil
    cpdef moves(self)
    @cython.locals(d=u64, key=u64, known=int, result=int)
    cdef int visit(self, int t, int budget) noexcept nogil
    cdef bint count_node(self, int t) noexcept nogil
    @cython.locals(table=u64, f=u32, d=u64, capped=int, card=int, b=u64, fits=bint, result=int,
                   s=int, rank=int, low=int)
    cdef int expand(self, int t, int budget, int pushed) noexcept nogil
    @cython.locals(table=u64, capped=int, u=int, card=int, result=int)
    cdef int pushes(self, int t, int budget, int low) noexcept nogil
    @cython.locals(lowest=int, s=int, rank=int)
    cdef int lowest_fit(self, u32 f, u64 table) noexcept nogil
    cdef inline bint comes_back(self, u64 table, int pushed) noexcept nogil
    @cython.locals(u=int)
    cdef int child(self, int t, int act, int budget) noexcept nogil
    @cython.locals(card=int, kind=int, b=u64, table=u64, d=u64, f=u32, drawn=int, ok=bint)
    cdef bint play(self, int t, int u, int act) noexcept nogil
    @cython.locals(f=u32, table=u64, d=u64, before=int, act=int, card=int, s=int, rank=int,
                   lowest=int)
    cdef int settle_one(self, int t) noexcept nogil
    cdef inline bint is_next(self, u32 f, int card) noexcept nogil
    @cython.locals(rank=int, s=int, z=int, h=int)
    cdef bint is_safe(self, u32 f, int card) noexcept nogil
    @cython.locals(n=int, above=int, shift=int, here=int)
    cdef int chains(self, u64 table) noexcept nogil
    @cython.locals(n=int, rank=int, here=int, under=int)
    cdef bint is_end(self, u64 table, int card) noexcept nogil
    @cython.locals(i=int, f=u32, w=u64, known=bint)
    cdef bint reachable(self, u64 d, int t) noexcept nogil
    cdef inline bint is_within(self, u32 f, u32 g) noexcept nogil
    @cython.locals(held=u64, p=u64, card=int, b=u64, tries=long, gone=u64, c0=int, c1=int, c2=int,
                   c3=int, free=u64, h0=int, h1=int, h2=int, h3=int, l0=int, l1=int,
                   l2=int, l3=int, g=u32, table=u64)
    cdef bint find_witness(self, u64 d, int i, u32 f) noexcept nogil
    cdef int highest(self, int h, int s, u64 gone) noexcept nogil
    cdef void note(self, u64 d, u64 witness) noexcept nogil
    @cython.locals(word=u64, mask=u64, k=u64)
    cdef u64 push(self, u64 d, int card) noexcept nogil
    @cython.locals(h=u64)
    cdef inline u64 slot(self, u64 word) noexcept nogil
    cdef void reset_tables(self) noexcept nogil
    @cython.locals(size=u64, k=u64, n=u64, mask=u64)
    cdef bint grow_arena(self) noexcept nogil
    @cython.locals(mask=u64, k=u64)
    cdef int look_up(self, u64 key) noexcept nogil
    @cython.locals(word=u64, mask=u64, k=u64)
    cdef bint remember(self, u64 key, int budget) noexcept nogil
    @cython.locals(size=u64, n=u64, word=u64, k=u64, mask=u64)
    cdef bint grow_table(self) noexcept nogil
