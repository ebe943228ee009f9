"""The profile of a player: answers what the dialog asks for.

A browser becomes another player by a transfer code or a passkey. Its own games come along, and so
do the other browsers that were signed in with them.
"""

import asyncio
import re
import secrets
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from datetime import date
from importlib.util import find_spec
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from ...speech.messages import Voice
from ...speech.messages.events import date_details
from ...speech.messages.games import say_added
from ...speech.messages.voice import labels
from ...store import Store
from ...store.belongings import add_export, parse_export
from ...store.contests.browsers import Browser, Browsers
from ...store.contests.players import Players, Purpose, Restriction
from ...store.merging import delete, follow, merge
from ..faults import WebError, WebFault
from ..limits import Budgets, number_of
from ..wire import profile as wire
from .identity import Cookie, name_of

LETTERS: Final = "BCDFGHJKMPQRTVWXY2346789"
"""The letters of a code: none looks like another one, and there are no words among them."""
GROUPS: Final = 3
"""Groups of a code, of three letters each: 24 ** 9 codes are 41 bits."""
MINUTES: Final = 10
"""How long a code is valid."""
GUESSES: Final = 10
"""Codes and passkeys that an address may try at once; one more every ``GUESS`` seconds."""
GUESS: Final = 30
IMPORTS: Final = 5
"""Files that an address may add at once; one more every ``IMPORT`` seconds."""
IMPORT: Final = 60


class Site(NamedTuple):
    """The site for which passkeys are made."""

    name: str
    """The relying party: the host of the page."""
    origin: str


def site_of(origin: str) -> Site | None:
    """Returns the site of a page; None if it cannot have passkeys, or webauthn is not installed."""
    parts = urlsplit(origin)
    name = parts.hostname or ""
    is_safe = parts.scheme == "https" or (parts.scheme == "http" and name == "localhost")
    is_name = name and number_of(name) is None
    if not (is_safe and is_name) or find_spec("webauthn") is None:
        return None
    return Site(name, origin)


class Visit(NamedTuple):
    """Who asks, and from where."""

    player: str | None
    """None: nobody has played from this browser yet. Empty: the local player."""
    address: str
    origin: str
    voice: Voice
    browser: Browser | None = None
    """The browser, if it is signed in."""
    cookie: str = ""
    agent: str = ""
    """What the browser calls itself."""

    @property
    def nobody(self) -> "Visit":
        """The visit of the same browser, signed out."""
        return self._replace(player=None, browser=None)


class Answer(NamedTuple):
    """What to answer, and the cookie to set or to delete; None to keep it."""

    profile: wire.Profile
    cookie: Cookie | None = None


