"""The environment of OpenEnv, asked over HTTP, and by OpenEnv's own client over a WebSocket."""

from __future__ import annotations

import importlib
import shutil
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from harness.api import HarnessError, episodes
from tests import late
from tests.unit.harness.api.test_episodes import REPLY, RIGHT
from tests.unit.harness.command_line import AXPY

testclient, uvicorn = late.Module("fastapi.testclient"), late.Module("uvicorn")
WRONG = RIGHT.replace("2.0", "2.5")
OPTIONS = {"cases": "0", "device": "cpu"}


@pytest.fixture(scope="module")
def core() -> Any:
    """openenv.core, whose import takes seconds: not where tests are only collected."""
    return pytest.importorskip("openenv.core", reason="needs: pip install 'warpyard[openenv]'")


@pytest.fixture(scope="module")
def server(core: Any) -> Any:
    """harness.openenv.server, which needs openenv."""
    return importlib.import_module("harness.openenv.server")


@pytest.mark.usefixtures("quiet_machine")
def test_reset_and_step_over_http(server: Any) -> None:
    with testclient.TestClient(server.app(AXPY, **OPTIONS)) as client:
        told = client.post("/reset", json={}).json()
        assert "def ref_kernel" in told["observation"]["prompt"]
        assert (told["reward"], told["done"]) == (None, False)
        told = client.post("/step", json={"action": {"source": REPLY}}).json()
        assert (told["reward"], told["done"], told["observation"]["passed"]) == (1.0, True, 1)
        told = client.post("/step", json={"action": {"source": WRONG}}).json()
        assert (told["reward"], told["done"]) == (0.0, True)
        assert told["observation"]["feedback"].startswith("<submission>:1: wrong: ")
        assert client.post("/step", json={"action": {"text": WRONG}}).status_code == 422
        assert "source" in client.get("/schema").json()["action"]["properties"]


@pytest.mark.usefixtures("quiet_machine")
def test_nothing_runs_of_a_folder_that_whoever_asks_names(server: Any, tmp_path: Path) -> None:
    """But for the one that the server was started with."""
    folder, ran = tmp_path / "cloned", tmp_path / "ran"
    shutil.copytree(AXPY, folder)
    text = (folder / "reference.py").read_text()
    (folder / "reference.py").write_text(f"open({str(ran)!r}, 'a').write('x')\n{text}")
    made = server.KernelEnvironment(str(AXPY), **OPTIONS)
    for ask in (
        lambda: made.reset(task=str(folder)),
        lambda: made.step(server.KernelAction(source=RIGHT, task=str(folder))),
    ):
        with pytest.raises(HarnessError, match="who has not named this folder"):
            ask()
    assert not ran.exists()
    assert made.step(server.KernelAction(source=REPLY)).reward == 1.0
    own = server.KernelEnvironment(str(folder), **OPTIONS)
    assert own.step(server.KernelAction(source=REPLY)).reward == 1.0
    assert ran.exists()


@pytest.mark.parametrize(("asked", "limit"), [(None, 5.0), (2.0, 2.0), (1e9, 5.0), (-1.0, 5.0), (float("nan"), 5.0)])
def test_nobody_who_asks_gets_more_time(server: Any, asked: Any, limit: float, monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, Any] = {}

    def step(task: str, source: str, **options: Any) -> Any:
        given.update(options)
        return episodes.Step(0.0, "", 0, 0)

    monkeypatch.setattr(episodes, "step", step)
    server.KernelEnvironment(str(AXPY), limit=5.0).step(server.KernelAction(source=RIGHT), timeout_s=asked)
    assert given["limit"] == limit


@pytest.fixture
def url(server: Any) -> Iterator[str]:
    config = uvicorn.Config(server.app(AXPY, tries=2, **OPTIONS), host="127.0.0.1", port=0, log_level="error")
    served = uvicorn.Server(config)
    thread = threading.Thread(target=served.run)
    thread.start()
    while not served.started:
        time.sleep(0.02)
    yield f"http://127.0.0.1:{served.servers[0].sockets[0].getsockname()[1]}"
    served.should_exit = True
    thread.join()


@pytest.mark.usefixtures("quiet_machine")
def test_an_episode_has_so_many_tries(core: Any, url: str) -> None:
    with core.GenericEnvClient(base_url=url).sync() as client:
        assert "custom_kernel" in client.reset().observation["prompt"]
        told = client.step({"source": WRONG})
        assert (told.reward, told.done) == (0.0, False)
        told = client.step({"source": RIGHT})
        assert (told.reward, told.done) == (1.0, True)
        client.reset()
        assert [client.step({"source": WRONG}).done for _ in range(2)] == [False, True]


def test_a_server_of_no_task_does_not_start(server: Any) -> None:
    with pytest.raises(HarnessError, match="no task 'axpyy'"):
        server.app("axpyy")
