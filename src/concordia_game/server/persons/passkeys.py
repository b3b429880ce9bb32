"""Passkeys (WebAuthn): a browser proves that it has the private half of a key that somebody registered."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass
from urllib.parse import urlsplit

from sqlalchemy import delete, insert, select, update
from webauthn import verify_authentication_response, verify_registration_response
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.cose import COSEAlgorithmIdentifier
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticationCredential,
    AuthenticatorAssertionResponse,
    AuthenticatorAttestationResponse,
    RegistrationCredential,
)

from concordia_game.server import wire
from concordia_game.server.clock import Clock
from concordia_game.server.errors import Refused
from concordia_game.server.store import schema
from concordia_game.server.store.store import Store
from concordia_game.server.tables.people import clean_name

ALGORITHMS = [
    COSEAlgorithmIdentifier.EDDSA,
    COSEAlgorithmIdentifier.ECDSA_SHA_256,
    COSEAlgorithmIdentifier.RSASSA_PKCS1_v1_5_SHA_256,
]
MOST = 20
"""Of one person."""

UNREADABLE = (WebAuthnException, ValueError, TypeError, KeyError, IndexError, OverflowError, MemoryError)
"""What made-up answers lead to, in the library and the readers below it."""


@dataclass(frozen=True, slots=True)
class Site:
    """Where the page is, as browsers see it: passkeys are bound to that."""

    name: str
    origin: str

    @classmethod
    def at(cls, url: str) -> Site:
        """The site with an address; one in figures has no passkeys, as it is nobody's name."""
        parts = urlsplit(url)
        name = (parts.hostname or "").removesuffix(".")
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return cls(name, f"{parts.scheme}://{parts.netloc}")
        raise Refused("no_passkeys_here", {"host": name})


class Passkeys:
    """All passkeys that a server knows."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def of_person(self, person: str) -> list[wire.Passkey]:
        """Somebody's passkeys, the oldest first."""
        passkeys = schema.passkeys
        found = await self._store.read(
            select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.made)
        )
        return [wire.Passkey(row.id, row.label, row.made, row.used) for row in found]

    async def register(self, site: Site, person: str, challenge: bytes, answer: wire.NewPasskey) -> None:
        """Keep somebody's new passkey."""
        if len(await self.of_person(person)) >= MOST:
            raise Refused("too_many_passkeys")
        try:
            raw = base64url_to_bytes(answer.id)
            told = AuthenticatorAttestationResponse(
                base64url_to_bytes(answer.client_data), base64url_to_bytes(answer.attestation)
            )
            verified = verify_registration_response(
                credential=RegistrationCredential(answer.id, raw, told),
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                supported_pub_key_algs=ALGORITHMS,
            )
        except UNREADABLE as error:
            raise Refused("bad_passkey") from error
        values = {
            "id": bytes_to_base64url(verified.credential_id),
            "person": person,
            "public_key": bytes_to_base64url(verified.credential_public_key),
            "uses": verified.sign_count,
            "label": clean_name(answer.label),
            "made": self._clock.now(),
        }
        if await self._store.read(select(schema.passkeys.c.id).where(schema.passkeys.c.id == values["id"])):
            raise Refused("bad_passkey")
        await self._store.write([(insert(schema.passkeys), [values])])

    async def person_of(self, site: Site, challenge: bytes, answer: wire.SignIn) -> str:
        """Who signs in."""
        passkeys = schema.passkeys
        found = await self._store.read(select(passkeys).where(passkeys.c.id == answer.id))
        if not found:
            raise Refused("no_such_passkey")
        row = found[0]
        try:
            told = AuthenticatorAssertionResponse(
                base64url_to_bytes(answer.client_data),
                base64url_to_bytes(answer.authenticator_data),
                base64url_to_bytes(answer.signature),
            )
            verified = verify_authentication_response(
                credential=AuthenticationCredential(answer.id, base64url_to_bytes(answer.id), told),
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=base64url_to_bytes(row.public_key),
                # A counter that does not grow means that there is a copy somewhere: the library refuses it.
                credential_current_sign_count=row.uses,
            )
        except UNREADABLE as error:
            raise Refused("bad_passkey") from error
        used = {"uses": verified.new_sign_count, "used": self._clock.now()}
        await self._store.write([(update(passkeys).where(passkeys.c.id == row.id).values(**used), [])])
        return str(row.person)

    async def remove(self, person: str, id: str) -> None:
        """Forget a passkey of somebody."""
        passkeys = schema.passkeys
        mine = (passkeys.c.id == id) & (passkeys.c.person == person)
        await self._store.write([(delete(passkeys).where(mine), [])])
