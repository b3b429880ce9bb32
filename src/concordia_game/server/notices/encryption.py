"""What is pushed to a browser is encrypted for it alone: RFC 8291, in the encoding of RFC 8188."""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
RECORD = 4096
"""What a push service takes at least; a message of ours fits into one record."""
LONGEST = RECORD - 16 - 1 - (16 + 4 + 1 + 65)
LAST = b"\2"
"""The delimiter of a last record: everything after it would be padding."""


def plain64(text: str) -> bytes:
    """Bytes written in base64url, with or without its padding."""
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def as64(data: bytes) -> str:
    """Bytes in base64url, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as its 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def read_point(data: bytes) -> ec.EllipticCurvePublicKey:
    """A public key from its 65 bytes; ValueError if it is no point of the curve."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data)


def encrypted(
    text: bytes,
    receiver: bytes,
    secret: bytes,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message for the holder of a subscription, with its public key and its authentication secret.

    Key pair and salt are new for every message; a test brings those of the RFC.
    """
    if len(text) > LONGEST:
        raise ValueError("too long for one record")
    pair = sender or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    own = point(pair.public_key())
    shared = pair.exchange(ec.ECDH(), read_point(receiver))
    keyed = _derived(shared, secret, b"WebPush: info\0" + receiver + own, 32)
    key = _derived(keyed, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(keyed, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + len(own).to_bytes(1, "big") + own
    return head + AESGCM(key).encrypt(nonce, text + LAST, None)


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)
