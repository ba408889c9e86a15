/* What every kernel calls: loads and stores of the lanes of a mask, at generic addresses; and what calls its blocks. */
#include "address.h"
#include "dispatch.h"

/* `count` components of a lane, `element` bytes each: from memory to values[component][lane], and back. True after
   fault(), and then the lanes in front of that one are done. */
INLINE bool load(Frame *w, const uint64_t *addresses, uint32_t mask, uint8_t *values, Interval *last, uint64_t element,
                 uint64_t count) {
    longs hosts;
    const uint32_t good = resolve(w, addresses, mask, element * count, last, &hosts);
    EACH(lane, good) {
        const uint8_t *p = host(&hosts, lane);
        if (is_unwritten(p, addresses[lane], element, count))
            return !fault(w, FRAME_UNWRITTEN, lane, addresses[lane], element * count);
        for (uint64_t c = 0; c < count; c++)
            __builtin_memcpy(values + (c * LANES + lane) * element, p + c * element, element);
    }
    return good != mask;
}

INLINE bool store(Frame *w, const uint64_t *addresses, uint32_t mask, const uint8_t *values, Interval *last,
                  uint64_t element, uint64_t count) {
    longs hosts;
    const uint32_t good = resolve(w, addresses, mask, element * count, last, &hosts);
    EACH(lane, good) {
        uint8_t *p = host(&hosts, lane);
        const bool shared = addresses[lane] >> 48 == FRAME_SHARED_TAG;
        for (uint64_t c = 0; c < count; c++) {
            __builtin_memcpy(p + c * element, values + (c * LANES + lane) * element, element);
            if (shared) __builtin_memset(p + FRAME_SHADOW + c * element, 0xff, element);
        }
    }
    return good != mask;
}

/* Whether no two lanes of the mask store to the same bytes: there is no gap between the lanes, and each one's address is
   past, or each one's before, that of the lane in front of it. */
APART bool are_apart(const uint64_t *addresses, uint32_t mask, int64_t size) {
    const slongs x = *(const slongs *)addresses;
    const slongs y = __builtin_shufflevector(x, x, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20,
                                             21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 31);
    const uint32_t pairs = mask & mask >> 1, up = pairs & MASK(y - x < size), down = pairs & MASK(y - x > -size);
    return !(mask & (mask + (mask & -mask))) && (!up || !down);
}

/* Whether n bytes, at most 16, are not the same at both places. */
INLINE bool differ(const uint8_t *a, const uint8_t *b, uint64_t n) {
    uint64_t x[2] = {}, y[2] = {};
    __builtin_memcpy(x, a, n);
    __builtin_memcpy(y, b, n);
    return (x[0] ^ y[0]) | (x[1] ^ y[1]);
}

/* After a store: whether a lane does not find what it has stored, for which fault() is called then. It does not look without
   a race detector. */
INLINE bool lost(Frame *w, const uint64_t *addresses, uint32_t mask, const uint8_t *values, Interval *last,
                 uint64_t element, uint64_t count) {
    const uint64_t size = element * count;
    if (!w->races || are_apart(addresses, mask, size)) return false;
    longs hosts;
    const uint32_t good = resolve(w, addresses, mask, size, last, &hosts);
    EACH(lane, good)
        for (uint64_t c = 0; c < count; c++)
            if (differ(host(&hosts, lane) + c * element, values + (c * LANES + lane) * element, element))
                return !fault(w, FRAME_LOST, lane, addresses[lane], size);
    return good != mask;
}

#define ACCESS(name, element)                                                                                        \
    bool name##_##element(Frame *w, const uint64_t *addresses, uint32_t mask, uint8_t *values, Interval *last,       \
                          uint64_t count) {                                                                          \
        return name(w, addresses, mask, values, last, element, count);                                               \
    }
#define ACCESSES(element) ACCESS(load, element) ACCESS(store, element) ACCESS(lost, element)
ACCESSES(1) ACCESSES(2) ACCESSES(4) ACCESSES(8) ACCESSES(16)
