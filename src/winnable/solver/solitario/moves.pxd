# The C types of moves.py: attributes, and for every method what it takes and returns.


cdef class Moves(Acts):
    # the table
    cdef u8 pile[9 * PILE]
    cdef int size[9]
    cdef int height[4]
    cdef int dropped[64]
    cdef int n_dropped
    cdef list places
    # a rearrangement
    cdef int fixed[9]
    cdef int keep[9]
    cdef int loose[64]
    cdef int lain[64]
    cdef int parent[64]
    cdef int tops[9]
    cdef int order[64]
    cdef int n_loose, n_tops
    cdef u64 loose_set
    # the cards of one rank in it
    cdef int lower[4]
    cdef int upper[4]
    cdef int chosen[20]
    cdef int n_lower, n_upper

    cdef void make_moves(self)
    @cython.locals(j=int, i=int, s=int, card=int, kind=int, done=int, place=int, column=list, t=int,
                   is_rest=bint)
    cdef int realise(self, list plan) except -1
    cdef bint realise_one(self, int kind, int card) except -1
    @cython.locals(last=int)
    cdef record(self, int source, int target)
    cdef drop(self, int source, int card)
    cdef send_out(self, int source, int card)
    @cython.locals(place=int)
    cdef take(self, int card, int target)
    cdef put(self, int source, int card, int place)
    @cython.locals(j=int, i=int)
    cdef int column_of(self, int card) noexcept nogil
    @cython.locals(j=int)
    cdef int place_of(self, int top) noexcept nogil
    @cython.locals(j=int)
    cdef int place_for(self, int card) noexcept nogil
    @cython.locals(j=int)
    cdef int empty_column(self) noexcept nogil
    cpdef bint sits(self, int card, int onto) noexcept nogil
    @cython.locals(first=int, j=int, i=int, card=int, rank=int, kept=int, stay=int)
    cdef bint rearrange(self, int bare, int coming, int leaving) except -1
    @cython.locals(tops=u64, j=int, i=int, least=int, below=int, card=int, extra=int)
    cdef bint loosen(self, int bare, int coming, int leaving) noexcept nogil
    @cython.locals(both=u64, count=int, rank=int, here=int, above=int)
    cdef int loose_heads(self, u64 tops, int bare) noexcept nogil
    @cython.locals(used=int, rank=int, above=u64, i=int, card=int, staying=bint, below=int)
    cdef bint arrange(self, int bare, int stay) noexcept nogil
    @cython.locals(card=int, best=int, k=int, onto=int, worth=int, other=int)
    cdef int assign(self, int i, int taken, int stay) noexcept nogil
    @cython.locals(moved=u64, card=int, onto=int, n=int, rank=int, s=int, i=int, waiting=int)
    cdef move_all(self, int coming, int leaving)
    @cython.locals(onto=int)
    cdef put_back(self, int source, int card)
