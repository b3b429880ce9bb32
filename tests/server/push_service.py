"""A browser that is pushed to, and what a push service checks."""

from __future__ import annotations

import json
import os
import re
from typing import Any

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from concordia_game.server.notices.encryption import CURVE, as64, plain64, point, read_point


class Browser:
    """Has subscribed: it alone can read what is pushed."""

    def __init__(self) -> None:
        self._pair = ec.generate_private_key(CURVE)
        self.public = point(self._pair.public_key())
        self.secret = os.urandom(16)

    def subscription(self, endpoint: str) -> dict[str, str]:
        """What a browser hands to the page."""
        return {"endpoint": endpoint, "p256dh": as64(self.public), "auth": as64(self.secret)}

    def read(self, body: bytes) -> bytes:
        """Decrypt a message, step by step as in RFC 8188 and 8291."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, rest = body[21 : 21 + length], body[21 + length :]
        assert len(rest) <= size
        shared = self._pair.exchange(ec.ECDH(), read_point(sender))
        info = b"WebPush: info\0" + self.public + sender
        keyed = HKDF(SHA256(), 32, self.secret, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(keyed)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(keyed)
        try:
            text = AESGCM(key).decrypt(nonce, rest, None).rstrip(b"\0")
        except InvalidTag:
            raise ValueError("not for me") from None
        assert text.endswith(b"\2")
        return text[:-1]


def signed_by(public: str, authorization: str) -> Any:
    """What an authorization claims, if the key that the browser subscribed with signed it."""
    found = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)", authorization)
    assert found is not None
    assert found[4] == public
    assert json.loads(plain64(found[1])) == {"typ": "JWT", "alg": "ES256"}
    raw = plain64(found[3])
    signature = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    read_point(plain64(public)).verify(signature, f"{found[1]}.{found[2]}".encode(), ec.ECDSA(SHA256()))
    return json.loads(plain64(found[2]))
