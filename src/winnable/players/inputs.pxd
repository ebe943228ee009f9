# The C types of inputs.py: attributes, and for every method what it takes and returns.


cdef class Inputs(Foresight):
    cdef int on[ON]
    cdef int n_on
    cdef int suit_name[4]
    cdef u8 ordinal_card[64]
    cdef u8 depth[64]

    cdef void make_inputs(self)
    cdef inline void put(self, int index) noexcept nogil
    @cython.locals(key0=u64, key1=u64, key2=u64, key3=u64, red=u64, black=u64, first=int)
    cdef void name_suits(self, u64 sight, u32 f) noexcept nogil
    @cython.locals(cards=u64)
    cdef u64 suit_key(self, int s, u64 sight, u32 f) noexcept nogil
    cdef inline int named(self, int pos) noexcept nogil
    cdef inline void put_cards(self, int first, u64 cards) noexcept nogil
    @cython.locals(f=u32, out=u64, roots=u64, placed=u64, hidden=u64, stock=u64, fits=u64, goes=u64,
                   nexts=u64, i=int, s=int, h=int, b=u64, where=int, n=int, left=int, now=u64,
                   later=u64, soon=u64, either=u64, playable=u64, ups=u64, moving=u64)
    cdef void list_inputs(self, int t, int count) noexcept nogil
    @cython.locals(f=u32, pos=int, j=int, k=int, s=int, gap=int)
    cdef void put_roots(self, int t, u64 roots) noexcept nogil
    @cython.locals(left=u64, p=int, n=int, d=int, takes=u64, i=int, pos=int, b=u64, place=int,
                   reach=u64, grid=u64, found=u64, k=int, cards=u64)
    cdef u64 put_stock(self, int t, u64 stock, u64 now, u64 later, u64 useful) noexcept nogil
    @cython.locals(up=u64, one=u64, two=u64, red=int, k=int, b=u64, name=int)
    cdef void put_places(self, u64 placed, u64 roots, u64 fits) noexcept nogil
    @cython.locals(pos=int, b=u64, onto=u64, way=int)
    cdef void put_ways(self, u64 roots, u64 fits, u64 goes, u64 now, u64 later, u64 playable,
                       u64 soon, u64 stock, u64 hidden) noexcept nogil
