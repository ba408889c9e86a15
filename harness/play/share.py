"""Sources, case and result in one text: a file, or the fragment of a link, which no browser sends to a server."""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Mapping
from typing import Annotated

import msgspec

from harness import exercises, tasks
from harness.errors import HarnessError
from harness.play.starts import Start
from harness.play.workspace import LARGEST

MOST = 8 * LARGEST  # bytes of a shared text when unpacked
SUFFIX = ".warpyard.json"
_Case = Annotated[str, msgspec.Meta(pattern=r"\A[\w=][\w=., :-]*\Z")]
_Arch = Annotated[str, msgspec.Meta(pattern=r"\A(?:sm_\w+)?\Z")]


class Shared(msgspec.Struct, forbid_unknown_fields=True):
    """What is shared.

    ``task`` is a name: an exercise's folder is written as ``exercise/double``. ``result`` is what the sender saw; the
    page says so, and checks again.
    """

    files: dict[str, str]
    main: str
    shown: str
    task: str
    case: _Case = "0"
    arch: _Arch = ""
    title: str = "shared"
    result: str = ""
    warpyard: int = 1


def of(start: Start, files: Mapping[str, str], result: str) -> Shared:
    """What a page has."""
    task = start.task.replace(f"{exercises.FOLDER}/", "exercise/")
    return Shared(dict(files), start.main, start.shown, task, start.case, start.arch, start.title, result)


def text(shared: Shared) -> bytes:
    """The file."""
    return msgspec.json.format(msgspec.json.encode(shared), indent=1)


def fragment(shared: Shared) -> str:
    """The fragment of a link, without its #."""
    packed = zlib.compress(msgspec.json.encode(shared), 9)
    return "play=" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def read(data: bytes) -> Shared:
    """Reads a file. Raises HarnessError for what is none."""
    try:
        if len(data) > MOST:
            raise ValueError(f"it has more than {MOST} bytes")
        shared = msgspec.json.decode(data, type=Shared)
        if shared.main not in shared.files or shared.shown not in shared.files:
            raise ValueError("the file that it runs or shows is not in it")
        return shared
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, ValueError) as error:
        raise HarnessError(f"this was not shared from a playground: {error}") from None


def unpacked(text: str) -> Shared:
    """Reads a fragment. Raises HarnessError for what is none."""
    _, found, packed = text.partition("play=")
    try:
        data = base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)) if found else b""
        plain = zlib.decompressobj()
        return read(plain.decompress(data, MOST + 1))
    except (binascii.Error, zlib.error, ValueError) as error:
        raise HarnessError(f"this link was not made by a playground: {error}") from None


def start(shared: Shared) -> Start:
    """The beginning that was shared, which is a stranger's. Raises HarnessError where its task is none that is known by
    its name: what is shared names no folder of this machine."""
    known = {"", *tasks.discover(), *(f"exercise/{file.parent.name}" for file in exercises.FOLDER.glob("*/task.yml"))}
    if shared.task not in known:
        what = f"what was shared is for the task {shared.task[:80]!r}, which is not here"
        raise HarnessError(what, hint="warpyard list")
    task = shared.task.replace("exercise/", f"{exercises.FOLDER}/")
    title = shared.title[:80]
    return Start(title, shared.files, shared.main, shared.shown, task, shared.case, shared.arch, stranger=True)
