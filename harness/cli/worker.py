"""``warpyard worker``: does jobs for a Dask scheduler on another machine: one worker a GPU, and some without."""

from __future__ import annotations

import argparse
from typing import Any

from harness.cli import _dask_options
from harness.errors import Exit


def add(verbs: Any) -> None:
    """Adds the verb."""
    parser = verbs.add_parser("worker", help="do jobs for a scheduler on another machine", description=__doc__)
    parser.add_argument("scheduler", metavar="SCHEDULER", help="its address, tcp://HOST:PORT")
    _dask_options.add_workers(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the verb, until ctrl-C or until the scheduler goes away."""
    from harness.scale import dask_cluster

    cpus, devices = _dask_options.cpus(arguments), _dask_options.devices(arguments)
    dask_cluster.serve(arguments.scheduler, devices, dask_cluster.default_cpus(devices) if cpus is None else cpus)
    return Exit.PASS
