"""Which addresses a notice may go to: none that lead into the host's own network."""

from __future__ import annotations

import re
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import quote, urlsplit

from concordia_game.server.errors import Refused

PORTS = {"http": 80, "https": 443}
OPEN_PORTS = frozenset((80, 443, 8008, 8080, 8443, 8448))
"""Where web servers are: nobody talks through us to a mail server or a database."""
LONGEST = 1000
PUBLIC = IPv6Network("2000::/3")
TRANSLATED = IPv6Network("64:ff9b::/96")
"""NAT64: an IPv4 address in its last four bytes."""
TUNNELS = (IPv6Network("2001::/23"), IPv6Network("3fff::/20"))
"""Teredo and others for protocols; a range for documents that Python does not know yet."""
PLAIN = re.compile(r"[!-~]+")


@dataclass(frozen=True, slots=True)
class Target:
    """A web address, taken apart."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def named(self) -> str:
        """The host as a request names it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"


def target(url: str, anywhere: bool) -> Target:
    """Where a URL leads, as far as that shows without asking; refused if we don't go there."""
    try:
        parts = urlsplit(url)
        host = (parts.hostname or "").encode("idna").decode()
        port = parts.port or PORTS[parts.scheme]
    except (ValueError, KeyError):
        raise Refused("bad_address") from None
    named = "@" not in parts.netloc and host and PLAIN.fullmatch(host) and len(url) <= LONGEST
    if not named or (port not in OPEN_PORTS and not anywhere):
        raise Refused("bad_address")
    path = quote(parts.path or "/", safe="/%:@!$&'()*+,;=~-._")
    query = quote(parts.query, safe="/%:@!$&'()*+,;=~-._?")
    return Target(parts.scheme, host, port, f"{path}?{query}" if query else path)


def is_outside(address: str) -> bool:
    """Whether an address is the world's, in whatever form an IPv4 address is wrapped."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        inner = _wrapped(found)
        if inner is None:
            return found.is_global and found in PUBLIC and not any(found in net for net in TUNNELS)
        found = inner
    return found.is_global and not found.is_multicast


def _wrapped(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address that an IPv6 address stands for."""
    if address in TRANSLATED:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour
