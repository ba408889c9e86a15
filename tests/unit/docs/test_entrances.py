"""The pages on CI, pytest, editors, agents and the resident judge as their readers use them, and the action."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

from harness.tasks import ROOT
from tests.unit.docs import pages

DOCS = ROOT / "docs"
BIN = Path(sys.executable).parent


def blocks(page: str, language: str) -> list[str]:
    return [block.text for block in pages.blocks(DOCS / f"{page}.md") if block.language == language]


def run(words: list[str], folder: Path, code: int = 0, **variables: str) -> str:
    environment = {**os.environ, "WARPYARD_STATE_DIR": str(folder / "state"), "CUDA_VISIBLE_DEVICES": "", **variables}
    environment["PATH"] = f"{BIN}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(words, cwd=folder, env=environment, capture_output=True, text=True, timeout=900)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("page", ["ci", "judge"])
def test_the_commands_run_and_print_what_the_page_shows(page: str, tmp_path: Path) -> None:
    (text,) = blocks(page, "sh")
    out = run(["bash", "-euo", "pipefail", "-c", text], tmp_path)
    if page == "ci":
        assert out in (DOCS / "ci.md").read_text()
    else:
        assert "1 of 1 passed" in out


@pytest.mark.slow
def test_the_package_of_the_page_on_pytest_has_a_race(tmp_path: Path) -> None:
    kernel, test = blocks("pytest", "python")
    (tmp_path / "twice.py").write_text(kernel)
    (tmp_path / "test_twice.py").write_text(test)
    out = run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"], tmp_path, code=1)
    assert "twice.py:9: race: shared address" in out
    assert "  kernel twice\n0 of 1 passed on emulated sm_100a" in out


@pytest.mark.slow
@pytest.mark.usefixtures("judged")
def test_the_agent_of_the_page_gets_a_cause(tmp_path: Path) -> None:
    (text,) = blocks("agents", "python")
    (tmp_path / "ask.py").write_text(text)
    assert "custom_kernel" in run([sys.executable, "ask.py"], tmp_path)
    (settings,) = blocks("agents", "json")
    assert json.loads(settings)["mcpServers"]["warpyard"]["args"] == ["mcp"]


@pytest.mark.slow
def test_a_problem_in_the_form_of_kernelbench_is_checked(tmp_path: Path) -> None:
    (text,) = [block.text for block in pages.blocks(DOCS / "kernelbench.md") if block.mark == "runs"]
    out = run(["bash", "-euo", "pipefail", "-c", text], tmp_path, WARPYARD_CACHE_DIR=str(tmp_path / "cache"))
    assert "kernelbench:1/1 on emulated" in out
    assert "1 of 1 passed" in out


def test_the_environments_of_the_page_on_training_give_rewards(tmp_path: Path) -> None:
    for package in ("verifiers", "warpyard_taskset", "openenv"):
        pytest.importorskip(package, reason="needs: pip install '.[openenv]' ./examples/verifiers")
    (tmp_path / "train.py").write_text("\n".join(blocks("training", "python")))
    assert "custom_kernel" in run([sys.executable, "train.py"], tmp_path)
    (text,) = blocks("training", "sh")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    out = run(["bash", "-euo", "pipefail", "-c", text.replace("8123", port)], tmp_path)
    assert "Write a Python file\n" in out
    told = json.loads(out.splitlines()[-1])
    assert (told["reward"], told["done"], told["observation"]["cases"]) == (0.0, True, 1)


def test_the_settings_of_editors_can_be_read() -> None:
    (helix,) = blocks("editor", "toml")
    assert tomllib.loads(helix)["language-server"]["warpyard"] == {"command": "warpyard", "args": ["lsp"]}
    (zed,) = blocks("editor", "json")
    assert json.loads(zed)["args"] == ["lsp"]


@pytest.mark.slow
@pytest.mark.usefixtures("judged")
@pytest.mark.skipif(shutil.which("bash") is None, reason="the action's steps are written for bash")
def test_the_action_annotates_and_writes_a_log(tmp_path: Path) -> None:
    action = yaml.safe_load((ROOT / "action.yml").read_text())
    inputs = {name: str(one.get("default", "")) for name, one in action["inputs"].items()}
    inputs |= {"task": str(ROOT / "tests" / "data" / "axpy"), "submission": "mine.py", "arguments": "-k 0 --calls 1"}
    (tmp_path / "mine.py").write_text("\ndef custom_kernel(data):\n    return data[0]\n")
    step = action["runs"]["steps"][-1]
    given = {}
    for name, value in step["env"].items():
        of = value.removeprefix("${{ inputs.").removesuffix(" }}")
        given[name] = inputs[of]
    out = run(["bash", "-eo", "pipefail", "-c", step["run"]], tmp_path, code=1, **given)
    assert out.startswith("::error file=mine.py,line=2,title=warpyard%3A wrong::")
    (result,) = json.loads((tmp_path / action["outputs"]["sarif"]["value"]).read_text())["runs"][0]["results"]
    assert result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] == "mine.py"
    named = (DOCS / "ci.md").read_text()
    assert all(f"| `{name}` |" in named for name in action["inputs"])
