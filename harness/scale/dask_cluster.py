"""Dask's scheduler and workers: one worker a GPU, and workers without a GPU that compile, emulate and check on the CPU.

A worker does one job at a time. The process that watches it starts it again when it dies.
"""

from __future__ import annotations

import contextlib
import logging
import os
import socket
import struct
import tempfile
from collections.abc import Iterator
from typing import Any

import dask
from distributed import Client, Nanny, Scheduler, SpecCluster

from harness.errors import Exit, HarnessError
from harness.machine.devices import cuda_devices
from harness.scale import job_runner
from harness.scale.jobs import CPU, GPU
from jit.base import environment

DEATHS = 3  # of workers that one job may cause
LOCAL = "local"
_QUIET = {"DASK_DISTRIBUTED__LOGGING__DISTRIBUTED": "error", "DASK_DISTRIBUTED__LOGGING__TORNADO": "critical"}
_HERE = "127.0.0.1"  # where local ones listen: whoever reaches Dask's ports can have anything run
_PATIENCE = 5.0  # seconds for a connection
_GREETING = 1 << 16  # bytes of the first message of a scheduler: some hundreds
_WAIT = 60.0  # seconds for a scheduler to answer


class _Nanny(Nanny):
    """Watches a worker's process. ``early`` are variables that have to be set before it starts, the same for all."""

    def __init__(self, *words: Any, early: dict[str, str], **options: Any) -> None:
        super().__init__(*words, **options)
        self.pre_spawn_env |= early
        self.env |= early


