"""Passkeys: the options for the browser and the checks of its answers, by the webauthn library.

The address of the page is that of the Origin header, which ``Guard`` has compared with the names of
this server. Browsers have passkeys only on https and on localhost, and only for a name, not for a
number. Each challenge is a ticket of the store, so it works once.
"""

import json
import secrets
from datetime import UTC, datetime
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, structs

from ...store.contests.players import Passkey, Players, Purpose
from ..faults import WebError, WebFault

if TYPE_CHECKING:
    from .profile import Site

ANSWER: Final = 300
"""Seconds to answer a challenge."""
LABEL: Final = 40
"""Most characters of the name of a passkey."""


def offer(players: Players, site: "Site", player: str, shown: str) -> str:
    """Returns the options of a new passkey as JSON. ``shown`` is what the browser calls it."""
    challenge = _challenge(players, player, Purpose.REGISTER)
    options = webauthn.generate_registration_options(
        rp_id=site.name,
        rp_name=site.name,
        user_name=shown,
        user_id=blake2b(player.encode(), digest_size=16, person=b"passkey").digest(),
        challenge=challenge,
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            structs.PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.id))
            for each in players.passkeys(player)
        ],
    )
    return webauthn.options_to_json(options)


def add(players: Players, site: "Site", player: str, credential: str, label: str) -> None:
    """Stores a new passkey of the player. Raises ``WebError`` if it is not valid."""
    challenge = _answered(credential)
    if players.redeem(challenge, Purpose.REGISTER) != player:
        raise WebError(WebFault.PASSKEY)
    try:
        found = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.name,
            expected_origin=site.origin,
        )
    except Exception:  # of webauthn, cbor2 or cryptography: the answer is not valid
        raise WebError(WebFault.PASSKEY) from None
    passkey = Passkey(
        bytes_to_base64url(found.credential_id),
        player,
        bytes_to_base64url(found.credential_public_key),
        found.sign_count,
        " ".join(label.split())[:LABEL],
        datetime.now(UTC).date().isoformat(),
    )
    if not passkey.label.isprintable() or not players.add_passkey(passkey):
        raise WebError(WebFault.PASSKEY)


def offer_sign_in(players: Players, site: "Site") -> str:
    """Returns the options of a sign-in as JSON. The browser offers the passkeys of this site."""
    challenge = _challenge(players, "", Purpose.SIGN_IN)
    options = webauthn.generate_authentication_options(rp_id=site.name, challenge=challenge)
    return webauthn.options_to_json(options)


def sign_in(players: Players, site: "Site", credential: str) -> str:
    """Returns the player of a passkey. Raises ``WebError`` if the answer is not valid."""
    challenge = _answered(credential)
    passkey = players.passkey(str(_parsed(credential).get("id")))
    if passkey is None or players.redeem(challenge, Purpose.SIGN_IN) is None:
        raise WebError(WebFault.PASSKEY)
    try:
        found = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(passkey.public_key),
            credential_current_sign_count=passkey.uses,
        )
    except Exception:  # as above
        raise WebError(WebFault.PASSKEY) from None
    if not players.used(passkey, found.new_sign_count):
        raise WebError(WebFault.PASSKEY)
    return passkey.player


def _challenge(players: Players, player: str, purpose: Purpose) -> bytes:
    challenge = secrets.token_urlsafe(32)
    players.issue(challenge, player, purpose, ANSWER)
    return base64url_to_bytes(challenge)


def _answered(credential: str) -> str:
    """Returns the challenge that an answer of the browser names. Raises ``WebError``."""
    try:
        data = base64url_to_bytes(_parsed(credential)["response"]["clientDataJSON"])
        return str(json.loads(data)["challenge"])
    except (ValueError, TypeError, KeyError, RecursionError):
        raise WebError(WebFault.PASSKEY) from None


def _parsed(credential: str) -> "dict[str, dict[str, str]]":
    try:
        found = json.loads(credential)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise WebError(WebFault.PASSKEY)
    return found
