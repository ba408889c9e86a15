"""This project's own kernel as a submission."""

from __future__ import annotations

from task import input_t, output_t

from kernels.xl_paged_attention import xl_paged_attention


def custom_kernel(data: input_t) -> output_t:
    q, k_cache, v_cache, u, matrix_bd, tables, lengths, scale, page_table = data
    return xl_paged_attention(q, k_cache, v_cache, u, matrix_bd, tables, lengths, scale, page_table=page_table)
