"""Plays at a table as a person would: looks for what is lit, clicks it with the mouse."""

from __future__ import annotations

import json
import time
import urllib.request
from random import Random
from typing import Any

from playwright.sync_api import Page

LOOK = """() => {
  const shown = (element) => element.checkVisibility() && !element.disabled && !element.closest("[inert]");
  const point = (element) => {
    const box = (element.querySelector(".ring") ?? element).getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    return top && (element.contains(top) || top.contains(element)) ? [x, y] : null;
  };
  const name = (element) => element.dataset.move ?? element.dataset.touch ?? "confirm";
  const found = document.querySelectorAll('[data-light="next"], [data-move], [data-confirm]');
  return [...found].filter(shown).map((element) => ({ name: name(element), point: point(element) }));
}"""

PRESS = """(name) => {
  const found = document.querySelectorAll('[data-light="next"], [data-move], [data-confirm]');
  const match = [...found].find((e) => (e.dataset.move ?? e.dataset.touch ?? "confirm") === name);
  match?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}"""

# What brings a game to its end soonest: buy and build whenever it is offered.
EAGER = ("space:", "city:", "pay", "buy", "route:", "colonist:", "card:")
CARDS = ("card:senator", "card:architect", "card:consul", "card:mercator", "card:prefect")


def eager(name: str, rng: Random) -> float:
    """How much a click is wanted; chance breaks the monotony."""
    rank = next((len(EAGER) - n for n, start in enumerate(EAGER) if name.startswith(start)), 0)
    favourite = 0.6 if name.startswith(CARDS) else 0.0
    return rank + favourite + rng.random() * 1.6


def post(base: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """One call of the server."""
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(base + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


def sit_down(page: Page, base: str, options: dict[str, Any], seats: list[dict[str, str]], **more: Any) -> str:
    """Deal a game and open its table with every token that it gave; the game's id.

    The same deal every time unless a seed is given: what fails once fails again.
    """
    body = {"options": {**options, "players": len(seats)}, "seats": seats, "seed": 5, **more}
    made = post(base, "/api/games", body)
    tokens = [seat["token"] for seat in made["seats"] if seat["token"]]
    held = [{"game": made["game"], "board": options["map"], "tokens": tokens, "seats": [], "at": 1}]
    page.goto(base)
    page.evaluate("held => localStorage.setItem('concordia.games', JSON.stringify(held))", held)
    page.goto(f"{base}/game/{made['game']}")
    page.wait_for_selector(".over")
    return str(made["game"])


def click(page: Page, name: str, point: list[float] | None) -> None:
    """Click a lit thing where it is seen; a scrolled-away one is pressed where it is."""
    if point is None:
        page.evaluate(PRESS, name)
    else:
        page.mouse.click(point[0], point[1])


def play(page: Page, rng: Random, seconds: float, clicks: int = 1_000_000, patience: float = 60) -> int:
    """Click lit things until the game, time, clicks or patience end; how many clicks were made."""
    made, end, last = 0, time.monotonic() + seconds, time.monotonic()
    while made < clicks and time.monotonic() < end and not page.locator("[data-end]").count():
        lit = page.evaluate(LOOK)
        if not lit and time.monotonic() - last > patience:
            break
        if not lit:
            page.wait_for_timeout(25)
            continue
        chosen = max(lit, key=lambda thing: eager(thing["name"], rng))
        click(page, chosen["name"], chosen["point"])
        made, last = made + 1, time.monotonic()
        page.wait_for_timeout(12)
    return made
