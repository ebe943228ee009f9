# The C types of replay.py: attributes, and for every method what it takes and returns.


cdef class Replay(Board):
    cdef list moves
    cdef readonly list made

    cpdef begin(self)
    cpdef keep(self, int t)
    cpdef back(self, int t)
    cdef int make(self, int source, int target, int count) except -1
    @cython.locals(code=int)
    cdef int note(self, int source, int target, int count) except -1
    @cython.locals(j=int)
    cdef int turn(self) except -1
    @cython.locals(i=int, j=int, n=int, low=int, suit=int, draws=int)
    cdef int reach(self, int card) except -1
    @cython.locals(j=int)
    cdef int taker(self, int card) except -1
    @cython.locals(found=int, source=int, count=int, above=int)
    cdef int up(self, int card) except -1
    cdef int down_from(self, int card) except -1
    @cython.locals(found=int)
    cdef int to_table(self, int card) except -1
    @cython.locals(s=int, low=int)
    cdef int finish(self) except -1
    @cython.locals(card=int, goal=int, found=int)
    cpdef int make_play(self, int play) except -1
    cpdef bint attempt(self, list plays, int most) except -1
    @cython.locals(target=int, source=int)
    cdef int carry_to(self, int card, int goal) except -1
    @cython.locals(place=int)
    cdef int pile_of(self, int card) except -1
    @cython.locals(place=int, top=int)
    cdef int place_of(self, int goal) except -1
    @cython.locals(k=int, step=int, card=int)
    cpdef int walk(self, list path) except -1
    cpdef follow(self, list path)
    @cython.locals(k=int, card=int, is_escaped=bint)
    cpdef int walk_code(self, bytes symbols, int escape) except -1
    cpdef follow_code(self, bytes symbols, int escape)
    @cython.locals(source=int, target=int)
    cpdef int walk_pairs(self, list pairs) except -1
    cpdef follow_pairs(self, list pairs)
    cpdef follow_plays(self, list plays)
    cdef int check_won(self) except -1
