"""The network of the ranks of one submission on GPUs: they reach each other, and nobody else."""

from __future__ import annotations

import socket
import threading
from pathlib import Path

import pytest

from harness import tasks
from harness.errors import HarnessError
from harness.machine.devices import Device
from harness.process.rank_network import Network
from harness.process.session import Session
from harness.process.submission_process import SubmissionProcess
from harness.wire import messages
from tests.paths import DATA

CPU = Device("cpu", "cpu")
PROBE = """
import os, socket, time
PORT, OUTSIDE, SERVICE = {port}, {outside}, {service!r}

def tried(what):
    try:
        what()
    except OSError as error:
        return type(error).__name__
    return "done"

def waits():
    with socket.create_server(("127.0.0.1", PORT)) as server:
        server.settimeout(30)
        server.accept()[0].sendall(b"hello")

def connects():
    for _ in range(300):
        try:
            with socket.create_connection(("127.0.0.1", PORT)) as one:
                assert one.recv(5) == b"hello"
                return
        except ConnectionRefusedError:
            time.sleep(0.1)

def local(kind):
    with socket.socket(socket.AF_UNIX, kind) as one:
        one.connect(SERVICE)

said = [
    tried({mine}),
    tried(lambda: socket.create_connection(("127.0.0.1", OUTSIDE), 5)),
    tried(lambda: socket.create_connection(("192.0.2.1", 80), 5)),
    tried(lambda: socket.socket(socket.AF_INET, socket.SOCK_RAW, 1)),
    tried(lambda: local(socket.SOCK_STREAM)),
    tried(lambda: local(socket.SOCK_SEQPACKET)),
    str(os.listdir("/run")),
]
raise ValueError(" ".join(said))
"""


def test_ranks_reach_each_other_and_nobody_else(tmp_path: Path) -> None:
    try:
        network = Network()
    except HarnessError as error:
        pytest.skip(str(error))
    task = tasks.load(DATA / "axpy")
    said: dict[str, str] = {}
    with socket.create_server(("127.0.0.1", 0)) as outside, socket.socket(socket.AF_UNIX) as service:
        service.bind(str(tmp_path / "service"))
        service.listen()
        words = {"port": 4000, "outside": outside.getsockname()[1], "service": str(tmp_path / "service")}

        def run(mine: str) -> None:
            folder = tmp_path / mine
            folder.mkdir()
            (folder / "submission.py").write_text(PROBE.format(mine=mine, **words))
            worker = SubmissionProcess(task, folder / "submission.py", "cpu")
            worker.share(network.files)
            with Session(task, folder / "submission.py", CPU, worker=worker) as session:
                reply = session.load(60)
                assert isinstance(reply, messages.Failed), reply
                said[mine] = f"{reply.message} | {worker.confinement['network']}"

        threads = [threading.Thread(target=run, args=(mine,)) for mine in ("waits", "connects")]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    network.close()
    refused = " ".join(["PermissionError"] * 3)
    expected = f"done ConnectionRefusedError OSError {refused} [] | a loopback, with the other ranks"
    assert said == {"waits": expected, "connects": expected}


def test_the_process_that_makes_the_network_ends(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    try:
        network = Network()
    except HarnessError as error:
        pytest.skip(str(error))
    assert len(network.files) == 2
    network.close()
    assert network._holder.poll() == 0
    (program := tmp_path / "holder.py").write_text("import os; os.read(0, 1)")
    monkeypatch.setattr("harness.process.network_holder.__file__", str(program))
    with pytest.raises(HarnessError, match="need a network of their own"):
        Network()
