"""A desktop in memory with Orca and a browser: takes keys and returns utterances.

It needs a display and a message bus of its own; ``scripts/orca`` starts both.
"""

import json
import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

BROWSERS: Final = ("chromium", "firefox")
START: Final = 30.0
"""Seconds in which Orca must come up."""
LONGEST: Final = 6.0
"""Seconds to wait for an utterance that must come."""
PATIENCE: Final = float(os.environ.get("ORCA_PATIENCE", "1"))
"""Multiplies the times of waiting: a busy machine speaks later."""
TAP: Final = Path(__file__).with_name("tap.py")

_SPEECH_DISPATCHER: Final = """\
LogLevel 1
LogDir "default"
CommunicationMethod "unix_socket"
AudioOutputMethod "none"
AddModule "dummy" "sd_dummy" ""
DefaultModule dummy
DefaultLanguage "en"
DisableAutoSpawn
"""
_CHROMIUM: Final = (
    *("--no-sandbox", "--force-renderer-accessibility", "--no-first-run", "--disable-gpu"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
    *("--no-default-browser-check", "--disable-session-crashed-bubble", "--lang=en"),
    *("--disable-features=Translate,MediaRouter", "--window-size=1260,860"),
)
_FIREFOX: Final = {
    "intl.accept_languages": "en",
    "accessibility.force_disabled": -1,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.preonboarding.enabled": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "startup.homepage_welcome_url": "",
    "termsofuse.acceptedVersion": 999,
    "toolkit.telemetry.enabled": False,
}


class Desktop:
    """Orca, and a browser that it reads."""

    def __init__(self, home: Path, ends: ExitStack) -> None:
        self._home, self._ends = home, ends
        self._tap = home / "speech.jsonl"
        self._tap.touch()
        self._read = 0
        for name in ("data/orca", "config", "cache", "run", "profile", "speechd"):
            (home / name).mkdir(parents=True)
        (home / "run").chmod(0o700)
        (home / "data/orca/orca-customizations.py").write_text(TAP.read_text("utf-8"), "utf-8")
        (home / "speechd/speechd.conf").write_text(_SPEECH_DISPATCHER, "utf-8")
        self._environment = {
            **{name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
            **{f"XDG_{name.upper()}_HOME": str(home / name) for name in ("data", "config")},
            "XDG_CACHE_HOME": str(home / "cache"),
            "XDG_RUNTIME_DIR": str(home / "run"),
            "HOME": str(home),
            "LANG": "C.UTF-8",
            "LC_ALL": "C.UTF-8",
            "GTK_MODULES": "gail:atk-bridge",
            "GNOME_ACCESSIBILITY": "1",
            "SPEECHD_ADDRESS": f"unix_socket:{home}/run/speechd.sock",
            "ORCA_TAP": str(self._tap),
        }

    def start_orca(self) -> None:
        """Starts the window manager, the speech server, the accessibility bus and Orca."""
        home = self._home
        self._start("openbox")
        socket, files = f"{home}/run/speechd.sock", f"{home}/speechd"
        self._start(
            *("speech-dispatcher", "-s", "-c", "unix_socket", "-S", socket),
            *("-C", files, "-L", files, "-P", f"{home}/run/speechd.pid"),
        )
        bus = "/usr/libexec/at-spi-bus-launcher"
        self._start(bus, "--launch-immediately", "--a11y=1", "--screen-reader=1")
        time.sleep(1)
        self._start("/usr/bin/python3", "/usr/bin/orca", "--disable", "braille")
        end = time.monotonic() + START
        while not self._tap.stat().st_size:
            if time.monotonic() > end:
                said = (home / "python3.log").read_text("utf-8")
                message = f"Orca did not start; only one may run for a user. {said}"
                raise RuntimeError(message)
            time.sleep(0.1)
        self.listen(calm=2.5)

    def start_browser(self, name: str, address: str) -> None:
        """Opens a page in a browser with a new profile."""
        profile = self._home / "profile"
        if name == "chromium":
            self._start("chromium", *_CHROMIUM, f"--user-data-dir={profile}", address)
        else:
            likes = (f'user_pref("{key}", {json.dumps(to)});' for key, to in _FIREFOX.items())
            (profile / "user.js").write_text("\n".join(likes), "utf-8")
            size = ("--width", "1260", "--height", "860")
            self._start("firefox-esr", "--no-remote", "--profile", str(profile), *size, address)

    def press(self, key: str, *, calm: float = 0.6, patience: float = 0) -> list[str]:
        """Presses a key or a chord, as xdotool names it; returns the utterances that follow."""
        self._xdotool("key", "--clearmodifiers", key)
        return self.listen(calm, patience)

    def type(self, text: str) -> list[str]:
        self._xdotool("type", "--delay", "60", text)
        return self.listen()

    def listen(self, calm: float = 0.6, patience: float = 0) -> list[str]:
        """The utterances until nothing is said for ``calm`` seconds. Waits for the first one for
        ``patience`` seconds at most.
        """
        calm, patience = calm * PATIENCE, patience * PATIENCE
        size, start = self._tap.stat().st_size, time.monotonic()
        since, has_spoken = start, size > self._read
        while time.monotonic() - since < (calm if has_spoken else max(calm, patience)):
            time.sleep(0.03)
            now = self._tap.stat().st_size
            if now != size:
                size, since, has_spoken = now, time.monotonic(), True
        return self._utterances()

    def _utterances(self) -> list[str]:
        calls: dict[int, list[str]] = {}
        with self._tap.open("rb") as file:
            file.seek(self._read)
            for line in file:
                if not line.endswith(b"\n"):
                    break
                self._read += len(line)
                part = json.loads(line)
                if part["text"]:
                    calls.setdefault(part["call"], []).append(part["text"])
        return [". ".join(parts) for parts in calls.values()]

    def _xdotool(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env=self._environment, check=True)

    def _start(self, *command: str) -> None:
        with (self._home / f"{Path(command[0]).name}.log").open("wb") as log:
            process = subprocess.Popen(
                command,
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self._ends.callback(_end, process)


def _end(process: "subprocess.Popen[bytes]") -> None:
    """Ends a process and its children. A dead Orca would keep the next one from starting, so
    wait for it.
    """
    for number in (15, 9):
        try:
            os.killpg(process.pid, number)
        except ProcessLookupError:
            break
        time.sleep(0.3)
    process.wait()


@contextmanager
def desktop(home: Path) -> Iterator[Desktop]:
    """A desktop that ends with the block; its files are in ``home``."""
    with ExitStack() as ends:
        started = Desktop(home, ends)
        started.start_orca()
        yield started
