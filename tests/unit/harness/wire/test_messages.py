"""A reply from a submission's process is believed only as far as its schema goes."""

from __future__ import annotations

import math
import random
from typing import Any, get_args

import msgspec
import pytest
import torch

from harness.wire import messages, nodes, requests, transfer
from harness.wire.limits import LARGEST_REPLY, clip
from harness.wire.messages import BadMessage

CALL_REPORT: dict[str, Any] = {"type": "CallReport"}
TIMES = {"device_ns": 1.0, "host_ns": 1, "wall_ns": 2.5}
CALLED: dict[str, Any] = {
    "type": "Called",
    "tree": {"is": "list", "items": [{"is": "value", "value": 1.5}], "is_tuple": True},
    "sizes": [],
    "devices": [],
    "times": TIMES,
    "torch_ops": [],
    "persisting_l2": 0,
}
FAILED: dict[str, Any] = {"type": "Failed", "classes": ["ValueError"], "message": "no", "traceback": ""}


def _arrives(reply: object, expected: Any = messages.Called, turn: str = "now") -> Any:
    return messages.answered(msgspec.msgpack.encode({"turn": "now", "reply": reply}), turn, expected)


def _deep(levels: int) -> Any:
    value: Any = 1
    for _ in range(levels):
        value = {"in": value}
    return value


def _deep_output(levels: int) -> Any:
    node: Any = {"is": "value", "value": None}
    for _ in range(levels):
        node = {"is": "list", "items": [node], "is_tuple": False}
    return node


def test_what_is_in_form_arrives() -> None:
    called = _arrives(CALLED)
    assert called.times.host_ns == 1.0
    assert called.tree.items[0].value == 1.5
    assert _arrives(FAILED).message == "no"
    reply: Any = requests.answered(msgspec.msgpack.encode(CALL_REPORT | {"finding": {"waiting": [{"cta": 1}]}}))
    assert reply.finding["waiting"] == [{"cta": 1}]
    assert _arrives({"type": "Refused", "reason": "no"}).reason == "no"


@pytest.mark.parametrize(
    "lie",
    [
        {"times": {}},
        {"times": None},
        {"times": TIMES | {"device_ns": math.nan}},
        {"times": TIMES | {"device_ns": math.inf}},
        {"times": TIMES | {"device_ns": -1.0}},
        {"times": TIMES | {"device_ns": 0}},
        {"times": TIMES | {"wall_ns": 1e18}},
        {"times": TIMES | {"host_ns": "fast"}},
        {"times": TIMES | {"host_ns": True}},
        {"sizes": None},
        {"sizes": [1.5], "devices": ["cpu"]},
        {"sizes": [-1], "devices": ["cpu"]},
        {"sizes": [1] * 5000, "devices": ["cpu"] * 5000},
        {"sizes": [4], "devices": []},
        {"devices": ["c" * 1000], "sizes": [4]},
        {"tree": "x"},
        {"tree": {"is": "code", "items": []}},
        {"tree": {"is": "tensor", "index": 0, "dtype": "float31", "shape": [1], "stride": [1]}},
        {"tree": {"is": "tensor", "index": -1, "dtype": "float32", "shape": [1], "stride": [1]}},
        {"tree": {"is": "tensor", "index": 0, "dtype": "float32", "shape": [1] * 100, "stride": [1]}},
        {"tree": {"is": "value", "value": "x" * (1 << 20)}},
        {"tree": {"is": "value", "value": [1]}},
        {"tree": _deep_output(20)},
        {"tree": {"is": "list", "items": [{"is": "value", "value": 0}] * 200_001, "is_tuple": False}},
        {"persisting_l2": -5},
        {"torch_ops": [1]},
        {"type": "Done"},
        {"type": "Ready"},
        {"type": "Nothing"},
    ],
    ids=lambda lie: ",".join(f"{key}={str(value)[:30]}" for key, value in lie.items()),
)
def test_what_breaks_a_limit_does_not_arrive(lie: dict[str, Any]) -> None:
    with pytest.raises(BadMessage):
        _arrives(CALLED | lie)


