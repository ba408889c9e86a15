"""Who may talk to the playground, and what it shares: asked over HTTP, without a browser."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from harness import cli, exercises
from harness.api import runner
from harness.cli import _parsers
from harness.errors import HarnessError
from harness.machine import commands
from harness.play import share, starts
from harness.play.workspace import LARGEST, Workspace


def _serve(*words: str) -> Iterator[tuple[int, str]]:
    with subprocess.Popen(
        commands.of_verb(["play", "--port", "0", *words]), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        port = re.search(r":(\d+)/(?:\?token=(\S+))?", line)
        assert port, line
        yield int(port[1]), port[2] or ""
        process.terminate()


@pytest.fixture(scope="module")
def local() -> Iterator[tuple[int, str]]:
    yield from _serve()


@pytest.fixture(scope="module")
def remote() -> Iterator[tuple[int, str]]:
    yield from _serve("--host", "0.0.0.0", "--name", "play.example")


def asked(port: int, path: str = "/", **headers: str) -> tuple[int, dict[str, str]]:
    connection = HTTPConnection("127.0.0.1", port, timeout=60)
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer.status, {name.lower(): value for name, value in answer.getheaders()}


UPGRADE = {
    "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}  # fmt: skip
SOCKET = "/_nicegui_ws/socket.io/?EIO=4&transport=websocket"


@pytest.mark.slow
def test_nothing_can_be_loaded_from_elsewhere_or_sent_there(local: tuple[int, str]) -> None:
    status, headers = asked(local[0])
    policy = headers["content-security-policy"]
    assert status == 200
    for part in ("default-src 'self'", "connect-src 'self'", "frame-ancestors 'none'", "form-action 'self'"):
        assert part in policy
    assert headers["referrer-policy"] == "same-origin"


@pytest.mark.parametrize("name", ["evil.example", "127.0.0.1.evil.example", "10.0.0.7", "[", ""])
def test_a_name_that_is_not_this_servers_is_refused(local: tuple[int, str], name: str) -> None:
    """Another site may have its own name lead to 127.0.0.1."""
    assert asked(local[0], Host=name)[0] == 403


@pytest.mark.parametrize("path", ["/", SOCKET])
def test_a_page_of_another_origin_is_refused(local: tuple[int, str], path: str) -> None:
    port = local[0]
    upgrade = UPGRADE if path == SOCKET else {}
    own = asked(port, path, Origin=f"http://127.0.0.1:{port}", **upgrade)[0]
    assert own == (101 if upgrade else 200)
    for origin in ("http://evil.example", f"http://127.0.0.1:{port + 1}", "null"):
        assert asked(port, path, Origin=origin, **upgrade)[0] == 403


def test_beyond_this_machine_a_token_is_asked_for(remote: tuple[int, str]) -> None:
    port, token = remote
    assert len(token) >= 32
    for path in ("/", "/?token=", f"/?token={token[:-1]}{'x' if token[-1] != 'x' else 'y'}", "/play-static/play.js"):
        assert asked(port, path)[0] == 403
    assert asked(port, SOCKET, Origin=f"http://127.0.0.1:{port}", **UPGRADE)[0] == 403
    status, headers = asked(port, f"/?token={token}", Host="play.example")
    assert (status, headers["location"]) == (303, "/")
    assert "HttpOnly" in headers["set-cookie"]
    assert "SameSite=strict" in headers["set-cookie"]
    cookie = headers["set-cookie"].partition(";")[0]
    assert asked(port, "/", Cookie=cookie)[0] == 200
    assert asked(port, "/", Cookie=cookie, Host="evil.example")[0] == 403
    assert asked(port, "/", Cookie="warpyard_token=no")[0] == 403


@pytest.mark.slow
def test_each_user_has_an_address_of_his_own() -> None:
    words = commands.of_verb(["play", "--port", "0", "--user", "ann", "--user", "ben"])
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(2)]
        found = [re.search(r"for (\w+) is at http://[^:]+:(\d+)/\?token=(\S+)", line) for line in lines]
        assert [one and one[1] for one in found] == ["ann", "ben"]
        tokens = {one[3] for one in found if one}
        port = int(found[0][2] if found[0] else 0)
        cookies = [asked(port, f"/?token={token}")[1]["set-cookie"].partition(";")[0] for token in tokens]
        assert len(set(cookies)) == 2
        assert [asked(port, Cookie=cookie)[0] for cookie in cookies] == [200, 200]
        assert asked(port)[0] == 403
        process.terminate()


@pytest.mark.parametrize("words", [["--user", "ann", "--user", "ann"], ["--user", "a b"]])
def test_users_have_names(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", *words]) == 2
    assert "--user: expected names" in capsys.readouterr().err


def test_what_is_shared_comes_back() -> None:
    start = starts.begin("bug:barrier")
    shared = share.of(start, start.files, "race")
    assert shared.task == "exercise/double"  # no path of this machine
    assert share.unpacked(share.fragment(shared)) == shared == share.read(share.text(shared))
    again = share.start(shared)
    assert (again.files, again.task, again.case) == (start.files, start.task, start.case)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{}",
        b"\xff",
        b"[" * 100_000,
        b'{"files": {}, "main": "a", "shown": "a", "task": ""}',
        b'{"files": {"a": ""}, "main": "a", "shown": "a", "task": "", "case": "--no-sandbox"}',
        b'{"files": {"a": ""}, "main": "a", "shown": "a", "task": "", "arch": "-x"}',
        b"x" * (share.MOST + 1),
    ],
    ids=["empty", "nothing", "no text", "deep", "no file", "an option", "no architecture", "long"],
)
def test_what_nobody_has_shared_is_refused(text: bytes) -> None:
    with pytest.raises(HarnessError, match="not shared from a playground"):
        share.read(text)
    with pytest.raises(HarnessError, match=r"not made by a playground|not shared from a playground"):
        share.unpacked("play=" + text.decode(errors="replace")[:2000])


@pytest.mark.parametrize("task", ["/etc", "../tasks/attn_dist", "exercise/../..", "exercise/"])
def test_what_is_shared_names_no_folder(task: str) -> None:
    shared = share.Shared({"a.py": "x"}, "a.py", "a.py", task)
    with pytest.raises(HarnessError, match="which is not here"):
        share.start(shared)


@pytest.mark.parametrize("name", ["../a.py", "/tmp/a.py", ".hidden", "a/b.py"])
def test_a_file_lies_in_the_pages_folder(name: str) -> None:
    space = Workspace(False, lambda line: None, starts.begin("bug:barrier"))
    with pytest.raises(HarnessError, match="expected a plain name"):
        space.write(name, "x")
    with pytest.raises(HarnessError, match="more than"):
        space.write("a.py", "x" * (LARGEST + 1))


@pytest.mark.parametrize("verb", ["watch", "check", "trace", "inspect"])
def test_what_a_stranger_typed_sees_no_home(verb: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each verb that runs what was typed gets the option that its author is a stranger, and takes it."""
    asked: list[list[str]] = []

    def document_of(words: list[str], limit: float | None = None) -> dict[str, Any]:
        asked.append(words)
        case = {"index": 0, "name": "", "status": "pass"}
        task = {"task": "double", "submission": "", "device": "", "exit": 0, "cases": [case]}
        return {"tasks": [task], "device": "", "exit": 0, "kernels": [], "pictures": [], "trace": ""}

    monkeypatch.setattr(runner, "document", document_of)
    space = Workspace(True, lambda line: None, starts.begin("bug:barrier"))
    made = {"check": lambda: space.check("0"), "trace": space.trace, "inspect": space.listing}
    if verb in made:
        asyncio.run(made[verb]())
    else:
        asked.append(space.words())
    (words,) = asked
    assert words[0] == verb
    assert {"--stranger", "--require-sandbox"} <= set(words)
    parsed = _parsers.build_parser(words[0]).parse_args(words)
    assert parsed.stranger
    assert parsed.require_sandbox


