/* wgmma.mma_async fills a warp's queue of products. */
#pragma once
#include "../native/product_queue.h"
#include "../races/accesses.h"

INLINE bool is_uniform(const longs *x) { return MASK(*x == (*x)[0]) == ~0u; }

/* Puts a product into the queue. True, with the queue as it was, where Python has to do it: something is wrong, or the
   descriptors were not met yet. `how` is that of a row without the quarter; the operands are scratch slots. */
bool wgmma_issue(Frame *w, uint64_t site, uint32_t mask, const uint64_t *scale, const longs *as, const longs *bs,
                 uint64_t how, uint64_t negate) {
    const Form *form = w->forms[site];
    Products *q = w->products;
    Context *c = w->races;
    const uint64_t registers = how & PRODUCT_QUEUE_REGISTERS, a = registers ? 0 : (*as)[0], b = (*bs)[0];
    if (!form || !q || ~mask || q->tail - q->head >= q->room) return true;
    if (form->fences && !*(uint32_t *)((uint8_t *)w + form->fences)) return true;
    if (!is_uniform(bs) || (!registers && !is_uniform(as))) return true;
    if (!registers) how |= q->quarter;
    const Row *row = row_of(form, a, b, how);
    if (row->how != how + 1 || row->a != a || row->b != b || row->high > w->shared_size) return true;
    if (c && pieces(c, c->pvc, own_shadow(w), row->pieces, row->count, 16, q->slot, next_stamp(q->clock, site),
                    LAYOUT_READ) >= 0)
        return true;
    Product *p = place(q, q->tail++);
    p->plan = form->plan;
    p->site = site;
    p->a_table = row->a_table;
    p->b_table = row->b_table;
    p->use_c = *scale & 1;
    p->negate = negate;
    p->a = a;
    p->b = b;
    p->how = how;
    q->loads |= registers;
    for (int i = 0; registers && i < 4; i++) {
        const words low = __builtin_convertvector(as[i], words);
        __builtin_memcpy(p->words + i * LANES, &low, sizeof low);
    }
    return false;
}
