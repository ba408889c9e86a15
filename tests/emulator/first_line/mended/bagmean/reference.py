import torch
from utils import default_device, make_match_reference


def generate_input(vocab, dim, bags, total, seed):
    gen = torch.Generator().manual_seed(seed)
    table = torch.randn(vocab, dim, generator=gen)
    ids = torch.randint(0, vocab, (total,), generator=gen)
    cuts = torch.randperm(total - 1, generator=gen)[: bags - 1].sort().values + 1
    offsets = torch.cat([torch.zeros(1, dtype=torch.int64), cuts])
    return table.to(default_device()), ids.to(default_device()), offsets.to(default_device())


def ref_kernel(data):
    table, ids, offsets = data
    return torch.nn.functional.embedding_bag(ids, table, offsets, mode="mean")


check_implementation = make_match_reference(ref_kernel, rtol=0.0001, atol=0.0001)
