# The C types of moves.py: attributes, and for every method what it takes and returns.


cdef class Moves(Table):
    cdef public int use_safe, use_marks
    cdef int want, want_up
    cdef bint want_empty, is_free
    cdef u64 to_rest, to_at, to_passed, to_out, to_parents, to_counts, to_blocked, to_mark, moved

    cdef void make_moves(self)
    cdef void keep(self) noexcept nogil
    @cython.locals(up=int, s=int, last=bint)
    cdef int bound_of(self, u64 blocked) noexcept nogil
    cdef void finish(self, int cost, u64 number, int move, int bound) noexcept nogil
    @cython.locals(bound=int, move=int)
    cdef void emit(self, int cost, int kind, int card, int target) noexcept nogil
    cdef void go_up(self, int card) noexcept nogil
    cdef void unlink(self, int card) noexcept nogil
    cdef void leave(self, int j) noexcept nogil
    @cython.locals(j=int, bit=u64)
    cdef void lie_on(self, int card, int target) noexcept nogil
    @cython.locals(bit=u64)
    cdef u64 side(self, int card, int target) noexcept nogil
    cdef void expand(self) noexcept nogil
    @cython.locals(card=int)
    cdef void read_mark(self) noexcept nogil
    @cython.locals(cards=u64, card=int, n=int)
    cdef bint force(self) noexcept nogil
    @cython.locals(left=u64, i=int)
    cdef int top_of_waste(self) noexcept nogil
    @cython.locals(j=int)
    cdef void uncover(self, int card) noexcept nogil
    cdef void recheck(self, int j, u64 run) noexcept nogil
    @cython.locals(cards=u64, card=int, low=int)
    cdef void loose_up(self) noexcept nogil
    @cython.locals(cards=u64, card=int, twin=int, run=int, is_root=bint, j=int, low=int)
    cdef void split(self) noexcept nogil
    @cython.locals(found=u64)
    cdef u64 pile_on(self, int card) noexcept nogil
    @cython.locals(j=int, card=int, target=int, is_up=bint)
    cdef void from_columns(self) noexcept nogil
    @cython.locals(j=int)
    cdef void kings(self) noexcept nogil
    cdef void king_to_empty(self, int j) noexcept nogil
    @cython.locals(s=int, card=int, target=int)
    cdef void give_back(self) noexcept nogil
    @cython.locals(n=int, at=int, draws=int, place=int, is_known=bint)
    cdef void from_talon(self) noexcept nogil
    @cython.locals(left=u64, bit=int, card=int, target=int, i=int)
    cdef void play_talon(self, int place, int draws, int redeals) noexcept nogil
