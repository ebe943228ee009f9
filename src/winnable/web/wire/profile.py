"""The wire of the profile: name, transfer code, passkeys, browsers and everything of a player.

Requests go over HTTP, one at a time; each is answered by a ``Profile`` or a ``wire.Problem``.
Credentials of passkeys, their options and exports are JSON inside a text.
"""

from typing import Annotated

from msgspec import Meta, Struct

from ...speech.messages import Language
from .contest import Short

Blob = Annotated[str, Meta(max_length=1_900_000)]


class ProfileAsked(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """What every request has: the language of the page."""

    language: Language


class ShowProfile(ProfileAsked, tag="show"):
    """Asks for the profile."""


class ChangeName(ProfileAsked, tag="name"):
    """Gives the player a nickname; an empty one removes it."""

    name: Short


class MakeCode(ProfileAsked, tag="code"):
    """Asks for a transfer code."""


class EnterCode(ProfileAsked, tag="join"):
    """Makes this browser the player who asked for the code."""

    code: Short


class ImportGames(ProfileAsked, tag="import"):
    """Adds an export, or a part of one."""

    text: Blob


class DeletePlayer(ProfileAsked, tag="delete"):
    """Deletes everything of the player."""


class OfferPasskey(ProfileAsked, tag="offer-passkey"):
    """Asks for the options of a new passkey."""


class AddPasskey(ProfileAsked, tag="add-passkey"):
    """Stores a new passkey."""

    label: Short
    credential: Blob


class ForgetPasskey(ProfileAsked, tag="forget-passkey"):
    """Deletes a passkey of the player."""

    passkey: Annotated[str, Meta(max_length=2000)]


class OfferSignIn(ProfileAsked, tag="offer-sign-in"):
    """Asks for the options of a sign-in."""


class SignIn(ProfileAsked, tag="sign-in"):
    """Makes this browser the player of a passkey."""

    credential: Blob


class SignOut(ProfileAsked, tag="sign-out"):
    """Signs a browser of the player out."""

    browser: Short


class SignOutOthers(ProfileAsked, tag="sign-out-others"):
    """Signs the player out in all other browsers."""


class UseToday(ProfileAsked, tag="today"):
    """Signs this browser out within a day, or when it is closed."""


ProfileRequest = (
    ShowProfile
    | ChangeName
    | MakeCode
    | EnterCode
    | ImportGames
    | DeletePlayer
    | OfferPasskey
    | AddPasskey
    | ForgetPasskey
    | OfferSignIn
    | SignIn
    | SignOut
    | SignOutOthers
    | UseToday
)


class PasskeyRow(Struct):
    """A passkey of the player."""

    id: str
    text: str
    """Its name and its day."""
    remove: str
    """The name of the button that removes it."""


class BrowserRow(Struct):
    """A browser in which the player is signed in."""

    id: str
    text: str
    """Its name, and the days of its sign-in and of its last visit."""
    remove: str
    """The name of the button that signs it out."""
    here: bool
    """Whether it is this one."""


class Profile(Struct):
    """The profile, and what was done."""

    said: str
    labels: dict[str, str]
    """The texts of the dialog."""
    hosted: bool
    """Whether other players are on this server: then there are names, codes and passkeys."""
    name: str
    note: str
    """What the host has done to the player, in a sentence; empty if nothing."""
    code: str
    """The transfer code, if one was asked for."""
    passkeys: list[PasskeyRow] | None
    """None if this server has no passkeys."""
    options: str
    """The options for the browser, if they were asked for."""
    browsers: list[BrowserRow] = []
    """Where the player is signed in, this browser first; empty if nobody is."""
    damaged: list[str] = []
    """The names of damaged databases that the browser keeps, to be saved."""
