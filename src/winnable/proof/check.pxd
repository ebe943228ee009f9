# The C types of check.py: attributes, and for every method what it takes and returns.
cimport cython

from winnable.solver.bits cimport ONE, ctz, popcount, u64

cdef extern from * nogil:
    """
    static inline int w_last(unsigned long long x) { return x ? 63 - __builtin_clzll(x) : -1; }
    """
    int last "w_last"(u64 x)


cdef class Klondike:
    cdef public int draw, returns, ranks
    cdef public u64 most, count, chosen, everything, kings
    cdef public object choices
    cdef public tuple start
    cdef public list dealt, stock, single, below
    cdef public dict home, index, tables, sets, met
    cdef public set relaxed

    cpdef tuple table(self, u64 columns)
    cpdef u64 without(self, u64 columns, int j)
    cpdef u64 cards_of(self, u64 left)
    @cython.locals(red=u64)
    cpdef u64 at(self, list sets, int f)
    @cython.locals(up=u64, one=u64, two=u64, pair=u64, fits=u64, kings=u64)
    cpdef (u64, u64) places(self, u64 placed, u64 roots, int empty)
    @cython.locals(fits=u64, bare=u64)
    cpdef tuple look(self, int f, u64 loose, u64 roots, int empty)
    @cython.locals(fits=u64, bare=u64, nexts=u64, suit=int, height=int, one=int, up=u64)
    cpdef list group(self, int f, u64 loose, u64 roots, int empty)
    @cython.locals(now=u64, later=u64, n=int, p=int, i=int, card=int, left=u64, redeals=int, base=int)
    cpdef tuple access(self, tuple config)
    @cython.locals(columns=u64, left=u64, p=int, redeals=int, at=int, base=int)
    cpdef tuple after(self, tuple config, int card, u64 later)
    @cython.locals(columns=u64, left=u64, base=int, roots=u64, down=u64, empty=int, loose=u64,
                   stock=u64, later=u64, fits=u64, bare=u64, nexts=u64, tables=u64, goes=u64,
                   card=int, f=int, g=int, ups=u64)
    cpdef list moves(self, tuple config, list vectors)
    cpdef int step(self, int card)
    @cython.locals(columns=u64, left=u64, roots=u64, down=u64, stock=u64, placed=u64, shut=u64,
                   indices=u64, i=int, card=int)
    cpdef tuple begin(self, tuple config, int f, bint locks)
    @cython.locals(at=int)
    cpdef u64 take(self, u64 prefix, int card)
    @cython.locals(fixed=u64, nexts=u64, free=u64, suit=int, held=u64)
    cpdef (u64, u64, u64) level(self, u64 cards, u64 prefix, u64 shut)
    @cython.locals(roots=u64, down=u64, rest=u64, fixed=u64, nexts=u64, free=u64, goes=u64)
    cpdef tuple settle(self, u64 columns, u64 placed, u64 prefix, u64 shut)
    @cython.locals(columns=u64, placed=u64, prefix=u64, shut=u64, roots=u64, down=u64, empty=int,
                   fixed=u64, nexts=u64, fits=u64, bare=u64, free=u64, rest=u64, card=int, bit=u64,
                   twin=u64, then=u64, less=u64, more=u64)
    cpdef list uses(self, tuple state)
    @cython.locals(first=int, card=int, bit=u64)
    cpdef list chains(self, u64 need, u64 placed, u64 prefix, u64 fits, u64 free)
    cpdef add(self, bint is_won)
    cpdef close(self, tuple state)