def workers(devices: list[str], cpus: int) -> dict[str, Any]:
    """Dask's description of workers: one for each of ``devices``, and ``cpus`` without a GPU. Each gets its share of
    the CPUs."""
    share = max(1, len(os.sched_getaffinity(0)) // max(1, len(devices) + cpus))
    threads = {name: str(share) for name in ("OMP_NUM_THREADS", "MKL_NUM_THREADS", "OPENBLAS_NUM_THREADS")}
    fields: dict[str, Any] = {}
    for name, kind, visible in [
        *((f"gpu-{device}", GPU, device) for device in devices),
        *((f"cpu-{number}", CPU, "") for number in range(cpus)),
    ]:
        env = {"CUDA_VISIBLE_DEVICES": visible, environment.JOBS.name: str(share)}
        options = {"nthreads": 1, "resources": {kind: 1}, "memory_limit": 0, "env": env, "early": _QUIET | threads}
        options |= {"preload": [job_runner.__name__]}
        fields[name] = {"cls": _Nanny, "options": options}
    return fields


def default_cpus(devices: list[str]) -> int:
    """How many workers without a GPU a machine gets: what its GPUs' workers leave of the cores, at least one."""
    return max(1, len(os.sched_getaffinity(0)) - len(devices))


@contextlib.contextmanager
def _settings() -> Iterator[None]:
    """Dask's own settings, while a cluster of ours is up: its files lie in a folder that goes with it."""
    with tempfile.TemporaryDirectory(prefix="warpyard-dask-") as folder:
        fields = {
            "temporary-directory": folder,
            "distributed.scheduler.allowed-failures": DEATHS - 1,
            "distributed.scheduler.work-stealing": False,  # a job would count as lost with the worker it only waits at
            "distributed.deploy.lost-worker-timeout": "1 day",  # else a worker that starts again slowly is given up
            "distributed.comm.timeouts.connect": "120s",
            "distributed.admin.system-monitor.gil.enabled": False,
        }
        for name in ("distributed", "tornado.application"):  # of a worker that was killed; the outcome says so
            logging.getLogger(name).setLevel(logging.CRITICAL)
        with dask.config.set(fields):
            yield


@contextlib.contextmanager
def connected(scheduler: str, devices: list[str] | None = None, cpus: int | None = None) -> Iterator[Client]:
    """A client of a scheduler, which counts the deaths that a job causes as `DEATHS` says.

    Args:
        scheduler: its address, ``tcp://…``, or ``local``: a scheduler and workers of this machine, for this client.
        devices, cpus: the workers of ``local``; None takes every GPU, and `default_cpus`.

    Raises:
        HarnessError: nothing answers at that address.
    """
    with contextlib.ExitStack() as stack:
        stack.enter_context(_settings())
        address: Any = scheduler
        if scheduler == LOCAL:
            devices = cuda_devices() if devices is None else devices
            spec = workers(devices, default_cpus(devices) if cpus is None else cpus)
            for one in spec.values():
                one["options"] |= {"host": _HERE, "dashboard_address": f"{_HERE}:0"}
            settled = {
                "cls": Scheduler,
                "options": {"dashboard": False, "dashboard_address": f"{_HERE}:0", "host": _HERE, "port": 0},
            }
            address = stack.enter_context(SpecCluster(workers=spec, scheduler=settled, silence_logs=logging.CRITICAL))
        else:
            _answers(scheduler, "--scheduler")
        try:
            client = stack.enter_context(Client(address, timeout=_WAIT, set_as_default=False))
        except (OSError, TimeoutError, ValueError) as error:
            raise _nobody(scheduler, "--scheduler", error) from None
        client.run_on_scheduler(_count_deaths)
        yield client


def _count_deaths(dask_scheduler: Any = None) -> None:
    dask_scheduler.allowed_failures = DEATHS - 1


def serve(scheduler: str, devices: list[str], cpus: int) -> None:
    """Runs workers of this machine for a scheduler elsewhere, until they are ended or it goes away.

    Raises:
        HarnessError: nothing answers at that address.
    """
    import asyncio

    from rich.markup import escape

    from harness.report import console

    status = console.err().status(escape(f"asks the scheduler at {scheduler}"))

    async def run() -> None:
        spec = workers(devices, cpus)
        try:
            async with contextlib.AsyncExitStack() as stack:
                made = [
                    await stack.enter_async_context(one["cls"](scheduler, name=None, **one["options"]))
                    for one in spec.values()
                ]
                status.stop()
                console.err().print(f"{len(made)} workers for {scheduler}; ctrl-C ends them", markup=False)
                await asyncio.gather(*(nanny.finished() for nanny in made))
        except (OSError, TimeoutError, ValueError, RuntimeError) as error:  # RuntimeError: a worker did not start
            raise _nobody(scheduler, "SCHEDULER", error.__cause__ or error) from None

    _answers(scheduler, "SCHEDULER")
    with _settings(), status:
        asyncio.run(run())


def _answers(scheduler: str, option: str) -> None:
    """Raises HarnessError at once where no scheduler listens at an address. Dask would try for half a minute, wait for
    ever for a server that says nothing, and take as much memory as one that is no scheduler seems to announce."""
    host, _, port = scheduler.rpartition("/")[2].rpartition(":")
    if not scheduler.startswith(("tcp://", "tls://")) or not port.isdecimal() or int(port) >= 1 << 16:
        raise HarnessError(f"{option}: expected tcp://HOST:PORT, got {scheduler!r}", hint="dask scheduler")
    try:
        with socket.create_connection((host.strip("[]"), int(port)), timeout=_PATIENCE) as connection:
            if scheduler.startswith("tls://"):
                return
            head = b""
            while len(head) < 16 and (more := connection.recv(16 - len(head))):
                head += more
    except (OSError, UnicodeError) as error:
        raise _nobody(scheduler, option, error) from None
    # Each side of Dask's connections first sends what it knows: bytes, how many parts they have, these parts.
    size, parts = struct.unpack("<QQ", head) if len(head) == 16 else (0, 0)
    if not (0 < size <= _GREETING and 0 < parts <= size // 8):
        raise _nobody(scheduler, option, "what listens there is no scheduler of Dask's")


def _nobody(scheduler: str, option: str, why: object) -> HarnessError:
    hint = "dask scheduler; or --scheduler local" if option.startswith("-") else "dask scheduler"
    return HarnessError(f"{option}: nothing answers at {scheduler!r} ({why})", Exit.NOTHING_MATCHED, hint)


def have(client: Client) -> dict[str, int]:
    """How many workers of each kind there are now. Raises HarnessError where the scheduler is gone."""
    try:
        return dict(client.run_on_scheduler(_counted))
    except OSError as error:
        why = f"the scheduler does not answer any more: {error}"
        raise HarnessError(why, Exit.INTERNAL, hint="finished jobs are stored; --resume continues") from None


def _counted(dask_scheduler: Any = None) -> dict[str, int]:
    found = {GPU: 0, CPU: 0}
    for state in dask_scheduler.workers.values():
        for kind in found:
            found[kind] += int(state.resources.get(kind, 0))
    return found
