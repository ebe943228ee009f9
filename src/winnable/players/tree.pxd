# The C types of tree.py: attributes, and for every method what it takes and returns.


cdef class Tree(Net):
    cdef int n_nodes, n_edges
    # nodes
    cdef int first_edge[TREE_NODES]
    cdef int edge_count[TREE_NODES]
    cdef int visits[TREE_NODES]
    cdef int fixed[TREE_NODES]
    cdef u64 revealed[TREE_NODES]
    cdef int sibling[TREE_NODES]
    # choices
    cdef u64 move[EDGES]
    cdef int prior[EDGES]
    cdef int tries[EDGES]
    cdef long long gain[EDGES]
    cdef int children[EDGES]
    cdef int track[DEPTH]
    cdef long long root_ln[VISITS]
    cdef long long per_root[VISITS]

    cdef void make_tree(self)
    @cython.locals(i=int)
    cpdef set_tables(self, list root_ln, list per_root)
    @cython.locals(i=int)
    cpdef list think(self, u64 seed, int simulations, int curiosity, int draw)
    @cython.locals(veiled=u64, n=int, k=int)
    cdef void think_all(self, int simulations, int curiosity, int draw) noexcept nogil
    cdef void plant(self) noexcept nogil
    cdef void open_edges(self, int node) noexcept nogil
    @cython.locals(i=int)
    cdef int add_edge(self, int t, u64 entry) noexcept nogil
    @cython.locals(_=int)
    cdef void simulate(self, int t, int simulations, int curiosity) noexcept nogil
    @cython.locals(node=int, steps=int, gain=int, i=int, shown=u64, child=int, k=int)
    cdef void descend_tree(self, int t, int curiosity) noexcept nogil
    cdef inline int worth(self, int i) noexcept nogil
    @cython.locals(first=int, best=int, most=cython.longlong, scale=cython.longlong, i=int,
                   score=cython.longlong)
    cdef int select(self, int node, int curiosity) noexcept nogil
    @cython.locals(node=int, verdict=int, start=int, count=int, best=int, k=int)
    cdef int add_node(self, int t, int edge, u64 shown) noexcept nogil
    @cython.locals(start=int, verdict=int)
    cdef int decide(self, int t, u64 states) noexcept nogil
    @cython.locals(k=int, i=int, row=list)
    cpdef list peek(self, u64 seed)
    @cython.locals(count=int, k=int)
    cpdef list options(self)
