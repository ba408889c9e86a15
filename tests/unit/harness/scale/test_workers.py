"""Sweeps and the queue on real workers of Dask, some of which are killed."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from harness import cli, tasks
from harness.checking import checker
from harness.errors import HarnessError
from harness.history import queries, trials
from harness.history.trials import Trial
from harness.report import leaderboard
from harness.scale import blobs, job_runner, plan
from harness.scale.jobs import Cases, Job, Outcome
from harness.timing import benchmark
from tests import late
from tests.paths import AXPY

if TYPE_CHECKING:
    from distributed import Client

    from harness.scale.intake import Desk
    from harness.scale.sweep import Sweep

dask_cluster, engines = late.Module("harness.scale.dask_cluster"), late.Module("harness.scale.engine")
intake, sweeps = late.Module("harness.scale.intake"), late.Module("harness.scale.sweep")
connections, web = late.Module("harness.web.connections"), late.Module("harness.scale.web")

RIGHT = "def custom_kernel(data):\n    x, y = data\n    return 2 * x + y\n"
WRONG = "def custom_kernel(data):\n    x, y = data\n    return 3 * x + y\n"
SLOW = "import time\n\n\ndef custom_kernel(data):\n    time.sleep(2)\n    x, y = data\n    return 2 * x + y\n"


@pytest.fixture(scope="module")
def state(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of results, of the workers and of the queue."""
    return tmp_path_factory.mktemp("state")