@pytest.mark.slow
def test_a_stranger_sees_no_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    secret = Path.home() / f".warpyard-test-{os.getpid()}"
    secret.write_text("secret")
    monkeypatch.setenv("WARPYARD_STATE_DIR", str(tmp_path))
    path = tmp_path / "mine.py"
    path.write_text(f"print('seen:', open({str(secret)!r}).read())\ndef custom_kernel(data):\n    return 2 * data\n")
    words = ["check", str(exercises.FOLDER / "double"), "-s", str(path), "-k", "0", "--device", "cpu"]
    try:
        assert "pass" in str(runner.document(words)["tasks"][0]["cases"][0]["status"])
        case = runner.document([*words, "--stranger"])["tasks"][0]["cases"][0]
    finally:
        secret.unlink()
    assert case["status"] == "error"
    assert "secret" not in case["output"]


def test_what_to_begin_with_is_told(tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text("def custom_kernel(data):\n    return data\n")
    with pytest.raises(HarnessError, match="which task it is a submission to"):
        starts.of(str(mine))
    assert starts.of(str(mine), "attn_dist").task == "attn_dist"
    mine.write_text("# task: attn_dist -k 3\ndef custom_kernel(data):\n    return data\n")
    (tmp_path / "beside.cu").write_text("// beside\n")
    start = starts.of(str(mine))
    assert (start.task, start.case, set(start.files)) == ("attn_dist", "3", {"mine.py", "beside.cu"})
    with pytest.raises(HarnessError, match="is neither a file nor a task"):
        starts.of("nothing")
    assert starts.of(None).key.startswith("lesson:")
