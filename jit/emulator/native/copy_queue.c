/* Carries out copies of a warp's queue of cp.async. */
#include "copy_queue.h"
#include "frame.h"

/* Carries out the first n copies of a queue, and moves the others to its start. What is not present becomes zeros. */
void perform(uint8_t *shared, Copies *q, uint64_t n) {
    for (uint64_t i = 0; i < n; i++) {
        const Copy c = q->entries[i];
        uint8_t *to = shared + c.to, *written = to + FRAME_SHADOW;
        if (c.present == 16) {
            __builtin_memcpy(to, c.from, 16);
            __builtin_memset(written, 0xff, 16);
        } else {
            for (uint64_t byte = 0; byte < c.size; byte++) {
                to[byte] = byte < c.present ? c.from[byte] : 0;
                written[byte] = 0xff;
            }
        }
    }
    q->count -= n;
    __builtin_memmove(q->entries, q->entries + n, q->count * sizeof(Copy));
}
