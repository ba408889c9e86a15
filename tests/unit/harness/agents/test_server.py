"""The MCP server, asked by the SDK's own client: in this process, and over the streams of ``warpyard mcp``."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib import metadata
from pathlib import Path
from typing import Any

import anyio
import pytest

from harness.errors import HarnessError
from harness.machine import commands
from harness.tasks import ROOT
from tests import late
from tests.selection import representatives
from tests.unit.harness.api.test_api import RACE
from tests.unit.harness.command_line import AXPY

mcp, server, streams = late.Module("mcp"), late.Module("harness.agents.server"), late.Module("mcp.client.stdio")


@pytest.fixture(autouse=True)
def _trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARPYARD_TASKS", str(AXPY))


RIGHT = "def custom_kernel(data):\n    return 2.0 * data[0] + data[1]\n"


def asked(tool: str, where: Any = None, **given: Any) -> Any:
    """The reply of a tool, or its error's text."""

    async def ask() -> Any:
        async with mcp.Client(streams.stdio_client(where) if where else server.server()) as client:
            reply = await client.call_tool(tool, given)
            return reply.content[0].text if reply.is_error else reply.structured_content

    return anyio.run(ask)


def test_the_server_and_its_tools_are_described() -> None:
    async def ask() -> Any:
        async with mcp.Client(server.server()) as client:
            return client.server_info, (await client.list_tools()).tools

    about, found = anyio.run(ask)
    assert (about.name, about.version) == ("warpyard", metadata.version("warpyard"))
    tools = {tool.name: tool for tool in found}
    assert set(tools) == {"tasks", "read_task", "check", "inspect", "profile", "bench", "compare", "history"}
    assert all(tool.description for tool in tools.values())
    assert tools["check"].input_schema["required"] == ["task", "source"]
    assert "maximum" in tools["check"].input_schema["properties"]["seconds"]


@pytest.mark.usefixtures("quiet_machine", "judged")
def test_a_check_begins_with_the_cause() -> None:
    text = asked("check", task=AXPY, source=RACE, cases="0")
    assert (text["passed"], text["cases"], text["device"]) == (False, "0 of 1 passed", "emulated sm_90a")
    assert text["cause"].startswith("<submission>:10: race: shared address")
    assert (text["findings"][0]["kernel"], text["findings"][0]["line"], text["more_findings"]) == ("axpy", 10, 0)
    assert len(str(text)) < 8000


def test_every_text_is_a_strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of whichever tool: the next tests say what that keeps from it."""
    given: list[Any] = []

    def call(*words: Any, **options: Any) -> Any:
        given.append(options.get("stranger") or "--stranger" in words[0])
        raise HarnessError("asked")

    for name in ("check", "bench", "inspect"):
        monkeypatch.setattr(server.api, name, call)
    monkeypatch.setattr(server.runner, "document", call)
    task = {"task": AXPY, "source": RIGHT}
    tools = {"check": task, "bench": task, "profile": task, "compare": {**task, "other": RIGHT}}
    for tool, words in (tools | {"inspect": {"source": "text"}}).items():
        assert "asked" in str(asked(tool, **words))
    assert given == [True] * 5


@pytest.mark.slow
@pytest.mark.usefixtures("quiet_machine")
def test_a_submission_sees_neither_the_users_home_nor_variables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it finds would go to whoever runs the model."""
    (tmp_path / "diary").touch()
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("MY_TOKEN", "hidden")
    found = "[*os.environ, *os.listdir(os.environ['HOME'])]"
    source = f"import os\ndef custom_kernel(data): raise ValueError({found})\n"
    cause = asked("check", task=AXPY, source=source, cases="0")["cause"]
    assert "'HOME'" in cause
    assert "MY_TOKEN" not in cause
    assert "diary" not in cause