@pytest.mark.parametrize(
    "lie",
    [
        {"launches": -1},
        {"finding": "a race"},
        {"finding": _deep(30)},
        {"remarks": ["x" * (1 << 20)]},
        {"remarks": [""] * 2000},
        {"counters": _deep(40)},
        {"counters": {"n": "x" * (1 << 20)}},
        {"counters": {str(n): n for n in range(150_000)}},
    ],
    ids=lambda lie: ",".join(f"{key}={str(value)[:30]}" for key, value in lie.items()),
)
def test_an_account_that_breaks_a_limit_does_not_arrive(lie: dict[str, Any]) -> None:
    with pytest.raises(ValueError):  # msgspec's errors are among them
        requests.answered(msgspec.msgpack.encode(CALL_REPORT | lie))


MARKS: dict[str, Any] = {"source": "k.cu", "kernels": ["k"], "marks": [0, (1 << 63) - 1, 0xFFFFFFFF, 1], "most": 256}


def test_time_stamps_arrive_as_they_are() -> None:
    reply = _arrives({"type": "Traced", "modules": [MARKS]}, messages.Traced)
    assert reply.modules == [messages.Marks(**MARKS)]
    (reply,) = _arrives({"type": "Traced", "modules": [MARKS | {"kernels": ["\x1b[2Jk"]}]}, messages.Traced).modules
    assert reply.kernels == ["\\x1b[2Jk"]


@pytest.mark.parametrize(
    ("reply", "expected"),
    [
        ({"type": "Latencies", "walls_ns": [1.0, None]}, messages.Latencies),
        ({"type": "Latencies", "walls_ns": [1.0, math.nan]}, messages.Latencies),
        ({"type": "Latencies", "walls_ns": []}, messages.Latencies),
        ({"type": "Latencies", "walls_ns": [1.0] * 5000}, messages.Latencies),
        ({"type": "Peers", "names": ["a", 1]}, messages.Peers),
        ({"type": "Profiled", "table": "x" * (1 << 20)}, messages.Profiled),
        ({"type": "Traced", "modules": [MARKS | {"marks": [-1]}]}, messages.Traced),
        ({"type": "Traced", "modules": [MARKS | {"marks": [(1 << 64) - 1]}]}, messages.Traced),
        ({"type": "Traced", "modules": [MARKS | {"marks": [0] * 200_001}]}, messages.Traced),
        ({"type": "Traced", "modules": [MARKS | {"source": "x" * 1000}]}, messages.Traced),
        ({"type": "Ready", "confinement": {"network": 7}}, messages.Ready),
        (FAILED | {"classes": "all"}, messages.Done),
        (FAILED | {"message": "x" * (1 << 20)}, messages.Done),
        ({"type": "Refused", "reason": None}, messages.Done),
        ([], messages.Done),
        (None, messages.Done),
    ],
)
def test_each_kind_of_reply_has_its_form(reply: object, expected: Any) -> None:
    with pytest.raises(BadMessage):
        _arrives(reply, expected)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b"\x91" * 100_000,  # lists in lists
        b"\xdd\xff\xff\xff\xff",  # a list of 4 billion items that do not follow
        b"\xc1",
        b"\x82\xa4turn\xa3now\xa5reply\xd9\xff",
        b"\x82\xa4turn\xa3now\xa5reply\xa2\xff\xff",  # no Unicode
    ],
)
def test_what_is_no_message_does_not_arrive(data: bytes) -> None:
    with pytest.raises(BadMessage):
        messages.answered(data, "now", messages.Done)


def test_an_answer_to_another_request_does_not_arrive() -> None:
    with pytest.raises(BadMessage, match="out of turn"):
        _arrives({"type": "Done"}, messages.Done, turn="later")


