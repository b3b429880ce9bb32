"""Who pushes: the server's own key pair, and how it signs for a push service (RFC 8292)."""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_der_private_key,
)

from concordia_game.server.notices.encryption import CURVE, as64, plain64, point

VALID = 12 * 60 * 60
"""Seconds for which a signature counts; 24 hours are the most that a push service takes."""
HEAD = as64(b'{"typ":"JWT","alg":"ES256"}')


class Vapid:
    """The key pair by which push services know this server again."""

    def __init__(self, pair: ec.EllipticCurvePrivateKey) -> None:
        self._pair = pair

    @classmethod
    def new(cls) -> Vapid:
        """A new pair."""
        return cls(ec.generate_private_key(CURVE))

    @classmethod
    def read(cls, kept: str) -> Vapid:
        """The pair as it was kept."""
        pair = load_der_private_key(plain64(kept), None)
        assert isinstance(pair, ec.EllipticCurvePrivateKey)
        return cls(pair)

    def kept(self) -> str:
        """The pair as it is kept."""
        return as64(self._pair.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption()))

    @property
    def public(self) -> str:
        """What a browser subscribes with."""
        return as64(point(self._pair.public_key()))

    def authorization(self, endpoint: str, contact: str, now: float) -> str:
        """The header for a push service; `contact` is whom it may write to about us."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + VALID, "sub": contact}
        said = f"{HEAD}.{as64(msgspec.json.encode(claims))}"
        r, s = decode_dss_signature(self._pair.sign(said.encode(), ec.ECDSA(SHA256())))
        signature = as64(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={said}.{signature}, k={self.public}"
