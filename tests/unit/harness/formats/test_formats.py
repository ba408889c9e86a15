"""Findings as lines, as SARIF and as GitHub's annotations; the JSON documents and their published schema."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from pydantic_sarif.model import StaticAnalysisResultsFormatSarifVersion210JsonSchema as Log

from harness import cli, formats
from harness.api import Finding
from harness.cli import _common
from harness.formats import documents, lines, sarif
from harness.report import console
from harness.tasks import ROOT
from tests.unit.harness.command_line import AXPY, run, submission

SCHEMA = json.loads((ROOT / "docs" / "documents.schema.json").read_text())
CPU = ("--device", "cpu", "--calls", "1")
RACE = Finding("race", "one: 100%\ntwo", "/a b/k,1.cu", 7, 3, "axpy", ("note",), "axpy", 2, "warpyard check axpy -k 2")


def valid(text: str) -> dict[str, Any]:
    document = json.loads(text)
    jsonschema.validate(document, SCHEMA)
    return dict(document)


def test_a_line_has_the_place_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert lines.concise(RACE) == "/a b/k,1.cu:7:3: race: one: 100% [axpy, case 2]"
    monkeypatch.chdir(tmp_path)
    assert lines.concise(Finding("wrong", "no", str(tmp_path / "a" / "b.py"))) == "a/b.py:1:1: wrong: no"
    assert lines.concise(Finding("no_device", "")) == "<unknown>:1:1: no_device: no_device"


def test_an_annotation_is_one_line_whatever_the_message_has() -> None:
    assert lines.github(RACE) == (
        "::error file=/a b/k%2C1.cu,line=7,col=3,title=warpyard%3A race in axpy::"
        "one: 100%25%0Atwo%0Awarpyard check axpy -k 2"
    )


def test_a_sarif_log_is_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    found = [RACE, Finding("wrong", "", str(tmp_path / "ä b.py"), 2), Finding("race", "again"), Finding("error", "x")]
    for some in (found, []):
        log = sarif.log(some)
        Log.model_validate(log, strict=False)
        (one,) = log["runs"]
        rules = [rule["id"] for rule in one["tool"]["driver"]["rules"]]
        assert [rules[result["ruleIndex"]] for result in one["results"]] == [finding.kind for finding in some]
    results = sarif.log(found)["runs"][0]["results"]
    places = [result["locations"][0]["physicalLocation"] for result in results if "locations" in result]
    assert [place["artifactLocation"]["uri"] for place in places] == ["file:///a%20b/k%2C1.cu", "%C3%A4%20b.py"]
    assert places[0]["region"] == {"startLine": 7, "startColumn": 3}
    assert all(result["message"]["text"] for result in results)
    with pytest.raises(ValueError):
        Log.model_validate({**sarif.log(found), "runs": [{"results": []}]})


@pytest.mark.usefixtures("quiet_machine")
def test_a_check_in_each_format(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    mine = submission(tmp_path, "return x")
    words = ("check", AXPY, "-s", mine, "-k", "0", *CPU, "--output-format")
    code, out, errors = run(capsys, *words, "concise")
    assert (code, errors) == (1, "")
    assert out.startswith(f"{mine}:3:1: wrong: ")
    assert out.count("\n") == 1
    code, out, _ = run(capsys, *words, "github")
    assert out.startswith(f"::error file={mine},line=3,title=warpyard%3A wrong::")
    code, out, _ = run(capsys, *words, "sarif")
    assert code == 1
    Log.model_validate_json(out)
    assert json.loads(out)["runs"][0]["results"][0]["ruleId"] == "wrong"
    code, out, _ = run(capsys, *words, "json")
    assert valid(out)["verb"] == "check"
    code, out, _ = run(capsys, *words, "text")
    assert "0 of 1 passed" in out


@pytest.mark.usefixtures("quiet_machine")
def test_an_error_is_no_finding(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, errors = run(capsys, "check", "axpyy", "--output-format", "sarif")
    assert (code, out) == (5, "")
    assert "no task 'axpyy'" in errors
    code, out, _ = run(capsys, "check", "axpyy", "--output-format", "json")
    assert valid(out)["error"]["exit"] == code == 5


def test_the_published_schema_is_that_of_the_types() -> None:
    assert documents.schema() == SCHEMA, "python -m harness.formats.documents > docs/documents.schema.json"
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.usefixtures("quiet_machine")
def test_what_the_verbs_print_follows_the_schema(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good, bad = (submission(folder, body) for folder, body in made(tmp_path))
    for words in (
        ("check", AXPY, "-s", good, *CPU, "--json"),
        ("check", AXPY, "-s", bad, *CPU, "--json"),
        ("bench", AXPY, "-s", good, "-k", "0", "--device", "cpu", "--budget", "0.2", "--reps", "3", "--json"),
        ("compare", AXPY, good, good, "-k", "0", "--device", "cpu", "--budget", "0.2", "--reps", "3", "--json"),
        ("watch", AXPY, "-s", bad, "-k", "0", "--device", "cpu", "--runs", "1", "--json"),
        ("list", "--json"),
        ("history", "--json"),
        ("show", "1", "--json"),
        ("leaderboard", AXPY, "--json"),
        ("doctor", "--json"),
        ("judge", "--json"),
        ("inspect", "attn_dist", "--arch", "sm_90a", "--json"),
        ("check", "axpyy", "--json"),
    ):
        cli.main(list(words))
        document = valid(capsys.readouterr().out)
        assert document["schema"] == console.SCHEMA
        if "verb" in document and words[0] != "show":
            assert document["verb"] == words[0]


def made(folder: Path) -> list[tuple[Path, str]]:
    places = [folder / name for name in ("good", "bad")]
    for place in places:
        place.mkdir()
    return list(zip(places, ("return 2.0 * x + y", "raise ValueError('no')"), strict=True))


@pytest.mark.parametrize("form", _common.FORMATS[1:])
def test_a_run_without_findings_gives_an_empty_report(form: str) -> None:
    text = formats.written({"tasks": []}, form)
    assert text == "" or json.loads(text)
