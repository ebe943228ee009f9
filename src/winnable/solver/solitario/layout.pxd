# The C types of the functions of layout.py.

cdef int pack_act(int kind, int card) noexcept nogil
cdef int act_kind(int act) noexcept nogil
cdef int act_card(int act) noexcept nogil
cdef u64 pack_discard(u64 parent, u64 card) noexcept nogil
cdef u64 discard_card(u64 word) noexcept nogil
cdef u64 discard_parent(u64 word) noexcept nogil
cdef u64 discard_witness(u64 word) noexcept nogil
cdef u64 pack_witness(u64 drawn, u64 out) noexcept nogil
cdef u64 pack_key(u64 discards, u64 drawn, u64 out) noexcept nogil
cdef u64 pack_entry(u64 key, u64 budget) noexcept nogil
cdef u64 entry_key(u64 entry) noexcept nogil
cdef u64 entry_budget(u64 entry) noexcept nogil
