# The C types of klondike.py: constants, arrays, and for every method what it takes and returns.
cimport cython

ctypedef unsigned long long u64
ctypedef unsigned int u32
ctypedef unsigned char u8

cdef enum:
    DEPTH = 128
    HEIGHT = 9
    MEMBERS = 65536
    CHILDREN = 262144
    CHOICES = 4096
    RELAX_DEPTH = 512
    RELAX_CHILDREN = 131072
    LOST = 0
    WON = 1
    STOPPED = 2
    DEAD = 0
    TAINTED = 1
    ALIVE = 2
    LIMIT = 3
    IDS = 262144
    LOCKS = 1048576
    LOW18 = 262143
    NONE = 15
    GO = 0
    RESTART = 1
    LIMITED = 2
    REFUTED = 3
    NODES = 1
    MEMORY = 2
    STOP = 3
    UP = 65536
    REDEAL = 131072
    LOOSE = 262144

cdef extern from * nogil:
    """
    #include <stdlib.h>
    #define W_EVEN 0x5555555555555ULL
    #define W_CARDS 0xFFFFFFFFFFFFFULL
    #define W_LOW32 0xFFFFFFFFULL
    #define W_LOW38 0x3FFFFFFFFFULL
    #define W_LOW42 0x3FFFFFFFFFFULL
    #define W_PLACE (0xFFFULL << 38)
    #define W_IS_WON (1ULL << 62)
    #define W_NOTHING ((unsigned long long *)0)
    #define W_LAST_GEN 0xFFFFFF00ULL
    #define W_ALL64 0xFFFFFFFFFFFFFFFFULL
    #define W_MIX 0x9E3779B97F4A7C15ULL
    #define W_SCRAMBLE 0x2545F4914F6CDD1DULL
    #define W_ONE 1ULL
    static inline int w_ctz(unsigned long long x) { return __builtin_ctzll(x); }
    static inline int w_popcount(unsigned long long x) {
        x = x - ((x >> 1) & 0x5555555555555555ULL);
        x = (x & 0x3333333333333333ULL) + ((x >> 2) & 0x3333333333333333ULL);
        return (int)((((x + (x >> 4)) & 0x0F0F0F0F0F0F0F0FULL) * 0x0101010101010101ULL) >> 56);
    }
    static unsigned long long *w_alloc(unsigned long long n) {
        return (unsigned long long *)calloc(n, sizeof(unsigned long long));
    }
    static void w_dealloc(unsigned long long *p) { free(p); }
    """
    const u64 EVEN "W_EVEN"
    const u64 CARDS "W_CARDS"
    const u64 LOW32 "W_LOW32"
    const u64 LOW38 "W_LOW38"
    const u64 LOW42 "W_LOW42"
    const u64 PLACE "W_PLACE"
    const u64 IS_WON "W_IS_WON"
    u64 *NOTHING "W_NOTHING"
    const u64 LAST_GEN "W_LAST_GEN"
    const u64 ALL64 "W_ALL64"
    const u64 MIX "W_MIX"
    const u64 SCRAMBLE "W_SCRAMBLE"
    const u64 ONE "W_ONE"
    int ctz "w_ctz"(u64 x)
    int popcount "w_popcount"(u64 x)
    u64 *alloc "w_alloc"(u64 n)
    void dealloc "w_dealloc"(u64 *p)