@contextlib.contextmanager
def _connected(state: Path, workers: int) -> Iterator[Client]:
    """Workers without a GPU."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WARPYARD_STATE_DIR", str(state))
        patch.setenv("SERVER_TOKEN", "secret")
        # A thread each: those of torch that wait for a processor spin.
        patch.setattr(os, "sched_getaffinity", lambda _: {0})
        with dask_cluster.connected("local", [], workers) as client:
            yield client


@pytest.fixture(scope="module")
def client(state: Path) -> Iterator[Client]:
    """One worker, which takes seconds to start."""
    with _connected(state, 1) as client:
        yield client


@pytest.fixture
def two_workers(state: Path) -> Iterator[Client]:
    with _connected(state, 2) as client:
        yield client


def submission(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text)
    return path


def sweep(
    client: Client, connection: sqlite3.Connection, number: int, folder: Path, asked: plan.Plan, **options: Any
) -> Sweep:
    task = tasks.load(AXPY)
    named = plan.submissions(asked, task, folder)
    chosen = options.pop("chosen", (Cases("test", (0,)), Cases("benchmark", (0,))))
    return sweeps.Sweep(engines.Engine(client), connection, asked, task, named, chosen, "cpu", number, **options)


def test_every_combination_is_tried_once_and_a_sweep_that_was_cut_off_goes_on(
    client: Client, connection: sqlite3.Connection, tmp_path: Path
) -> None:
    for name, text in (("one.py", RIGHT), ("two.py", WRONG), ("three.py", RIGHT + "\n")):
        submission(tmp_path, name, text)
    asked = msgspec.convert(
        {"task": "axpy", "submissions": ["one.py", "two.py", "three.py"], "time": {"reps": 2, "budget": 0.01}},
        plan.Plan,
    )
    number = trials.begin(connection, "digest", "axpy", {})

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        sweep(client, connection, number, tmp_path, asked, report=stop).run()
    assert len(trials.read(connection, number)) == 1
    lines: list[Trial] = []
    found = sweep(client, connection, number, tmp_path, asked, report=lambda one, _: lines.append(one)).run()
    assert len(lines) == 2
    assert {one.settings["submission"]: one.status for one in found} == {
        "one.py": "pass", "two.py": "wrong", "three.py": "pass",
    }  # fmt: skip
    good = [one for one in found if one.status == "pass"]
    assert all(one.score_ns and one.low_ns and one.low_ns <= one.score_ns <= (one.high_ns or 0) for one in good)
    assert trials.best(found) in good
    runs = queries.runs(connection, "axpy")
    assert {run.verb for run in runs} == {"sweep"}
    assert sorted(one.run or 0 for one in found) == sorted(run.id for run in runs)


@pytest.mark.slow
def test_ctrl_c_ends_the_queue_with_no_traceback(state: Path) -> None:
    """A terminal sends SIGINT to the workers too."""
    words = ["serve", str(AXPY), "--device", "cpu", "--port", "0", "--cpus", "1", "--no-sandbox"]
    with subprocess.Popen(
        [sys.executable, "-m", "harness.cli", *words], stderr=subprocess.PIPE, text=True, start_new_session=True,
        env={**os.environ, "WARPYARD_STATE_DIR": str(state)},
    ) as serves:  # fmt: skip
        assert serves.stderr
        first = serves.stderr.readline()
        with contextlib.suppress(urllib.error.HTTPError):  # it listens already, and answers once it runs
            urllib.request.urlopen(first.partition(" ")[0], timeout=60).close()
        os.killpg(serves.pid, signal.SIGINT)
        rest = serves.stderr.read()
    assert " serves axpy on cpu" in first, first + rest
    assert (serves.returncode, rest) == (0, "")


@pytest.mark.slow
def test_a_job_goes_on_elsewhere_when_its_worker_is_killed(two_workers: Client, tmp_path: Path) -> None:
    client, engine = two_workers, engines.Engine(two_workers)
    task = tasks.load(AXPY)
    tree, folder = blobs.of_task(task)
    path = submission(tmp_path, "slow.py", SLOW)
    one, two = engine.hold([tree, blobs.of_submission(task, path)])
    engine.ready(["cpu"])
    job = Job("slow", job_runner.project(), "axpy", one, folder, two, "cpu", checks=Cases("test", (0,)), calls=1)
    engine.submit(job)
    assert engine.next(timeout=1.0) is None  # it runs
    (victim,) = {address for address, keys in client.processing().items() if any(key.endswith(" slow") for key in keys)}
    os.kill(client.run(os.getpid, workers=[victim])[victim], signal.SIGKILL)
    result = engine.next()
    assert result is not None
    key, outcome = result
    assert isinstance(outcome, Outcome)
    assert (key, outcome.status) == ("slow", "pass")
    assert outcome.worker != victim
    assert engine.next() is None


@pytest.mark.nightly
def test_a_job_that_kills_three_workers_is_recorded_as_such(client: Client, tmp_path: Path) -> None:
    folder = tmp_path / "task"
    folder.mkdir()
    for path in AXPY.iterdir():
        if path.is_file():
            (folder / path.name).write_bytes(path.read_bytes())
    text = (folder / "reference.py").read_text()
    (folder / "reference.py").write_text("import os\nos.kill(os.getpid(), 9)\n" + text)
    engine = engines.Engine(client)
    task = tasks.load(folder)
    tree, name = blobs.of_task(task)
    one, two = engine.hold([tree, blobs.of_submission(task, folder / "submission.py")])
    engine.submit(Job("deadly", job_runner.project(), "axpy", one, name, two, "cpu", checks=Cases("test", (0,))))
    outcome = engine.next()
    assert outcome is not None
    assert isinstance(outcome[1], Outcome)
    assert outcome[1].status == trials.LOST
    assert "3 workers died" in outcome[1].message


def test_a_worker_with_other_code_and_a_limit_are_told(client: Client, tmp_path: Path) -> None:
    engine = engines.Engine(client)
    task = tasks.load(AXPY)
    tree, folder = blobs.of_task(task)
    one, two = engine.hold([tree, blobs.of_submission(task, submission(tmp_path, "slow.py", SLOW))])
    job = Job("other", "a digest", "axpy", one, folder, two, "cpu", checks=Cases("test", (0,)))
    late = replace(job, key="late", project=job_runner.project(), limit=0.001)
    engine.submit(job)
    engine.submit(late)
    found: dict[str, Any] = dict(filter(None, (engine.next(), engine.next())))
    assert "another version of warpyard" in found["other"].message
    assert found["late"].status == "timeout"


@pytest.mark.slow
def test_what_empty_calls_cost_is_measured_before_a_job_is_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once it was checked, a submission could make them slow."""
    done: list[str] = []
    get_ready, run = benchmark.Bench.get_ready, checker.run
    monkeypatch.setattr(benchmark.Bench, "get_ready", lambda self: done.append("empty calls") or get_ready(self))
    monkeypatch.setattr(checker, "run", lambda *given: done.append("check") or run(*given))
    path, outcome = submission(tmp_path, "right.py", RIGHT), Outcome()
    monkeypatch.setattr(job_runner, "_task", lambda job: tasks.load(AXPY))
    cases = Cases("test", (0,))
    job = Job("a job", job_runner.project(), "axpy", "", "", "", "cpu", checks=cases, times=cases, reps=1, budget=0.1)
    job_runner._run(job, path, outcome, time.monotonic())
    assert done == ["empty calls", "check"]
    assert outcome.times


