"""How much a user may have run."""

from __future__ import annotations

import asyncio
import time

import pytest

from harness.errors import HarnessError
from harness.play import starts, users
from harness.play.users import Kept, Sessions, User
from harness.play.workspace import Workspace


def space() -> Workspace:
    return Workspace(True, lambda document: None, starts.begin("bug:barrier"))


def test_a_user_has_so_many_pages_and_all_together_have_no_more() -> None:
    sessions = Sessions(True, {"1": "ann", "2": "ben"})
    pages = [space(), space(), space()]
    for one in pages:
        sessions.enter("ann", one)
    with pytest.raises(HarnessError, match="3 pages of one user are open"):
        sessions.enter("ann", space())
    sessions.enter("ben", space())  # whose limits are his own
    sessions.leave(pages[0])
    sessions.leave(pages[0])
    sessions.enter("ann", space())
    many = Sessions(False)
    for _ in range(users.MOST_PAGES):
        many.enter("", space())
    with pytest.raises(HarnessError, match=f"{users.MOST_PAGES} pages are open"):
        many.enter("", space())


def test_a_page_whose_browser_is_away_makes_room() -> None:
    """So that a page may be loaded again, however many a user has."""
    sessions = Sessions(True, {"1": "ann", "2": "ben"})
    away, others = space(), space()
    sessions.enter("ben", others)
    others.away = True
    for one in (space(), away, space()):
        sessions.enter("ann", one)
    away.away = True
    new = space()
    sessions.enter("ann", new)
    assert new in sessions.spaces
    assert away not in sessions.spaces
    assert not away.folder.exists()
    assert others in sessions.spaces
    with pytest.raises(HarnessError, match="3 pages of one user are open"):
        sessions.enter("ann", space())


def test_what_tabs_were_about_is_kept_for_the_last_of_them() -> None:
    sessions, start = Sessions(False), starts.begin("bug:barrier")
    for number in range(40):
        sessions.keep(str(number), Kept(start, {"flip.cu": str(number)}, []))
        sessions.keep("always", Kept(start, {}, []))
    assert sessions.kept.get("0") is None
    kept = sessions.kept.get("39")
    assert kept is not None
    assert kept.files == {"flip.cu": "39"}
    assert "always" in sessions.kept


def test_runs_of_a_minute_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    user = User(a_minute=3)
    assert [user.wait() for _ in range(3)] == [0, 0, 0]
    now += 20
    assert user.wait() == pytest.approx(40)
    assert user.wait() == pytest.approx(40), "a wait is no run"
    now += 40
    assert user.wait() == 0
    assert User.stranger().a_minute
    assert not User().wait(), "whoever runs the server has no such limit"


def test_verbs_take_turns_and_one_too_many_is_refused() -> None:
    async def run() -> tuple[int, str]:
        user = User(verbs=1, a_minute=3)
        at_once = most = 0

        async def one() -> None:
            nonlocal at_once, most
            async with user.verb():
                at_once += 1
                most = max(most, at_once)
                await asyncio.sleep(0.01)
                at_once -= 1

        await asyncio.gather(one(), one(), one())
        with pytest.raises(HarnessError, match="3 runs a minute") as error:
            await one()
        return most, error.value.hint

    most, hint = asyncio.run(run())
    assert most == 1
    assert hint.startswith("again in ")