def test_a_message_beyond_the_limit_is_not_looked_at() -> None:
    with pytest.raises(BadMessage, match="bytes"):
        messages.answered(bytes(LARGEST_REPLY + 1), "now", messages.Done)


def test_mutated_replies_arrive_in_form_or_not_at_all() -> None:
    seed = random.randrange(1 << 32)
    print(f"seed {seed}")
    generator = random.Random(seed)
    good = msgspec.msgpack.encode({"turn": "now", "reply": CALLED})
    for _ in range(20_000):
        data = bytearray(good)
        for _ in range(generator.randint(1, 4)):
            data[generator.randrange(len(data))] = generator.randrange(256)
        try:
            reply = messages.answered(bytes(data), "now", messages.Called)
        except BadMessage:
            continue
        assert isinstance(reply, messages.Called)
        assert all(0 < value <= 1e15 for value in (reply.times.device_ns, reply.times.host_ns, reply.times.wall_ns))


def test_what_cannot_be_carried_is_refused_with_the_reason() -> None:
    def carried(value: Any) -> Any:
        node = nodes.ValueNode(value)
        called = messages.Called(node, [], [], messages.Times(1, 1, 1), [], 0)
        return messages.answered(messages.answer("now", called), "now", messages.Called)

    assert math.isnan(carried(math.nan).tree.value)
    assert "cannot be carried" in carried(1 << 70).reason
    assert "cannot be carried" in carried("\ud800").reason
    assert "bytes" in carried("x" * (LARGEST_REPLY + 1)).reason


def test_an_account_with_a_huge_report_keeps_the_finding() -> None:
    report = {"kind": "race", "rows": ["x" * 1000] * 20_000}
    reply = requests.answered(
        requests.encode(requests.CallReport(2, report, "a race", counters={"k": {"launches": 2}}))
    )
    assert isinstance(reply, requests.CallReport)
    assert reply.finding is not None
    assert (reply.launches, reply.message, reply.finding["kind"]) == (2, "a race", "race")
    raised = requests.answered(requests.encode(requests.Raised("EmulatorFinding", "a race", report)))
    assert isinstance(raised, requests.Raised)
    assert (raised.message, raised.report) == ("a race", None)


def test_an_output_is_rebuilt_or_refused() -> None:
    """Whatever sizes it is said to have, with as many bytes as they take."""
    from tests.properties import example, given, st

    extents = st.sampled_from([0, 1, 2, 3, 4, 1 << 31, 1 << 62, (1 << 63) - 1, 1 << 63, (1 << 64) - 1])
    steps = st.sampled_from([0, 1, 2, 4, -1, 1 << 62, (1 << 63) - 1, (1 << 64) - 1, -(1 << 63)])
    shapes, strides = st.lists(extents, max_size=4), st.lists(steps, max_size=4)
    given(st.sampled_from(get_args(nodes.Dtype)), shapes, strides)(example("float32", [0, 1 << 63], [1, 1])(_rebuilt))()


def _rebuilt(dtype: str, shape: list[int], stride: list[int]) -> None:
    node = {"is": "tensor", "index": 0, "dtype": dtype, "shape": shape, "stride": stride}
    size = math.prod(shape) * torch.empty(0, dtype=transfer.dtype_of(dtype)).element_size()
    try:
        tree = _arrives(CALLED | {"tree": node, "sizes": [min(size, 1 << 62)], "devices": ["cpu"]}).tree
        if size <= 1 << 20:
            transfer.fits(tree, [size])
            assert transfer.rebuild_output(tree, [torch.zeros(size, dtype=torch.uint8)]).numel() == math.prod(shape)
    except (BadMessage, transfer.OutputError):
        pass


def test_long_or_broken_text_is_made_to_fit() -> None:
    assert clip("a\ud800b") == "a\\ud800b"
    assert len(clip("x" * (1 << 20))) == 256 << 10
    assert clip("x" * (1 << 20)).endswith("more characters)")
    assert _arrives(FAILED | {"message": clip("é" * (1 << 20))}).message.startswith("é")
