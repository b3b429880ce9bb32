"""Those who answer in a lesson: rivals who make their moves, and a coach who notices mistakes."""

from __future__ import annotations

import msgspec

from concordia_game.engine.ids import Seat
from concordia_game.engine.play import legal_moves
from concordia_game.engine.scoring import score
from concordia_game.engine.view import View
from concordia_game.files.reading import state_from
from concordia_game.lessons.coach import judged
from concordia_game.lessons.lesson import PUPIL
from concordia_game.notation.texts import legal_texts, move_text
from concordia_game.server import wire
from concordia_game.server.lessons.practice import Practice
from concordia_game.server.previews import move_shown
from concordia_game.server.thinking import work
from concordia_game.server.thinking.queue import Rank
from concordia_game.server.thinking.thinking import Thinking

WORTH_A_WORD = 3.0
"""So many points given away are a mistake; below that, good players differ."""


def judge(known: bytes, seat: Seat, text: str) -> list[tuple[str, float]]:
    """A worker's judgement: the better move, and what this one gives away; nothing if there is no choice."""
    state = state_from(msgspec.json.decode(known))
    found = judged(state, seat, legal_texts(state)[text])
    return [(move_text(state.setup, found[0]), found[1])] if found else []


async def mistake_in(practice: Practice, text: str, thinking: Thinking, who: str) -> wire.Mistake | None:
    """What the coach says of a move before it is made; only in a game, and only at a mistake."""
    step, state = practice.step, practice.state
    free = step is not None and step.to_the_end and practice.pupils_turn
    if not free or text not in legal_texts(state) or len(legal_moves(state)) < 2:
        return None
    known = View(state, PUPIL).state
    found = await thinking.answer(judge, (work.known(state, PUPIL), PUPIL, text), who)
    if not found or found[0][1] < WORTH_A_WORD or found[0][0] == text:
        return None
    better = legal_texts(known)[found[0][0]]
    points = (score(known, PUPIL).total, 0)
    return wire.Mistake(round(found[0][1]), move_shown(known, PUPIL, points, better))


async def next_moves(practice: Practice, thinking: Thinking, who: str) -> list[str]:
    """What a rival who is asked does: as the lesson says, else as a bot thinks best."""
    scripted = practice.rivals_move
    if scripted is not None:
        return [scripted]
    state = practice.state
    bot = practice.lesson.rival or "normal"
    return await thinking.choose(
        state, state.decision.seat, bot, practice.history.ply, who, lambda: Rank.PEOPLE
    )
