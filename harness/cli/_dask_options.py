"""Options that the verbs share which spread their work over workers."""

from __future__ import annotations

import argparse
import contextlib
from collections.abc import Iterator
from typing import TYPE_CHECKING

from harness.errors import HarnessError

if TYPE_CHECKING:
    from harness.scale.engine import Engine


def add_options(parser: argparse.ArgumentParser) -> None:
    """Adds --scheduler, --gpus and --cpus."""
    parser.add_argument(
        "--scheduler", default="local", metavar="ADDRESS", help="tcp://HOST:PORT of a Dask scheduler (default: local)"
    )
    add_workers(parser)


def add_workers(parser: argparse.ArgumentParser) -> None:
    """Adds --gpus and --cpus."""
    parser.add_argument("--gpus", metavar="LIST", help="GPUs of this machine, such as 0,1 or none (default: all)")
    parser.add_argument(
        "--cpus", type=int, metavar="N", help="workers without a GPU (default: the cores that are left)"
    )


def devices(arguments: argparse.Namespace) -> list[str]:
    """The GPUs of --gpus. Raises HarnessError for one that is not there."""
    from harness.machine.devices import cuda_devices

    if arguments.gpus == "none":
        return []
    found = cuda_devices()
    if arguments.gpus is None:
        return found
    asked = [part.strip() for part in arguments.gpus.split(",")]
    if missing := [one for one in asked if one not in found]:
        raise HarnessError(
            f"--gpus: no GPU {missing[0]!r}; there are: {', '.join(found) or 'none'}", hint="--gpus none"
        )
    return asked


def cpus(arguments: argparse.Namespace) -> int | None:
    """--cpus. Raises HarnessError for a number that cannot be meant."""
    if arguments.cpus is not None and not 0 <= arguments.cpus <= 4096:
        raise HarnessError(f"--cpus: expected 0 to 4096, got {arguments.cpus}", hint="--cpus 2")
    found: int | None = arguments.cpus
    return found


@contextlib.contextmanager
def engine(arguments: argparse.Namespace) -> Iterator[Engine]:
    """What gives jobs to the workers that the options name. Raises HarnessError."""
    from harness.scale import dask_cluster
    from harness.scale.engine import Engine

    count = cpus(arguments)
    local = arguments.scheduler == dask_cluster.LOCAL
    if not local and (arguments.gpus is not None or arguments.cpus is not None):
        raise HarnessError("--gpus, --cpus: these are for --scheduler local", hint="warpyard worker --help")
    with dask_cluster.connected(arguments.scheduler, devices(arguments) if local else None, count) as client:
        yield Engine(client)
