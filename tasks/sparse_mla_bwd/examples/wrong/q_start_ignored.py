"""Wrong: the causal limit is taken from the row number alone."""

from __future__ import annotations

import torch
from task import input_t, output_t

D_V = 512
QUERIES = 16


@torch.no_grad()
def custom_kernel(data: input_t) -> output_t:
    q, kv, o, do, lse, indices, topk_length, _q_start, sm_scale = data
    s_q, s_kv, topk = q.shape[0], kv.shape[0], indices.shape[-1]
    dq = torch.empty_like(q)
    dkv = torch.zeros(s_kv, kv.shape[-1], dtype=torch.float32, device=kv.device)
    for a in range(0, s_q, QUERIES):
        b = min(s_q, a + QUERIES)
        t = indices[a:b, 0].long()
        valid = (t >= 0) & (t < s_kv) & (t <= torch.arange(a, b, device=t.device)[:, None])
        if topk_length is not None:
            valid &= torch.arange(topk, device=t.device) < topk_length[a:b, None]
        t = torch.where(valid, t, 0)
        k = kv[t, 0].float()
        qf, dof, row_lse = q[a:b].float(), do[a:b].float(), lse[a:b, :, None]
        delta = (o[a:b].float() * dof).sum(-1, keepdim=True)
        s = torch.einsum("qhd,qtd->qht", qf, k) * sm_scale
        p = torch.where(valid[:, None] & row_lse.isfinite(), torch.exp(s - row_lse), 0.0)
        ds = p * (torch.einsum("qhd,qtd->qht", dof, k[..., :D_V]) - delta) * sm_scale
        dq[a:b] = torch.einsum("qht,qtd->qhd", ds, k).bfloat16()
        dk = torch.einsum("qht,qhd->qtd", ds, qf)
        dk[..., :D_V] += torch.einsum("qht,qhd->qtd", p, dof)
        dkv.index_add_(0, t.flatten(), dk.flatten(0, 1))
    return dq, dkv.bfloat16().unsqueeze(1)