@pytest.mark.nightly
@pytest.mark.usefixtures("quiet_machine")
def test_the_command_goes_on_after_a_kill(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import subprocess
    import sys

    names = [submission(tmp_path, f"s{number}.py", SLOW.replace("2)", f"{2 + number})")).name for number in range(3)]
    (tmp_path / "plan.toml").write_text(
        f'task = "{AXPY}"\nsubmissions = {names}\ndevice = "cpu"\n[check]\ncases = "0"\n[time]\nreps = 1\n'
        'cases = "0"\nbudget = 0.01\n'
    )
    words = ["sweep", str(tmp_path / "plan.toml"), "--cpus", "1"]
    first = subprocess.Popen([sys.executable, "-m", "harness.cli", *words], stderr=subprocess.PIPE, text=True)
    assert first.stderr is not None
    assert any(line.startswith("1/3") for line in iter(first.stderr.readline, ""))
    first.kill()
    first.wait()
    time.sleep(0.1)
    assert cli.main([*words, "--resume"]) == 0
    captured = capsys.readouterr()
    assert "3 of 3 passed; 2 trials" in captured.out
    assert cli.main([*words, "--resume"]) == 5


@pytest.fixture
def desk(client: Client, state: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    monkeypatch.setenv("WARPYARD_STATE_DIR", str(state))
    limits = intake.Limits(60, reps=2, budget=0.01)
    return intake.Desk({"axpy": tasks.load(AXPY, "axpy")}, engines.Engine(client), "cpu", limits)


def test_a_queue_has_one_result_for_each_submission_and_is_not_taken_twice(desk: Desk) -> None:
    texts = {"right": RIGHT, "wrong": WRONG, "broken": "def custom_kernel(data:\n"}
    tokens = {name: desk.take(intake.Given("axpy", "me", name, text), once=True) for name, text in texts.items()}
    assert desk.take(intake.Given("axpy", "me", "right", RIGHT), once=True) == tokens["right"]
    waiting = desk.status(tokens["broken"])
    assert waiting is not None
    assert (waiting["state"], waiting["ahead"]) == ("waiting", 2)
    assert desk.work(threading.Event(), once=True) == 3
    document = {name: desk.status(token) or {} for name, token in tokens.items()}
    assert {name: one["status"] for name, one in document.items()} == {
        "right": "pass",
        "wrong": "wrong",
        "broken": "error",
    }
    assert "SyntaxError" in document["broken"]["message"]
    (case,) = document["wrong"]["cases"]
    assert "of z (" in case["cause"] or "element" in case["cause"]
    assert "reference" not in json.dumps(case)  # no piece of it: its author does not see that file
    assert case["message"]
    (case,) = document["broken"]["cases"]
    assert case["location"] == "submission.py:1"  # and no folder of the worker's
    assert "/tmp" not in json.dumps(document)
    assert desk.work(threading.Event(), once=True) == 0
    assert desk.status("no token") is None


@pytest.mark.slow
def test_cases_are_shown_as_they_end(desk: Desk) -> None:
    """A call of the slow one takes two seconds, and each case has two."""
    token = desk.take(intake.Given("axpy", "me", "slow", SLOW), once=True)
    work = threading.Thread(target=desk.work, args=[threading.Event(), True])
    work.start()
    seen: dict[int, Any] = {}
    while (state := desk.status(token) or {})["state"] != "done":
        if state["state"] == "running":
            seen[len(state["cases"])] = state
        time.sleep(0.1)
    work.join()
    assert {1, 2} <= seen.keys()
    assert seen[1]["total"] == 3
    assert seen[1]["cases"] == [{"name": state["cases"][0]["name"], "status": "pass"}]
    page = leaderboard.submission(token, seen[2])
    assert "2 of 3 cases have ended" in page
    assert "<h2>Cases</h2>" in page


def test_what_others_submitted_is_not_in_reach(desk: Desk, state: Path) -> None:
    spy = (
        "import os\ndef custom_kernel(data):\n"
        f"    print(os.listdir({str(state)!r}))\n"
        f"    raise ValueError(open({str(state / 'history.sqlite')!r}, 'rb').read(16))\n"
    )
    token = desk.take(intake.Given("axpy", "me", "spy", spy))
    desk.work(threading.Event(), once=True)
    document = desk.status(token) or {}
    assert "SQLite" not in document["message"]
    assert "No such file" in document["message"] or "Permission denied" in document["message"]


def test_what_is_the_servers_own_is_not_in_reach(desk: Desk) -> None:
    spy = (
        "import os\ndef custom_kernel(data):\n"
        f"    there = [path for path in {[str(AXPY / 'reference.py')]} if os.access(path, os.R_OK)]\n"
        "    raise ValueError(f\"found {there + [name for name in os.environ if name == 'SERVER_TOKEN']}\")\n"
    )
    token = desk.take(intake.Given("axpy", "me", "spy of the server", spy))
    desk.work(threading.Event(), once=True)
    assert (desk.status(token) or {})["message"].endswith("found []")


def test_an_address_where_nothing_listens_is_told_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    begin = time.monotonic()
    assert cli.main(["worker", "tcp://127.0.0.1:9"]) == 5
    assert time.monotonic() - begin < 10
    assert "nothing answers at 'tcp://127.0.0.1:9'" in capsys.readouterr().err
    assert cli.main(["worker", "nowhere"]) == 2
    assert "expected tcp://HOST:PORT, got 'nowhere'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (("other", "me", "a.py", RIGHT), "no task 'other'"),
        (("axpy", "", "a.py", RIGHT), "author: expected 1 to 64"),
        (("axpy", "me", "a\n.py", RIGHT), "name: expected"),
        (("axpy", "me", "a.py", "x = 1"), "custom_kernel"),
        (("axpy", "me", "a.py", RIGHT + "#" * (256 << 10)), "262144 bytes"),
    ],
)
def test_what_is_no_submission_is_not_taken_in(desk: Desk, given: tuple[str, ...], message: str) -> None:
    with pytest.raises(HarnessError, match=message):
        desk.take(intake.Given(*given))


