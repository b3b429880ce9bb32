"""Messages between processes: each a length and MessagePack."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from typing import Any

import msgspec

LONGEST = 64 << 20
"""Bytes of a message; the longest there are, whole replays, take a hundredth of that."""
SIZE = 4

encoder = msgspec.msgpack.Encoder()
decoder = msgspec.msgpack.Decoder()


def put(writer: StreamWriter, message: object) -> None:
    """Send a message."""
    body = encoder.encode(message)
    writer.write(len(body).to_bytes(SIZE, "big") + body)


async def take(reader: StreamReader) -> Any:
    """The next message; `EOFError` once there is none any more."""
    try:
        length = int.from_bytes(await reader.readexactly(SIZE), "big")
        if length > LONGEST:
            raise EOFError("too long")
        return decoder.decode(await reader.readexactly(length))
    except (asyncio.IncompleteReadError, OSError, msgspec.DecodeError) as error:
        raise EOFError from error
