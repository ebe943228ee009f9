# The C types of the functions of layout.py.

cdef u64 pack_move(u64 card, u64 vector) noexcept nogil
cdef u64 move_card(u64 move) noexcept nogil
cdef u64 move_vector(u64 move) noexcept nogil
cdef u64 pack_stock(u64 left, u64 rest) noexcept nogil
cdef u64 pack_node(u64 column_code, u64 vector) noexcept nogil
cdef u64 pack_place(u64 turns, u64 redeals) noexcept nogil
cdef u64 node_turns(u64 word) noexcept nogil
cdef u64 node_redeals(u64 word) noexcept nogil
cdef u64 pack_family(u64 key, u64 block) noexcept nogil
cdef u64 family_key(u64 word) noexcept nogil
cdef u64 family_block(u64 word) noexcept nogil
cdef u64 pack_open(u64 placed, u64 low) noexcept nogil
cdef int open_low(u64 word) noexcept nogil
cdef u64 pack_relaxed(u64 column_code, u64 locks) noexcept nogil
cdef u64 pack_call(u64 call) noexcept nogil
cdef u64 relaxed_call(u64 word) noexcept nogil
