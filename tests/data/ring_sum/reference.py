import torch
import torch.distributed as dist
from task import input_t, output_t


def generate_input(rows: int, columns: int, seed: int, rank: int, world_size: int) -> input_t:
    """A matrix of [world_size * rows, columns] float32 on the rank's device, the rank, and how many there are."""
    device = torch.device("cuda", rank)
    generator = torch.Generator(device=device).manual_seed(seed + rank)
    return torch.randn(world_size * rows, columns, generator=generator, device=device), rank, world_size


def ref_kernel(data: input_t) -> output_t:
    """[rows, columns]: the rank's part of the sum."""
    matrix, _, world_size = data
    part = torch.empty(matrix.shape[0] // world_size, matrix.shape[1], device=matrix.device)
    dist.reduce_scatter_tensor(part, matrix)
    return part


def check_implementation(data: input_t, output: output_t) -> tuple[bool, str]:
    expected = ref_kernel(data)
    if output.device != expected.device:
        return False, f"the output is on {output.device}, and is expected on {expected.device}"
    good = torch.allclose(output, expected, rtol=1e-5, atol=1e-5)
    return good, "" if good else "the output differs from the sum"
