# Sets of up to 64 cards, arrays on the heap, hashing and random numbers, in C. bits.py states the
# same names for interpreted runs; tests/solver/test_native.py compares the two.

ctypedef unsigned long long u64
ctypedef unsigned int u32
ctypedef unsigned char u8

cdef extern from * nogil:
    """
    #include <stdint.h>
    #include <stdlib.h>
    #include <string.h>
    #ifdef __linux__
    #include <sys/mman.h>
    #endif
    #define W_ONE 1ULL
    #define W_LOW32 0xFFFFFFFFULL
    #define W_ALL64 0xFFFFFFFFFFFFFFFFULL
    #define W_MIX 0x9E3779B97F4A7C15ULL
    #define W_STAR 0x2545F4914F6CDD1DULL
    #define W_NOTHING ((unsigned long long *)0)
    static inline int w_ctz(unsigned long long x) { return __builtin_ctzll(x); }
    static inline int w_popcount(unsigned long long x) {
        x = x - ((x >> 1) & 0x5555555555555555ULL);
        x = (x & 0x3333333333333333ULL) + ((x >> 2) & 0x3333333333333333ULL);
        return (int)((((x + (x >> 4)) & 0x0F0F0F0F0F0F0F0FULL) * 0x0101010101010101ULL) >> 56);
    }
    static inline unsigned long long w_roll(unsigned long long x) {
        x ^= x >> 12;
        x ^= x << 25;
        return x ^ (x >> 27);
    }
    static inline unsigned long long w_sow(unsigned long long seed) {
        unsigned long long x = (seed ^ W_MIX) * W_STAR;
        return w_roll(x ? x : W_MIX);
    }
    static inline int w_pick(unsigned long long x, int n) {
        return (int)((((x * W_STAR) >> 32) * n) >> 32);
    }
    static inline unsigned long long *w_alloc(unsigned long long n) {
        unsigned long long *p = (unsigned long long *)calloc(n, sizeof(unsigned long long));
    #ifdef MADV_HUGEPAGE
        /* Large tables are read at random: huge pages save most of the page walks. */
        if (p && n >= 1 << 19) {
            uintptr_t first = ((uintptr_t)p + 0x1FFFFF) & ~(uintptr_t)0x1FFFFF;
            uintptr_t last = (uintptr_t)(p + n) & ~(uintptr_t)0x1FFFFF;
            if (last > first) madvise((void *)first, last - first, MADV_HUGEPAGE);
        }
    #endif
        return p;
    }
    static inline void w_dealloc(unsigned long long *p) { free(p); }
    static inline unsigned char *w_alloc_bytes(unsigned long long n) {
        return (unsigned char *)calloc(n, 1);
    }
    static inline void w_dealloc_bytes(unsigned char *p) { free(p); }
    static inline void w_copy_bytes(unsigned char *p, int b, int c, int n) {
        memcpy(p + c, p + b, n);
    }
    """
    const u64 ONE "W_ONE"
    const u64 LOW32 "W_LOW32"
    const u64 ALL64 "W_ALL64"
    const u64 MIX "W_MIX"
    const u64 STAR "W_STAR"
    u64 *NOTHING "W_NOTHING"
    int ctz "w_ctz"(u64 x)
    int popcount "w_popcount"(u64 x)
    u64 sow "w_sow"(u64 seed)
    u64 roll "w_roll"(u64 x)
    int pick "w_pick"(u64 x, int n)
    u64 *alloc "w_alloc"(u64 n)
    void dealloc "w_dealloc"(u64 *p)
    u8 *alloc_bytes "w_alloc_bytes"(u64 n)
    void dealloc_bytes "w_dealloc_bytes"(u8 *p)
    void copy_bytes "w_copy_bytes"(u8 *p, int b, int c, int n)
