# The C types of state.py: attributes, and for every method what it takes and returns.


cdef class State:
    # limits and counts
    cdef public int stop, why
    cdef public u64 nodes, relaxed_nodes, max_nodes, max_memory
    cdef public u64 unseen
    cdef public int wanted
    cdef int abort
    # the game
    cdef int ranks, n_columns, draw, returns, n_stock, unlimited, always, direction
    cdef u64 all, heads, sentinel
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

    cdef void make_state(self)
    @cython.locals(b=u64, s=int, rank=int)
    cdef void make_tables(self) noexcept nogil
    @cython.locals(loose=u64, covered=u64, roots=u64, cols=u64, ck=u32, empty=int, weight=u32, b=u64,
                   held=u64, f=u32, p=int, j=int, i=int, k=int, n=int, s=int, card=int, pos=int,
                   hidden=int)
    cpdef load(self, object columns, object down, object heights, object stock, object waste,
               int draw, int redeals, int returns, int ranks)
    cdef inline void copy_frame(self, int t, int u) noexcept nogil
    cdef int give_up(self, int why) noexcept nogil
