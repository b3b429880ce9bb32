"""The calls with which people come back, and those with which they go."""

from __future__ import annotations

from typing import cast

from litestar import delete, get, post
from litestar.params import JSONBody
from webauthn.helpers import bytes_to_base64url

from concordia_game.server import wire
from concordia_game.server.asking import REFUSALS, AnyRequest, bearer, guard_of, hall_of, public_url
from concordia_game.server.errors import Refused
from concordia_game.server.persons.belongings import delete_person, end_sessions, hand_over
from concordia_game.server.persons.calls import caller, persons_of
from concordia_game.server.persons.ceremonies import Ceremonies
from concordia_game.server.persons.passkeys import ALGORITHMS, Passkeys, Site
from concordia_game.server.persons.persons import Person
from concordia_game.server.persons.seat_keys import give_keys
from concordia_game.server.tables.people import clean_name, hashed
from concordia_game.server.tabletop import wire_seat

NOBODY_YET = ""
"""Who a challenge is for that somebody asks for who is still to sign in."""


def passkeys_of(request: AnyRequest) -> Passkeys:
    """The passkeys that the server knows."""
    return cast(Passkeys, request.app.state.passkeys)


def ceremonies_of(request: AnyRequest) -> Ceremonies:
    """The challenges that wait for an answer."""
    return cast(Ceremonies, request.app.state.ceremonies)


def site_of(request: AnyRequest) -> Site:
    """Where the page is that calls."""
    return Site.at(public_url(request))


def session_of(request: AnyRequest) -> str:
    """The browser that calls, as the store knows it."""
    return hashed(bearer(request) or "")


# Coming.


@post("/me/passkeys/begin", status_code=200, responses=REFUSALS)
async def begin_passkey(request: AnyRequest) -> wire.PasskeyAsked:
    """Ask for a passkey of the caller to be made."""
    person, site = await caller(request), site_of(request)
    guard_of(request).new_game(request)
    flow, challenge = ceremonies_of(request).begin(session_of(request))
    return wire.PasskeyAsked(
        flow=flow,
        challenge=bytes_to_base64url(challenge),
        site=site.name,
        person=bytes_to_base64url(bytes.fromhex(person.id)),
        name=person.name,
        algorithms=[int(algorithm) for algorithm in ALGORITHMS],
        known=[passkey.id for passkey in await passkeys_of(request).of_person(person.id)],
    )


@post("/me/passkeys", status_code=200, responses=REFUSALS)
async def add_passkey(request: AnyRequest, data: JSONBody[wire.NewPasskey]) -> wire.Identity:
    """Keep the passkey that was made."""
    person = await caller(request)
    challenge = ceremonies_of(request).finish(data.flow, session_of(request))
    await passkeys_of(request).register(site_of(request), person.id, challenge, data)
    return await identity_of(request, person)


@post("/me/passkeys/remove", status_code=200, responses=REFUSALS)
async def remove_passkey(request: AnyRequest, data: JSONBody[wire.PasskeyRemoved]) -> wire.Identity:
    """Forget one of the caller's passkeys."""
    person = await caller(request)
    await passkeys_of(request).remove(person.id, data.id)
    return await identity_of(request, person)


@post("/sign-in/begin", status_code=200, responses=REFUSALS)
async def begin_sign_in(request: AnyRequest) -> wire.SignInAsked:
    """Ask for proof of a passkey, whosever it is."""
    guard_of(request).new_game(request)
    site = site_of(request)
    flow, challenge = ceremonies_of(request).begin(NOBODY_YET)
    return wire.SignInAsked(flow, bytes_to_base64url(challenge), site.name)


@post("/sign-in", status_code=200, responses=REFUSALS)
async def sign_in(request: AnyRequest, data: JSONBody[wire.SignIn]) -> wire.PersonMade:
    """Be let in by a passkey; the answer has the key of this browser."""
    guard_of(request).call(request)
    challenge = ceremonies_of(request).finish(data.flow, NOBODY_YET)
    return await let_in(request, await passkeys_of(request).person_of(site_of(request), challenge, data))


@post("/recover", status_code=200, responses=REFUSALS)
async def recover(request: AnyRequest, data: JSONBody[wire.Recover]) -> wire.PersonMade:
    """Be let in by a recovery link; the answer has the key of this browser."""
    guard_of(request).new_game(request)
    return await let_in(request, (await persons_of(request).of_recovery(data.secret)).id)