class Profiles:
    """Answers the requests for profiles.

    ``ended`` ends the tables of a player, and opens none until its block ends.
    """

    def __init__(
        self,
        store: Store,
        ended: Callable[[str], AbstractAsyncContextManager[None]],
        *,
        hosted: bool,
    ) -> None:
        self._store, self._ended, self._hosted = store, ended, hosted
        self._players, self._browsers = Players(store.database), Browsers(store.database)
        self._guesses = Budgets(1 / GUESS, GUESSES)
        self._changes = Budgets(1 / 2, 100)
        self._imports = Budgets(1 / IMPORT, IMPORTS)
        self._importing = asyncio.Lock()  # one file at a time: moves need the other threads

    async def answer(self, visit: Visit, asked: wire.ProfileRequest) -> Answer:
        """Carries out a request. Raises ``WinnableError``."""
        match asked:
            case wire.ShowProfile() | wire.ChangeName() | wire.MakeCode():
                return await asyncio.to_thread(self._answer_simple, visit, asked)
            case wire.ImportGames():
                async with self._importing:
                    return await asyncio.to_thread(self._import, visit, asked.text)
            case wire.SignOut() | wire.SignOutOthers() | wire.UseToday():
                return await asyncio.to_thread(self._answer_browser, visit, asked)
            case wire.DeletePlayer():
                return await self._delete(visit)
            case wire.EnterCode():
                target = await asyncio.to_thread(self._player_of_code, visit, asked.code)
                return await self._join(visit, target, WebFault.CODE)
            case wire.SignIn():
                target = await asyncio.to_thread(self._player_of_passkey, visit, asked.credential)
                return await self._join(visit, target, WebFault.PASSKEY)
            case _:
                return await asyncio.to_thread(self._answer_passkey, visit, asked)

    def _answer_simple(
        self, visit: Visit, asked: wire.ShowProfile | wire.ChangeName | wire.MakeCode
    ) -> Answer:
        voice = visit.voice
        if isinstance(asked, wire.ShowProfile):
            return self._shown(visit)
        player = self._hosted_player(visit)
        self._changes.of(visit.address).charge()
        if isinstance(asked, wire.ChangeName):
            name = self._players.call(player, asked.name)
            if name is None:
                return self._shown(visit, voice.say("player-unnamed"))
            return self._shown(visit, voice.say("player-named", text=name))
        code = "".join(secrets.choice(LETTERS) for _ in range(3 * GROUPS))
        self._players.issue(code, player, Purpose.TRANSFER, 60 * MINUTES)
        grouped = "-".join(re.findall("...", code))
        return self._shown(visit, voice.say("player-code", count=MINUTES), code=grouped)

    def _player_of_code(self, visit: Visit, typed: str) -> str:
        """Returns the player of a transfer code. Raises ``WebError``."""
        if not self._hosted:
            raise WebError(WebFault.NOT_HOSTED)
        self._guesses.of(visit.address).charge()
        code = re.sub(r"[\W_]", "", typed).upper()
        is_code = len(code) == 3 * GROUPS and set(code) <= set(LETTERS)
        player = self._players.redeem(code, Purpose.TRANSFER) if is_code else None
        if not player:
            raise WebError(WebFault.CODE)
        return player

    def _player_of_passkey(self, visit: Visit, credential: str) -> str:
        """Returns the player who signs in. Raises ``WebError``."""
        site = self._site(visit)
        self._guesses.of(visit.address).charge()
        from . import passkeys  # noqa: PLC0415  # an extra, slow to load

        return passkeys.sign_in(self._players, site, credential)

    async def _join(self, visit: Visit, target: str, refusal: WebFault) -> Answer:
        """Makes a browser another player, with the games that it has.

        Raises ``WebError`` with the ``refusal`` if that player has been deleted.
        """
        count, cookie, before = 0, "", visit.browser
        target = await asyncio.to_thread(follow, self._store.database, target)
        if visit.player not in (None, target):
            async with self._ended(visit.player or ""):
                count = await asyncio.to_thread(
                    merge, self._store.database, visit.player or "", target
                )
        if visit.player != target:
            agent = name_of(visit.agent)
            cookie = await asyncio.to_thread(self._browsers.sign_in, target, agent, before)
            if not cookie:
                raise WebError(refusal)
            before = await asyncio.to_thread(self._browsers.found, cookie)
        joined = visit._replace(player=target, browser=before)
        shown = await self._shown_joined(joined, count)
        if not cookie:
            return shown
        return Answer(shown.profile, Cookie(cookie, before is None or before.ends is None))

    async def _shown_joined(self, visit: Visit, count: int) -> Answer:
        """Says that the browser is another player now, and how many games came along."""
        name = await asyncio.to_thread(self._players.nickname, visit.player or "")
        say = visit.voice.say
        said = say("player-joined") if name is None else say("player-joined-name", text=name)
        if count:
            said += " " + say("player-brought", count=count)
        return await asyncio.to_thread(self._shown, visit, said)

    def _import(self, visit: Visit, text: str) -> Answer:
        if visit.player is None:
            raise WebError(WebFault.NO_PLAYER)
        if self._hosted:
            self._imports.of(visit.address).charge()
        added = add_export(self._store.of(visit.player), parse_export(text))
        said = say_added(visit.voice, added.games, added.results, added.unread)
        return self._shown(visit, said)

    async def _delete(self, visit: Visit) -> Answer:
        if visit.player is None:
            raise WebError(WebFault.NO_PLAYER)
        async with self._ended(visit.player):
            is_done = await asyncio.to_thread(delete, self._store.database, visit.player)
        if not is_done:  # another window has joined another player
            joined = await asyncio.to_thread(follow, self._store.database, visit.player)
            return await self._shown_joined(visit._replace(player=joined), 0)
        left = visit.nobody if self._hosted else visit
        shown = await asyncio.to_thread(self._shown, left, visit.voice.say("player-deleted"))
        return Answer(shown.profile, Cookie("") if self._hosted else None)

    def _answer_browser(
        self, visit: Visit, asked: wire.SignOut | wire.SignOutOthers | wire.UseToday
    ) -> Answer:
        player, own, say = self._hosted_player(visit), visit.browser, visit.voice.say
        assert own is not None  # a hosted player has one
        self._changes.of(visit.address).charge()
        match asked:
            case wire.UseToday():
                self._browsers.use_today(own)
                shown = self._shown(visit, say("player-today"))
                return Answer(shown.profile, Cookie(visit.cookie, is_lasting=False))
            case wire.SignOutOthers():
                count = self._browsers.sign_out_others(player, own.id)
                return self._shown(visit, say("player-signed-out", count=count))
        count = self._browsers.sign_out(player, asked.browser)
        if asked.browser != own.id:
            return self._shown(visit, say("player-signed-out", count=count))
        return Answer(self._shown(visit.nobody, say("player-signed-out-here")).profile, Cookie(""))

    def _answer_passkey(self, visit: Visit, asked: wire.ProfileRequest) -> Answer:
        players, voice, site = self._players, visit.voice, self._site(visit)
        from . import passkeys  # noqa: PLC0415  # an extra, slow to load

        self._changes.of(visit.address).charge()
        if isinstance(asked, wire.OfferSignIn):
            return self._shown(visit, options=passkeys.offer_sign_in(players, site))
        player = self._hosted_player(visit)
        match asked:
            case wire.OfferPasskey():
                shown = players.nickname(player) or site.name
                return self._shown(visit, options=passkeys.offer(players, site, player, shown))
            case wire.AddPasskey():
                label = asked.label.strip() or voice.say("player-passkey")
                passkeys.add(players, site, player, asked.credential, label)
                return self._shown(visit, voice.say("player-passkey-added"))
            case wire.ForgetPasskey():
                players.forget_passkey(player, asked.passkey)
                return self._shown(visit, voice.say("player-passkey-removed"))
        raise AssertionError

    def _shown(self, visit: Visit, said: str = "", *, code: str = "", options: str = "") -> Answer:
        voice, player, rows, note = visit.voice, visit.player, None, ""
        is_known = self._hosted and player is not None
        restriction = self._players.restriction(player or "") if is_known else None
        if restriction is not None:
            is_banned = restriction is Restriction.BANNED
            note = voice.say("player-banned" if is_banned else "player-hidden")
        if self._hosted and site_of(visit.origin) is not None:
            rows = [
                wire.PasskeyRow(
                    each.id,
                    voice.phrase(
                        "passkey-row", text=each.label, **date_details(date.fromisoformat(each.day))
                    ),
                    voice.phrase("passkey-remove", text=each.label),
                )
                for each in (self._players.passkeys(player) if player is not None else ())
            ]
        profile = wire.Profile(
            said=said,
            labels=labels(voice.language, "profile-"),
            hosted=self._hosted,
            name=(self._players.nickname(player or "") or "") if is_known else "",
            note=note,
            code=code,
            passkeys=rows,
            options=options,
            browsers=self._browser_rows(visit),
        )
        return Answer(profile)

    def _browser_rows(self, visit: Visit) -> list[wire.BrowserRow]:
        """Returns the browsers of the player, that of the visit first."""
        if (own := visit.browser) is None:
            return []
        rows, phrase = [], visit.voice.phrase
        found = self._browsers.listed(own.player)
        for each in sorted(found, key=lambda each: each.id != own.id):
            browser, _, system = each.name.partition("/")
            text = browser or system or phrase("browser-unknown")
            if browser and system:
                text = phrase("browser-on", text=browser, name=system)
            since, seen = (date_details(date.fromisoformat(day)) for day in (each.since, each.seen))
            row = phrase("browser-since", text=text, **since)
            row = phrase("browser-seen", text=row, **seen)
            remove = phrase("browser-sign-out", text=text)
            rows.append(wire.BrowserRow(each.id, row, remove, here=each.id == own.id))
        return rows

    def _hosted_player(self, visit: Visit) -> str:
        """Returns the player. Raises ``WebError`` for the local player and for nobody."""
        if not self._hosted:
            raise WebError(WebFault.NOT_HOSTED)
        if visit.player is None:
            raise WebError(WebFault.NO_PLAYER)
        return visit.player

    def _site(self, visit: Visit) -> Site:
        site = site_of(visit.origin) if self._hosted else None
        if site is None:
            raise WebError(WebFault.PASSKEY)
        return site
