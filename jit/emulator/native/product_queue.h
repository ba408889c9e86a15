/* A warp's queue of wgmma.mma_async, and the forms of its instructions; product_queue.py says what their words are. */
#pragma once
#include "generated/product_queue.h"
#include "llvm/vectors.h"

typedef struct {
    struct Plan *plan;
    uint64_t site;
    const int32_t *a_table, *b_table;
    uint64_t use_c, negate, a, b, how, unused[7];
    uint32_t words[4 * LANES];
} Product;
AT(Product, plan, 8 * PRODUCT_QUEUE_PLAN);       AT(Product, site, 8 * PRODUCT_QUEUE_SITE);
AT(Product, a_table, 8 * PRODUCT_QUEUE_A_TABLE); AT(Product, b_table, 8 * PRODUCT_QUEUE_B_TABLE);
AT(Product, use_c, 8 * PRODUCT_QUEUE_USE_C);     AT(Product, negate, 8 * PRODUCT_QUEUE_NEGATE);
AT(Product, a, 8 * PRODUCT_QUEUE_A);             AT(Product, b, 8 * PRODUCT_QUEUE_B);
AT(Product, how, 8 * PRODUCT_QUEUE_HOW);         AT(Product, words, 8 * PRODUCT_QUEUE_WORDS);
_Static_assert(sizeof(Product) == 8 * PRODUCT_QUEUE_ENTRY, "Product");

typedef struct Products {
    uint64_t tail, head, end, room, loads;
    const uint32_t *clock;
    uint64_t slot, quarter;
    uint8_t *frame;
    int64_t unset;
    uint64_t unused[6];
    Product entries[];
} Products;
AT(Products, tail, 8 * PRODUCT_QUEUE_TAIL);   AT(Products, head, 8 * PRODUCT_QUEUE_HEAD);
AT(Products, end, 8 * PRODUCT_QUEUE_END);     AT(Products, room, 8 * PRODUCT_QUEUE_ROOM);
AT(Products, loads, 8 * PRODUCT_QUEUE_LOADS); AT(Products, clock, 8 * PRODUCT_QUEUE_CLOCK);
AT(Products, slot, 8 * PRODUCT_QUEUE_SLOT);   AT(Products, quarter, 8 * PRODUCT_QUEUE_QUARTER);
AT(Products, frame, 8 * PRODUCT_QUEUE_FRAME); AT(Products, unset, 8 * PRODUCT_QUEUE_UNSET);
AT(Products, entries, 8 * PRODUCT_QUEUE_ENTRIES);

INLINE Product *place(Products *q, uint64_t number) { return &q->entries[number & (q->room - 1)]; }

typedef struct {
    uint64_t how, a, b;
    const int32_t *a_table, *b_table;
    uint64_t high;
    const uint64_t *pieces;
    uint64_t count;
} Row;
AT(Row, how, 8 * PRODUCT_QUEUE_ROW_HOW);         AT(Row, a, 8 * PRODUCT_QUEUE_ROW_A);
AT(Row, b, 8 * PRODUCT_QUEUE_ROW_B);             AT(Row, a_table, 8 * PRODUCT_QUEUE_ROW_A_TABLE);
AT(Row, b_table, 8 * PRODUCT_QUEUE_ROW_B_TABLE); AT(Row, high, 8 * PRODUCT_QUEUE_ROW_HIGH);
AT(Row, pieces, 8 * PRODUCT_QUEUE_ROW_PIECES);   AT(Row, count, 8 * PRODUCT_QUEUE_ROW_COUNT);
_Static_assert(sizeof(Row) == 8 * PRODUCT_QUEUE_ROW, "Row");

typedef struct Form {
    uint64_t fences;
    struct Plan *plan;
    uint64_t unused[6];
    Row rows[1 << PRODUCT_QUEUE_ROW_BITS];
} Form;
AT(Form, fences, 8 * PRODUCT_QUEUE_FENCES); AT(Form, plan, 8 * PRODUCT_QUEUE_FORM_PLAN);
AT(Form, rows, 8 * PRODUCT_QUEUE_ROWS);

/* The row of a form for descriptors, as row() of product_queue.py finds it. */
INLINE const Row *row_of(const Form *form, uint64_t a, uint64_t b, uint64_t how) {
    const uint64_t mixed = a * PRODUCT_QUEUE_HASH_A + b * PRODUCT_QUEUE_HASH_B + how * PRODUCT_QUEUE_HASH_HOW;
    return &form->rows[mixed >> (64 - PRODUCT_QUEUE_ROW_BITS)];
}