async def let_in(request: AnyRequest, person: str) -> wire.PersonMade:
    """Let somebody in; what was this browser's before becomes theirs if nobody else could come back to it."""
    key = await persons_of(request).let_in(person)
    try:
        before = await persons_of(request).of_key(bearer(request))
    except Refused as refused:
        if refused.code != "bad_key":
            raise
    else:
        if before.id == person:
            await end_sessions(hall_of(request), [session_of(request)])
        elif not await is_kept(request, before):
            await hand_over(hall_of(request), before.id, person)
    return wire.PersonMade(person, key)


async def is_kept(request: AnyRequest, person: Person) -> bool:
    """Whether somebody can come back."""
    return person.recovery_hash is not None or bool(await passkeys_of(request).of_person(person.id))


@post("/me/recovery", status_code=200, responses=REFUSALS)
async def make_recovery(request: AnyRequest) -> wire.RecoveryMade:
    """A new recovery link; the one before is of no use any more."""
    person = await caller(request)
    secret = await persons_of(request).new_recovery(person.id)
    return wire.RecoveryMade(f"{public_url(request)}/#recover={secret}")


# Being there.


@get("/me/identity", responses=REFUSALS)
async def show_identity(request: AnyRequest) -> wire.Identity:
    """How the caller can come back."""
    return await identity_of(request, await caller(request))


async def identity_of(request: AnyRequest, person: Person) -> wire.Identity:
    """How somebody can come back."""
    here = session_of(request)
    sessions = await persons_of(request).sessions(person.id)
    return wire.Identity(
        person=person.id,
        name=person.name,
        passkeys=await passkeys_of(request).of_person(person.id),
        recovery=person.recovery_hash is not None,
        rated=person.rated_since is not None,
        devices=[wire.Device(since, session == here) for session, since in sessions],
    )


@post("/me/name", status_code=200, responses=REFUSALS)
async def rename(request: AnyRequest, data: JSONBody[wire.Renamed]) -> wire.Identity:
    """Take another name."""
    person = await caller(request)
    await persons_of(request).change(person.id, name=clean_name(data.name))
    return await identity_of(request, await caller(request))


@post("/me/rated", status_code=200, responses=REFUSALS)
async def be_rated(request: AnyRequest, data: JSONBody[wire.Rated]) -> wire.Identity:
    """Want a rating from now on, or none."""
    person = await caller(request)
    if data.rated and not await is_kept(request, person):
        raise Refused("not_kept")
    since = person.rated_since or persons_of(request).clock.now()
    await persons_of(request).change(person.id, rated_since=since if data.rated else None)
    wanted = hall_of(request).past.ratings.wanted
    (wanted.add if data.rated else wanted.discard)(person.id)
    return await identity_of(request, await caller(request))


@post("/me/tokens", status_code=200, responses=REFUSALS)
async def give_tokens(request: AnyRequest, data: JSONBody[wire.TokensWanted]) -> wire.TokensGiven:
    """What opens the caller's seats in some games, for this browser."""
    person, wanted = await caller(request), set(data.games)
    guard_of(request).labour(request)
    seats = [(game, seat) for game, seat in await persons_of(request).seats(person.id) if game in wanted]
    given = await give_keys(hall_of(request), bearer(request) or "", person.id, seats)
    return wire.TokensGiven([wire.SeatToken(game, wire_seat(seat), token) for game, seat, token in given])


# Going.


@post("/me/sign-out", status_code=200, responses=REFUSALS)
async def sign_out(request: AnyRequest, data: JSONBody[wire.SignOut]) -> wire.Done:
    """Let this browser be nobody's, or all browsers of the caller."""
    person = await caller(request)
    everywhere = [session for session, _ in await persons_of(request).sessions(person.id)]
    await end_sessions(hall_of(request), everywhere if data.everywhere else [session_of(request)])
    return wire.Done()


@delete("/me", status_code=200, responses=REFUSALS)
async def delete_me(request: AnyRequest) -> wire.Done:
    """Be forgotten; seats keep the names under which the caller played."""
    person = await caller(request)
    hall_of(request).past.ratings.wanted.discard(person.id)
    await delete_person(hall_of(request), person.id)
    return wire.Done()


HANDLERS = [
    begin_passkey,
    add_passkey,
    remove_passkey,
    begin_sign_in,
    sign_in,
    recover,
    make_recovery,
    show_identity,
    rename,
    be_rated,
    give_tokens,
    sign_out,
    delete_me,
]
