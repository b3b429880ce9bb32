"""Plays at a table as a person would: looks for what is lit, brings it into view, presses it."""

from __future__ import annotations

import json
import time
import urllib.request
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page

# What ends a game soonest: buy and build at every opportunity.
EAGER = ("space:", "city:", "pay", "buy", "route:", "colonist:", "card:")
CARDS = ("card:senator", "card:architect", "card:consul", "card:mercator", "card:prefect")
FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# Letters are only asked for by what is drawn, and what is drawn follows from their size.
DRAWN = f"async () => {{ await {FRAMES}; await document.fonts.ready; await {FRAMES}; }}"
LONG = 600
"""Seconds that a part of a game may take on a busy machine."""
NAMES = ("Ann", "Ben", "Cleopatra", "Dora", "Emil")
TRIES = 8
"""How often something is scrolled or dragged before it counts as out of reach."""


def eager(name: str, rng: Random) -> float:
    """How desirable a click is; chance breaks the monotony."""
    rank = next((len(EAGER) - n for n, start in enumerate(EAGER) if name.startswith(start)), 0)
    favourite = 0.6 if name.startswith(CARDS) else 0.0
    return rank + favourite + rng.random() * 1.6


def post(base: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """One call to the server."""
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(base + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


def get(base: str, path: str) -> str:
    """What the server returns for a path."""
    with urllib.request.urlopen(base + path) as answer:
        return str(answer.read().decode())


def deal(base: str, options: dict[str, Any], seats: list[dict[str, str]], **more: Any) -> dict[str, Any]:
    """A new game; the same deal every time unless a seed is given, so that failures are reproducible."""
    by_link = any(seat["kind"] == "friend" for seat in seats)
    seed = {} if by_link else {"seed": 5}
    body = {"options": {**options, "players": len(seats)}, "seats": seats, **seed, **more}
    return post(base, "/api/games", body)


def three_friends(base: str, **more: Any) -> tuple[str, dict[str, str]]:
    """A game of three who have all joined: its id, and the tokens by seat."""
    made = deal(base, {"map": "italia"}, [{"kind": "you", "name": "Ann"}, *[{"kind": "friend"}] * 2], **more)
    tokens = {
        seat["seat"]: seat["token"]
        or post(base, "/api/join", {"invite": seat["invite"], "name": f"Friend {seat['seat']}"})["token"]
        for seat in made["seats"]
    }
    return str(made["game"]), tokens


def tokens_of(made: dict[str, Any]) -> list[str]:
    """The tokens that the creator of a game got."""
    return [seat["token"] for seat in made["seats"] if seat["token"]]


Position = dict[str, Any]


def reach(
    base: str, game: str, tokens: list[str], rng: Random, wanted: Callable[[Position], bool]
) -> tuple[str, Position]:
    """Play over HTTP, with a token for every seat, until somebody is asked what is wanted, or to the end.

    Returns the token of whoever is asked, and the position.
    """
    path = f"/api/games/{game}"
    position: Position = {"asked": "", "yours": [], "ply": 0}
    token = ""
    while position["asked"] is not None:
        for token in tokens:
            position = json.loads(get(base, f"{path}/position?token={token}"))
            if position["asked"] in position["yours"]:
                break
        while position["asked"] in position["yours"]:
            if wanted(position):
                return token, position
            # Go for points, as a random game would take long.
            moves: list[dict[str, Any]] = position["moves"]
            best = max(moves, key=lambda move: move["preview"].get("points", 0) + rng.random(), default=None)
            text = best["text"] if best else "confirm"
            position = post(base, f"{path}/moves", {"token": token, "ply": position["ply"], "text": text})
    return token, position


def finish(base: str, game: str, tokens: list[str], rng: Random) -> None:
    """Play a game to its end over HTTP, with a token for every seat."""
    reach(base, game, tokens, rng, lambda position: False)


def sit_down_at(
    page: Page, base: str, options: dict[str, Any], people: int, wanted: Callable[[Position], bool]
) -> Position:
    """Open the table of a game of people where somebody is asked what is wanted, as whoever is asked."""
    seats = [{"kind": "you" if n == 0 else "local", "name": name} for n, name in enumerate(NAMES[:people])]
    made = deal(base, options, seats, confirm=False)
    token, position = reach(base, made["game"], tokens_of(made), Random(3), wanted)
    assert wanted(position)
    open_table(page, base, made["game"], [token])
    return position


def sit_down(page: Page, base: str, options: dict[str, Any], seats: list[dict[str, str]], **more: Any) -> str:
    """Deal a game and open its table with every token it gave; returns the game's id."""
    made = deal(base, options, seats, **more)
    open_table(page, base, made["game"], tokens_of(made))
    return str(made["game"])


def open_table(page: Page, base: str, game: str, tokens: list[str]) -> None:
    """Open a table as somebody whose browser holds these tokens."""
    held = [{"game": game, "board": "italia", "tokens": tokens, "seats": [], "at": 1}]
    page.goto(f"{base}/api/health")
    page.evaluate("held => localStorage.setItem('concordia.games', JSON.stringify(held))", held)
    page.goto(f"{base}/game/{game}")
    page.wait_for_selector(".over, [data-curtain]")
    # Nothing moves any more because letters have come.
    page.evaluate(DRAWN)


def bring(page: Page, name: str, touch: bool = False) -> list[float] | None:
    """Scroll, drag or zoom until something lit can be pressed, as a person does; None if it is no longer lit."""
    found: dict[str, Any] | None = None
    for turn in range(TRIES):
        found = page.evaluate("name => window.driver.seek(name)", name)
        if found is None or found["point"]:
            point: list[float] | None = found["point"] if found else None
            return point
        if touch and found["box"] and turn < TRIES - 2:
            swipe(page, found["box"], found["middle"])
        elif found["board"]:
            drag_or_zoom(page, found["box"], found["middle"], turn)
        elif found["box"]:
            wheel(page, found["box"], found["middle"])
        # Looked for again only when it is where it was brought to: else the next turn of the wheel goes too far.
        page.evaluate("([name, from]) => window.driver.settled(name, from)", [name, found["middle"]])
    raise AssertionError(f"{name} is out of a person's reach: {found}")


def swipe(page: Page, box: dict[str, float], middle: list[float]) -> None:
    """Draw the thing to the middle with a finger.

    A mouse would hover over what lies on its way: that is explained, and the board makes room for the words.
    """
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    across, down = (
        min(max(way, -0.8 * room), 0.8 * room)
        for way, room in ((x - middle[0], box["width"]), (y - middle[1], box["height"]))
    )
    line = page.context.new_cdp_session(page)
    way = {"xDistance": across, "yDistance": down, "gestureSourceType": "touch"}
    line.send("Input.synthesizeScrollGesture", {"x": x - across / 2, "y": y - down / 2, **way})
    line.detach()


def wheel(page: Page, box: dict[str, float], middle: list[float]) -> None:
    """Turn the wheel over the scrolling area until the thing is in its middle."""
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(middle[0] - x, middle[1] - y)


def drag_or_zoom(page: Page, box: dict[str, float], middle: list[float], turn: int) -> None:
    """Drag the board until the thing is near its middle; if something still covers it, zoom in."""
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    across, down = x - middle[0], y - middle[1]
    outside = abs(across) > 0.4 * box["width"] or abs(down) > 0.4 * box["height"]
    if not outside or turn > TRIES // 2:
        page.mouse.move(min(max(middle[0], box["x"] + 5), box["x"] + box["width"] - 5), middle[1])
        page.mouse.wheel(0, -250)
        return
    across = min(max(across, -0.8 * box["width"]), 0.8 * box["width"])
    down = min(max(down, -0.8 * box["height"]), 0.8 * box["height"])
    page.mouse.move(x - across / 2, y - down / 2)
    page.mouse.down()
    page.mouse.move(x + across / 2, y + down / 2, steps=4)
    page.mouse.up()


def press(page: Page, name: str, touch: bool) -> bool:
    """Press something lit with the mouse, or with a finger, where the second tap makes the move.

    False if it is no longer lit.
    """
    point = bring(page, name, touch)
    if point is None:
        return False
    if not touch:
        page.mouse.click(point[0], point[1])
        return True
    page.touchscreen.tap(point[0], point[1])
    # The page now shows what the move does, and things may have moved: look again for the second tap.
    if name in page.evaluate("window.driver.names()") and (again := bring(page, name, touch)):
        page.touchscreen.tap(again[0], again[1])
    return True


def turn_over(page: Page, rng: Random) -> None:
    """There is a question, but nothing lit in sight: open another part of a small screen."""
    parts = page.locator("[data-show]")
    # In one look: what was not lit a moment ago may be now.
    stuck = page.evaluate("window.driver.acting() && !window.driver.names().length")
    if stuck and parts.first.is_visible():
        parts.nth(rng.randrange(parts.count())).click()


def told(page: Page) -> list[str]:
    """Every row of the log that the page has received since it last got the whole log."""
    rows: list[str] = page.evaluate("window.driver.told().at(-1)")
    return rows


def play_until_told(page: Page, rng: Random, more: int) -> None:
    """Press lit things until this many more log rows have arrived, however slow the machine is."""
    enough = len(told(page)) + more
    play(page, rng, going=lambda: len(told(page)) < enough)
    assert len(told(page)) >= enough


def play(
    page: Page,
    rng: Random,
    seconds: float = LONG,
    clicks: int = 1_000_000,
    patience: float = 180,
    touch: bool = False,
    going: Callable[[], bool] = lambda: True,
) -> int:
    """Press lit things until the game, time, clicks or patience run out; returns how many were pressed."""
    made, end, last = 0, time.monotonic() + seconds, time.monotonic()
    while made < clicks and time.monotonic() < end and going():
        names = page.evaluate("window.driver.names()")
        if names:
            made += press(page, max(names, key=lambda name: eager(name, rng)), touch)
            last = time.monotonic()
        elif page.locator("[data-end]").count() or time.monotonic() - last > patience:
            break
        else:
            turn_over(page, rng)
            page.wait_for_timeout(10)
    return made