def test_an_address_fills_its_own_share_of_the_queue(desk: Desk) -> None:
    """Whatever authors it names: nobody is kept out by somebody who takes his name."""
    for number in range(20):
        desk.take(intake.Given("axpy", f"author {number}", "a.py", RIGHT), address="192.0.2.1")
    with pytest.raises(HarnessError, match=r"20 submissions from 192\.0\.2\.1 wait"):
        desk.take(intake.Given("axpy", "ann", "a.py", RIGHT), address="192.0.2.1")
    for number in range(20):
        desk.take(intake.Given("axpy", "ann", f"{number}.py", RIGHT), address=f"192.0.2.{number + 2}")
    desk.take(intake.Given("axpy", "ann", "one more.py", RIGHT), address="192.0.2.99")
    with pytest.raises(HarnessError, match="20 submissions of 'ann' wait"):
        desk.take(intake.Given("axpy", "ann", "from the server itself.py", RIGHT))


def _own_address() -> str | None:
    """An address of this machine that is no loopback."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.9", 9))  # nothing is sent
        if not (address := str(probe.getsockname()[0])).startswith("127."):
            return address
    return None


@pytest.mark.slow
@pytest.mark.skipif(_own_address() is None, reason="this machine has no address but the loopback's")
def test_an_address_has_its_share_of_connections(desk: Desk) -> None:
    server = web.server(desk, "0.0.0.0", 0, level="error")
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            time.sleep(0.02)
        port = server.servers[0].sockets[0].getsockname()[1]
        with contextlib.ExitStack() as held:
            idle = [held.enter_context(socket.create_connection((_own_address(), port))) for _ in range(80)]
            assert json.load(urllib.request.urlopen(f"http://127.0.0.1:{port}/api/tasks"))["tasks"]
            for one in idle:
                one.settimeout(0.05)
            gone = []
            for one in idle:
                with contextlib.suppress(TimeoutError):
                    try:
                        gone.append(one.recv(1) == b"")
                    except ConnectionResetError:
                        gone.append(True)
            assert gone == [True] * (80 - connections.MOST_OF_ONE)
        begin = time.monotonic()
        while time.monotonic() - begin < 20:
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"http://{_own_address()}:{port}/api/tasks")
                break
            time.sleep(0.1)
        else:
            pytest.fail("the address is refused although its connections are closed")
    finally:
        server.should_exit = True
        thread.join()


def _by_form(url: str) -> None:
    """Submits by the page's form, and follows the submission's own page to its end."""
    fields = {"task": "axpy", "author": "<b>you</b>", "name": "wrong.py", "mode": "test",
              "text": "def custom_kernel(data):\r\n    return data[1] * 0\r\n"}  # fmt: skip
    with urllib.request.urlopen(url + "/submit", urllib.parse.urlencode(fields).encode()) as answer:
        place, text = answer.url, answer.read().decode()
        assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "/submissions/" in place  # as a browser is led on
    until = time.monotonic() + 120
    while "asks again" in text and time.monotonic() < until:
        assert 'http-equiv="refresh"' in text
        time.sleep(0.2)
        text = urllib.request.urlopen(place).read().decode()
    assert 'http-equiv="refresh"' not in text
    assert "<strong>wrong</strong>" in text
    refused = urllib.request.Request(url + "/submit", urllib.parse.urlencode({**fields, "text": "nothing"}).encode())
    with pytest.raises(urllib.error.HTTPError, match="422") as rejected:
        urllib.request.urlopen(refused)
    page = rejected.value.read().decode()
    assert "expected a submission with custom_kernel" in page
    assert "&lt;b&gt;you&lt;/b&gt;" in page  # what was typed is still there, escaped
    assert "<b>you" not in page
    with pytest.raises(urllib.error.HTTPError, match="404"):
        urllib.request.urlopen(url + "/submissions/nothing")


@pytest.mark.slow
def test_a_server_takes_submissions_over_http_and_shows_the_leaderboard(
    desk: Desk, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = web.server(desk, "127.0.0.1", 0, level="error")
    stop = threading.Event()
    threads = [threading.Thread(target=server.run), threading.Thread(target=desk.work, args=[stop])]
    for thread in threads:
        thread.start()
    try:
        while not server.started:
            time.sleep(0.02)
        url = f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
        path = submission(tmp_path, "mine.py", RIGHT)
        words = ["submit", "axpy", str(path), "--url", url, "--author", "me", "--mode", "leaderboard"]
        assert cli.main([*words, "--json"]) == 0
        document = json.loads(capsys.readouterr().out)
        assert document["state"] == "done"
        assert document["score_ns"] > 0
        assert [one["status"] for one in document["cases"]] == ["pass", "pass"]
        assert not {"seed", "detail", "replay"} & {key for one in document["cases"] for key in one}
        with urllib.request.urlopen(url) as page:
            assert "me/mine.py" in page.read().decode()
        assert json.load(urllib.request.urlopen(url + "/api/tasks"))["modes"] == ["test", "benchmark", "leaderboard"]
        desk.device, device = "emulator", desk.device  # where benchmark and leaderboard are refused
        assert json.load(urllib.request.urlopen(url + "/api/tasks"))["modes"] == ["test"]
        desk.device = device
        (board,) = json.load(urllib.request.urlopen(url + "/api/leaderboards/axpy"))
        assert board["places"][0]["geomean_ns"] == document["score_ns"]
        wrong = submission(tmp_path, "wrong.py", WRONG)
        assert cli.main(["submit", "axpy", str(wrong), "--url", url, "--author", "me"]) == 1
        shown = capsys.readouterr().out.splitlines()
        assert shown[1].startswith("  ")  # the cause, below the case
        words = ["submit", "axpy", str(wrong), "--url", url, "--author", "me", "--output-format", "concise"]
        assert cli.main(words) == 1
        assert capsys.readouterr().out.startswith(f"{wrong}:1:1: wrong: ")
        assert cli.main(["submit", "nothing", str(path), "--url", url]) == 2
        assert "no task 'nothing'" in capsys.readouterr().err
        _by_form(url)
        large = urllib.request.Request(url + "/api/submissions", b"{" + b" " * (2 << 20))
        with pytest.raises(urllib.error.HTTPError, match="413"):
            urllib.request.urlopen(large)
    finally:
        stop.set()
        server.should_exit = True
        for thread in threads:
            thread.join()


@pytest.mark.nightly
def test_a_study_leaves_trials_after_a_slow_case(
    client: Client, connection: sqlite3.Connection, tmp_path: Path
) -> None:
    names = ["quick.py", "quicker.py", "slow.py"]
    for name in names[:2]:
        submission(tmp_path, name, RIGHT + f"# {name}\n")
    submission(tmp_path, "slow.py", SLOW.replace("sleep(2)", "sleep(0.05)"))
    asked = msgspec.convert(
        {"task": "axpy", "submissions": names, "check": None, "time": {"reps": 1, "budget": 0.01},
         "search": {"method": "random", "trials": 14, "seed": 3, "prune": True}},
        plan.Plan,
    )  # fmt: skip
    number = trials.begin(connection, "digest", "axpy", {})
    found = sweep(client, connection, number, tmp_path, asked, chosen=(None, Cases("benchmark", (0, 1)))).run()
    assert len(found) == 14
    pruned = [one for one in found if one.status == trials.PRUNED]
    assert pruned
    assert any(one.settings["submission"] == "slow.py" for one in pruned)
    runs = {run.id: run for run in queries.runs(connection, "axpy")}
    assert all(len(runs[one.run or 0].specs) == 1 for one in pruned)
    assert all(len(runs[one.run or 0].specs) == 2 for one in found if one.status == "pass")
