"""Push messages: encrypted as the RFC's own example, signed so that a push service can check it."""

from __future__ import annotations

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from concordia_game.server.notices.encryption import CURVE, LONGEST, as64, encrypted, plain64, point
from concordia_game.server.notices.vapid import Vapid
from server.push_service import Browser, signed_by

# RFC 8291, section 5.
TEXT = b"When I grow up, I want to be a watermelon"
SECRET = "BTBZMqHH6r4Tts7J_aSIgg"
RECEIVER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
MESSAGE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
    "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_rfc() -> None:
    sender = ec.derive_private_key(int.from_bytes(plain64(SENDER), "big"), CURVE)
    made = encrypted(TEXT, plain64(RECEIVER), plain64(SECRET), sender, plain64(SALT))
    assert as64(made) == MESSAGE


def test_a_browser_reads_what_is_meant_for_it_and_no_other_does() -> None:
    browser, other = Browser(), Browser()
    made = encrypted(TEXT, browser.public, browser.secret)
    assert browser.read(made) == TEXT
    assert encrypted(TEXT, browser.public, browser.secret) != made, "never with the same keys again"
    with pytest.raises(ValueError, match="not for me"):
        other.read(made)


def test_what_fits_into_no_record_is_refused() -> None:
    browser = Browser()
    assert len(encrypted(b"x" * LONGEST, browser.public, browser.secret)) == 4096
    with pytest.raises(ValueError, match="too long"):
        encrypted(b"x" * (LONGEST + 1), browser.public, browser.secret)


@pytest.mark.parametrize(
    "key",
    [b"", b"\4" + bytes(64), point(ec.generate_private_key(CURVE).public_key())[:-1]],
    ids=["nothing", "not on the curve", "too short"],
)
def test_a_key_that_is_none_is_refused(key: bytes) -> None:
    with pytest.raises(ValueError, match=r".*"):
        encrypted(TEXT, key, plain64(SECRET))


def test_a_signature_that_a_push_service_can_check() -> None:
    vapid = Vapid.read(Vapid.new().kept())
    said = vapid.authorization("https://push.example.org:8443/send/1?x", "mailto:host@example.org", 1_000.9)
    claims = signed_by(vapid.public, said)
    assert claims == {
        "aud": "https://push.example.org:8443",
        "exp": 1_000 + 12 * 3600,
        "sub": "mailto:host@example.org",
    }