@cython.final
cdef class Search:
    # switches, limits and counts
    cdef public int use_safe, use_relax, use_locks, use_alive, use_sharing, use_dominance, use_restarts, occupy
    cdef public long relax_from, relax_limit
    cdef int direction
    cdef long noise[4]
    cdef public int stop, verdict, why
    cdef public u64 nodes, relaxed_nodes, max_nodes, max_memory
    cdef public u64 unseen
    # the game
    cdef int ranks, n_columns, draw, returns, n_stock, unlimited, always
    cdef u64 all, kings, sentinel
    cdef u64 single[64]
    cdef u64 top[64]
    cdef u64 below[64]
    cdef u64 suit[4]
    cdef u8 dealt[81]
    cdef u8 home[64]
    cdef u32 weight[9]
    cdef u8 stock_card[64]
    cdef u8 stock_at[64]
    # the frames of the search
    cdef u64 f_cols[DEPTH]
    cdef u32 f_ck[DEPTH]
    cdef int f_empty[DEPTH]
    cdef u64 f_roots[DEPTH]
    cdef u64 f_down[DEPTH]
    cdef u64 f_loose[DEPTH]
    cdef u64 f_left[DEPTH]
    cdef u64 f_stock[DEPTH]
    cdef int f_p[DEPTH]
    cdef int f_redeals[DEPTH]
    cdef u32 f_entry[DEPTH]
    cdef u32 f_via[DEPTH]
    cdef u32 f_canon[DEPTH]
    cdef u32 f_best[DEPTH]
    cdef int f_card[DEPTH]
    cdef int f_next[DEPTH]
    cdef int f_end[DEPTH]
    cdef int won_depth
    # the choices at the root
    cdef u32 start
    cdef public int forced, weighed
    cdef int n_ways, n_choices, n_holes
    cdef int choice[CHILDREN]
    cdef u64 first_way[CHOICES]
    cdef int wins[CHOICES]
    cdef int losses[CHOICES]
    cdef int dived[CHOICES]
    cdef int hole[64]
    cdef int lot[64]
    cdef u64 dice
    # components
    cdef u32 gen, first_gen
    cdef u32 stamp[65536]
    cdef u32 member[MEMBERS]
    cdef u64 m_fits[MEMBERS]
    cdef u64 m_next[MEMBERS]
    cdef u64 m_bare[MEMBERS]
    cdef int from_member[MEMBERS]
    cdef u8 from_card[MEMBERS]
    cdef u8 from_down[MEMBERS]
    cdef u64 child[CHILDREN]
    cdef int child_top
    cdef u64 now, later
    cdef u64 order[64]
    # the driver
    cdef int abort, root_asked
    cdef u64 run_number, run_end, rng
    # the table of configurations
    cdef u64 *table
    cdef u64 table_size, table_used
    # the relaxation
    cdef u64 *relaxed
    cdef u64 relax_size, relaxed_used, relax_stop
    cdef u32 call
    cdef u8 call_result[IDS]
    cdef u64 known_key[8192]
    cdef u32 known_id[8192]
    cdef u32 lock_id[64]
    cdef u64 lock_key[64]
    cdef u32 lock_top
    cdef u64 stock_bits
    cdef u64 lock[64]
    cdef int canon[64]
    cdef int ordinal[64]
    cdef int full
    cdef u64 g_placed[RELAX_DEPTH]
    cdef u64 g_roots[RELAX_DEPTH]
    cdef u64 g_down[RELAX_DEPTH]
    cdef u64 g_cols[RELAX_DEPTH]
    cdef u32 g_ck[RELAX_DEPTH]
    cdef int g_empty[RELAX_DEPTH]
    cdef int g_low[RELAX_DEPTH]
    cdef u64 g_fits[RELAX_DEPTH]
    cdef u64 g_bare[RELAX_DEPTH]
    cdef u64 g_next[RELAX_DEPTH]
    cdef u64 c_placed[RELAX_CHILDREN]
    cdef u32 c_meta[RELAX_CHILDREN]
    cdef int relax_child_top
    cdef u64 x_fits, x_free
    cdef int x_room

    cdef void interpret(self)
    @cython.locals(b=u64, s=int, rank=int)
    cdef void make_tables(self) noexcept nogil
    @cython.locals(loose=u64, down=u64, roots=u64, cols=u64, ck=u32, empty=int, weight=u32, b=u64,
                   held=u64, f=u32, p=int, j=int, i=int, k=int, n=int, s=int, pos=int, top=int)
    cpdef load(self, list columns, list heights, list stock, int waste, int draw, int redeals,
               int returns, int ranks)
    cpdef int run(self, u64 nodes, u64 memory)
    cpdef list perft(self, int depth)
    cdef visit(self, int t, list levels)
    cdef int solve(self) noexcept nogil
    cdef void begin(self, u64 size) noexcept nogil
    @cython.locals(result=int)
    cdef int hunt(self, int t, int start) noexcept nogil
    @cython.locals(i=int, k=int, count=int, card=int, goers=u64, roots=u64, ups=u64, entry=u64,
                   other=u64, best=u64, f=u32)
    cpdef list survey(self, u64 allowed)
    cpdef tuple node(self)
    @cython.locals(i=int, k=int, count=int, entry=u64)
    cpdef list way(self, int choice)
    @cython.locals(k=int, verdict=int)
    cpdef list judge(self, u64 nodes, u64 memory)
    cdef int ask(self, u64 nodes) noexcept nogil
    @cython.locals(k=int)
    cpdef list weigh(self, u64 seed, int worlds, u64 nodes, u64 states, int draw, int dives)
    @cython.locals(hidden=u64, n=int, k=int, i=int, verdict=int)
    cdef void weigh_all(self, int worlds, u64 nodes, u64 states, int draw,
                        int dives) noexcept nogil
    @cython.locals(start=int, count=int)
    cdef int dive(self, int t) noexcept nogil
    @cython.locals(i=int, j=int, k=int)
    cdef void find_holes(self, u64 hidden) noexcept nogil
    @cython.locals(i=int, k=int, card=int, b=u64)
    cdef void shuffle(self) noexcept nogil
    @cython.locals(n=int, p=int)
    cdef void deal(self) noexcept nogil
    @cython.locals(t=int, start=int, i=int, up=bint)
    cpdef list path(self)
    @cython.locals(i=int, count=int, s=int, h=int, down=int, b=u64, e=u32, f=u32)
    cdef int route(self, int t, u32 target) noexcept nogil
    @cython.locals(k=u64)
    cdef u64 luby(self, u64 i) noexcept nogil
    @cython.locals(entry=u64, i=int, count=int, start=int, end=int)
    cdef int dfs(self, int t) noexcept nogil
    cdef int give_up(self, int why) noexcept nogil
    @cython.locals(i=int, count=int, f=u32, e=u32, ups=u64, downs=u64, safe=u64, lowest=u32,
                   best=u32, most=int, height=int)
    cdef int flood(self, int t) noexcept nogil
    @cython.locals(i=int)
    cdef void fresh(self) noexcept nogil
    cdef inline u32 step(self, int card) noexcept nogil
    @cython.locals(placed=u64, fits=u64)
    cdef inline void look(self, int t, u32 f, int i) noexcept nogil
    cdef inline u64 out(self, u32 f) noexcept nogil
    @cython.locals(up=u64, g=u64)
    cdef inline u64 places(self, u64 placed, u64 roots) noexcept nogil
    cdef inline bint is_safe(self, int rank, int other, int mate) noexcept nogil
    @cython.locals(h0=int, h1=int, h2=int, h3=int, red=int, black=int, found=u64)
    cdef u64 safe(self, u32 f, int back) noexcept nogil
    @cython.locals(entry=u64, f=u32, i=int)
    cdef void strike(self, int t) noexcept nogil
    @cython.locals(i=int, ups=u64, goers=u64)
    cdef bint commit(self, int t, int count) noexcept nogil
    @cython.locals(b=u64)
    cdef u64 safe_stock(self, int t) noexcept nogil
    cdef int nth(self, u64 left, int i) noexcept nogil
    @cython.locals(f=u32, card=int, s=int, b=u64, j=int, k=int, i=int, u=int, at=int, left=u64)
    cdef void enter(self, int t, u64 entry) noexcept nogil
    @cython.locals(b=u64, i=int, n=int, wait=int, grid=int, left=u64)
    cdef void access(self, int t) noexcept nogil
    @cython.locals(b=u64, i=int, k=int, order=int, card=int, first=u64, entry=u64,
                   start=int, end=int, f=u32, placed=u64, goes=u64)
    cdef bint generate(self, int t, int count) noexcept nogil
    @cython.locals(i=u64)
    cdef void reset_table(self, u64 size) noexcept nogil
    @cython.locals(i=u64, one=u64, key=u64, two=u64, word=u64, rest=int, turns=int, redeals=int,
                   old_turns=int, old_redeals=int, mask=u64)
    cdef bint seen(self, int t) noexcept nogil
    cdef inline bint earlier(self, int rest, int redeals, int turns, int then,
                             int later) noexcept nogil
    @cython.locals(h=u64)
    cdef inline u64 slot(self, u64 one, u64 two) noexcept nogil
    @cython.locals(i=u64, k=u64, word=u64, size=u64, mask=u64)
    cdef void grow_table(self) noexcept nogil
    @cython.locals(i=u64, one=u64, key=u64, place=u64, mask=u64)
    cdef void mark(self, int t, u64 mark) noexcept nogil
    @cython.locals(locks=bint)
    cdef bint refuted(self, int t) noexcept nogil
    @cython.locals(f=u32, left=u64)
    cdef int relax_frame(self, int t, int locks) noexcept nogil
    @cython.locals(below=u64, left=u64, reach=u64, prefix=u64, at=u64, c=int, u=int, n=int, p=int,
                   last=int, more=bint, place=int)
    cdef void find_locks(self, int t, int locks) noexcept nogil
    @cython.locals(h=u64, key=u64)
    cdef u32 lock_number(self, int low) noexcept nogil
    @cython.locals(low=int, two=u64, key=u64, i=u64, known=u64, call=u32, outcome=int, result=int,
                   start=int, end=int, k=int, lock=u64, placed=u64)
    cdef int relax(self, int t) noexcept nogil
    cdef int renumber(self) noexcept nogil
    @cython.locals(i=u64, mask=u64)
    cdef u64 relax_entry(self, u64 placed, u64 key) noexcept nogil
    @cython.locals(h=u64)
    cdef inline u64 relax_slot(self, u64 placed, u64 key) noexcept nogil
    @cython.locals(i=u64)
    cdef void reset_relaxed(self, u64 size) noexcept nogil
    @cython.locals(i=u64, k=u64, two=u64, size=u64, mask=u64)
    cdef bint grow_relaxed(self) noexcept nogil
    @cython.locals(placed=u64, roots=u64, down=u64, low=int, lock=u64, fixed=u64, h0=int, h1=int,
                   h2=int, h3=int, nexts=u64, fits=u64, bare=u64,
                   free=u64, tops=u64, red=int, black=int, b=u64, gone=u64, best=int, c=int,
                   ranks=int, top_shift=int)
    cdef void settle(self, int t) noexcept nogil
    @cython.locals(k=int, b=u64)
    cdef void turn(self, int t, int j) noexcept nogil
    @cython.locals(j=int, u=int)
    cdef void descend(self, int t, int k) noexcept nogil
    @cython.locals(b=u64, rest=u64, twin=u64, card=int, j=int, low=int, then=int, lock=u64,
                   placed=u64, roots=u64, nexts=u64, bare=u64)
    cdef bint expand(self, int t) noexcept nogil
    @cython.locals(b=u64, i=int)
    cdef int take(self, int card, int low) noexcept nogil
    @cython.locals(b=u64, card=int)
    cdef void climb(self, u64 need, u64 placed, int j, int low) noexcept nogil
    cdef void add(self, u64 placed, int j, int low) noexcept nogil
