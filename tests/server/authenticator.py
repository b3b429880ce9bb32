"""An authenticator in a few lines: makes a passkey and proves that it has it, or does it wrong."""

from __future__ import annotations

import json
from hashlib import sha256
from secrets import token_bytes
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url as text

PRESENT_AND_VERIFIED, ATTESTED = 0x05, 0x40


class Authenticator:
    """One key for one site, with a counter that grows with every use."""

    def __init__(self, origin: str, site: str = "localhost") -> None:
        self.origin = origin
        self.site = site
        self.id = token_bytes(16)
        self.uses = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, asked: dict[str, Any], **instead: str) -> dict[str, Any]:
        """The answer to a wish for a passkey."""
        numbers = self._key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (numbers.x, numbers.y))
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        data = self._data(PRESENT_AND_VERIFIED | ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return {
            "flow": asked["flow"],
            "id": text(self.id),
            "client_data": text(self._client_data("webauthn.create", asked, instead)),
            "attestation": text(attestation),
            "label": "Tablet",
        }

    def prove(self, asked: dict[str, Any], **instead: str) -> dict[str, Any]:
        """The answer to a wish for proof."""
        self.uses += 1
        said, data = self._client_data("webauthn.get", asked, instead), self._data(PRESENT_AND_VERIFIED)
        signature = self._key.sign(data + sha256(said).digest(), ec.ECDSA(SHA256()))
        return {
            "flow": asked["flow"],
            "id": text(self.id),
            "client_data": text(said),
            "authenticator_data": text(data),
            "signature": text(signature),
        }

    def _data(self, flags: int) -> bytes:
        return sha256(self.site.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def _client_data(self, kind: str, asked: dict[str, Any], instead: dict[str, str]) -> bytes:
        said = {"type": kind, "challenge": asked["challenge"], "origin": self.origin, **instead}
        return json.dumps(said).encode()