@pytest.mark.slow
@pytest.mark.usefixtures("quiet_machine")
def test_a_text_includes_no_file_of_the_users(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An error would show its lines."""
    others, home = tmp_path / "others", ROOT / f".test-home-{os.getpid()}"
    with_include = '#include "{}"\nextern "C" __global__ void k() {{}}'
    seen = ROOT / "kernels" / "include" / "mark.cuh"  # wherever this project lies
    assert asked("inspect", source=with_include.format(seen))["kernels"]
    monkeypatch.setenv("HOME", str(home))
    try:
        for folder in (others, home):
            folder.mkdir(exist_ok=True)
            (folder / "diary.h").write_text("my_secret\n")
            text = asked("inspect", source=with_include.format(folder / "diary.h"))
            assert "diary.h" in text
            assert "my_secret" not in text
    finally:
        shutil.rmtree(home)


@pytest.mark.usefixtures("quiet_machine", "judged")
def test_errors_say_what_to_do() -> None:
    text = asked("check", task="axpyy", source=RIGHT)
    assert "no task 'axpyy'" in text
    assert text.endswith("; try: warpyard list")
    assert "at most 262144 characters" in asked("check", task=AXPY, source=RIGHT + "#" * (1 << 18))
    slow = "import time\ntime.sleep(600)\n" + RIGHT
    assert "1 s" in asked("check", task=AXPY, source=slow, seconds=1)
    assert "identifier" in asked("inspect", source='extern "C" __global__ void k(int* x) { *x = y; }')


@pytest.mark.usefixtures("quiet_machine")
def test_nothing_is_run_or_read_of_a_folder_that_the_user_has_not_named(tmp_path: Path) -> None:
    """What a model reads may have it name one, such as one that it has just cloned."""
    folder, ran = tmp_path / "cloned", tmp_path / "ran"
    shutil.copytree(AXPY, folder)
    text = (folder / "reference.py").read_text()
    (folder / "reference.py").write_text(f"open({str(ran)!r}, 'a').write('x')\n{text}")
    (tmp_path / "diary").write_text("my secret")
    (folder / "README.md").unlink(missing_ok=True)
    (folder / "README.md").symlink_to(tmp_path / "diary")
    link = tmp_path / "axpy"
    link.symlink_to(folder)
    one = {"task": str(folder), "source": RIGHT}
    for tool, given in (
        ("read_task", {"task": str(folder)}), ("read_task", {"task": str(link)}), ("history", {"task": str(folder)}),
        ("check", one), ("profile", one), ("bench", one), ("compare", {**one, "other": RIGHT}),
    ):  # fmt: skip
        told = asked(tool, **given)
        assert "would run as the user, who has not named this folder" in told, (tool, told)
        assert f"export WARPYARD_TASKS={folder}" in told
        assert "my secret" not in told
    for option in ("--no-sandbox", "--versions"):
        assert f"no task '{option}'" in asked("history", task=option)
    assert not ran.exists()


@pytest.mark.usefixtures("quiet_machine")
def test_tasks_are_listed_and_read() -> None:
    assert {"nvfp4_gemv", "attn_dist"} <= {task["name"] for task in asked("tasks")["tasks"]}
    text = asked("read_task", task=AXPY)
    assert text["cases"][2] == "2: n=130 kind=ramp"
    assert "def ref_kernel" in text["files"]["reference.py"]
    kernels = asked("inspect", source='extern "C" __global__ void k(int* x) { *x = 1; }')["kernels"]
    assert kernels[0]["entry"] == "k"
    assert "ptx" not in kernels[0]


@pytest.mark.usefixtures("quiet_machine")
def test_the_verb_speaks_over_its_streams() -> None:
    command, *words = commands.of_verb(["mcp"])
    where = streams.StdioServerParameters(command=command, args=words, env=dict(os.environ))
    assert asked("read_task", where, task=AXPY)["name"] == "axpy"
    assert "warpyard check TASK" in asked("history", where)  # there is none yet


@pytest.mark.parametrize(
    ("verb", "package"), representatives([("mcp", "mcp"), ("lsp", "pygls"), ("openenv", "openenv")])
)
def test_what_is_missing_names_its_extra(verb: str, package: str) -> None:
    words = [AXPY] if verb == "openenv" else []
    missing = f"import sys; sys.modules[{package!r}] = None"
    code = f"{missing}; from harness import cli; sys.exit(cli.main([{verb!r}, *{words!r}]))"
    done = subprocess.run([sys.executable, "-c", code], stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert done.returncode == 3
    assert f"-m pip install 'warpyard[{verb}]'" in done.stderr
