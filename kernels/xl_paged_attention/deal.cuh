// Which CTAs have a row: as many as its length asks for, so that all CTAs have about as much, and one row each.
#pragma once
#include "common.cuh"

namespace {

// What a CTA has a part of, or a row's CTAs. A row is a sequence and a key head; CTAs are dealt in the order of the rows.
struct Part {
    int seq, kv_head, length;
    int first, ctas;  // of the row; no CTA where the sequence is empty
};

// By a warp whose lanes have the sequences, lane l those of [l * each, (l + 1) * each). All warps of both kernels deal alike.
struct Deal {
    const int* __restrict__ context_lens;
    int num_seqs, kv_heads, unit;  // unit: tokens that a CTA works on at a time
    int each;
    int length;      // of this lane's first sequence
    int share;       // most units of a CTA
    int mine, upto;  // CTAs of one key head: of this lane's sequences, and of the lanes' up to this one

    // ctas: at least one for each row. @pre the warp is converged
    __device__ __forceinline__ Deal(const int* __restrict__ context_lens, int num_seqs, int kv_heads, int unit, int ctas,
                                    int lane)
        : context_lens(context_lens), num_seqs(num_seqs), kv_heads(kv_heads), unit(unit) {
        each = (num_seqs + kWarp - 1) / kWarp;
        length = lane * each < num_seqs ? context_lens[lane * each] : 0;
        const int most = ctas / kv_heads;
        share = 1;
        const int units = __reduce_add_sync(kFullWarp, count(lane));
        share = max((units + most - 1) / most, 1);
        // Rows are rounded up to whole CTAs; a larger share is tried until all find room.
#pragma unroll 1
        while (true) {
            mine = count(lane);
            upto = inclusive_sum(mine, lane);
            if (__shfl_sync(kFullWarp, upto, kWarp - 1) <= most) break;
            share += share / 16 + 1;
        }
    }

    // The row of a CTA; `ctas` is 0 where none is left for it. @pre the warp is converged
    __device__ __forceinline__ Part of_cta(int cta, int lane) const {
        const unsigned found = __ballot_sync(kFullWarp, cta < upto * kv_heads);
        if (found == 0) return Part{};
        int seq = lane * each, before = upto - mine, tokens = length, ctas = ctas_of(length);
        if ((found & -found) >> lane == 1) {
#pragma unroll 1
            while (cta >= (before + ctas) * kv_heads) {
                before += ctas;
                tokens = context_lens[++seq];
                ctas = ctas_of(tokens);
            }
        }
        return part(seq, tokens, before, ctas, __ffs(found) - 1, cta);
    }

    // The CTAs of a row. @pre the warp is converged
    __device__ __forceinline__ Part of_row(int seq, int kv_head, int lane) const {
        int at = lane * each, before = upto - mine, tokens = length, ctas = ctas_of(length);
        if (seq / each == lane) {
#pragma unroll 1
            while (at < seq) {
                before += ctas;
                tokens = context_lens[++at];
                ctas = ctas_of(tokens);
            }
        }
        Part found = part(seq, tokens, before, ctas, seq / each, -1);
        found.kv_head = kv_head;
        found.first += kv_head * found.ctas;
        return found;
    }

private:
    // The part that lane `owner` has found, of the key head that has `cta`, or of the first.
    __device__ __forceinline__ Part part(int seq, int tokens, int before, int ctas, int owner, int cta) const {
        Part found{__shfl_sync(kFullWarp, seq, owner), 0, __shfl_sync(kFullWarp, tokens, owner),
                   __shfl_sync(kFullWarp, before, owner) * kv_heads, __shfl_sync(kFullWarp, ctas, owner)};
        if (cta >= 0) {
            found.kv_head = static_cast<unsigned>(cta - found.first) / static_cast<unsigned>(found.ctas);
            found.first += found.kv_head * found.ctas;
        }
        return found;
    }

    __device__ __forceinline__ int ctas_of(int length) const {
        const unsigned units = (length + unit - 1u) / unit;
        return (units + share - 1u) / static_cast<unsigned>(share);
    }

    // CTAs of one key head that this lane's sequences take.
    __device__ __forceinline__ int count(int lane) const {
        int ctas = ctas_of(length);
#pragma unroll 1
        for (int s = lane * each + 1; s < min((lane + 1) * each, num_seqs); ++s) ctas += ctas_of(context_lens[s]);
        return ctas;
    }
};

}  // namespace
