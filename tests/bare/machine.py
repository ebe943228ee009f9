"""An empty Debian 12 in a folder, with what the README asks for and nothing else."""

import os
import resource
import shlex
import shutil
import signal
import subprocess
from pathlib import Path
from typing import Final, Self

from tests.support.repository import ROOT, repository_files
from tests.support.serving import Server, until

HOST_FILES: Final = (
    "etc/resolv.conf",
    "etc/ssl/certs/ca-certificates.crt",
    "etc/pip.conf",
    "etc/apt/apt.conf.d/99proxy",
)
"""What an empty machine needs of this one to reach the package indexes, if it is here."""
HOST_NAMES: Final = ("PIP_", "UV_", "SSL_CERT_", "REQUESTS_CA_", "CURL_CA_", "GIT_SSL_")
"""The beginnings of the variables that tell package clients where the indexes are."""
PROXIES: Final = ("http_proxy", "https_proxy", "no_proxy", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY")
PATH: Final = "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"
ENTER: Final = (
    'mount --rbind /dev "$0/dev" && mount -t proc proc "$0/proc" && exec chroot "$0" "$@"'
)
UID: Final = 1000


class Machine:
    """A copy of an empty root.

    Commands run as root or as the ordinary user ``player``, in their home folders, with nothing of
    this machine but the network, the processors, and where its package indexes are.
    """

    def __init__(self, empty: Path, folder: Path) -> None:
        self.root = folder
        subprocess.run(["cp", "-a", empty, folder], check=True)
        for name in HOST_FILES:
            if Path("/", name).exists():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(Path("/", name), folder / name)
        (folder / "etc/hosts").write_text("127.0.0.1 localhost\n")  # as each installer does
        self.run("useradd --create-home --uid 1000 --shell /bin/sh player", user="root")

    def home(self, user: str) -> Path:
        """The home folder of a user, as this machine sees it."""
        return self.root / ("root" if user == "root" else "home/player")

    def command(self, line: str, user: str, *, network: bool = True) -> list[str]:
        """The command that runs a line of a shell in the machine."""
        home = "/root" if user == "root" else "/home/player"
        settings = [
            f"{name}={value}"
            for name, value in os.environ.items()
            if name in PROXIES or (name.startswith(HOST_NAMES) and "/opt/" not in value)
        ]
        become = [] if user == "root" else [f"--reuid={UID}", f"--regid={UID}", "--clear-groups"]
        return [
            *("unshare", "--mount", "--pid", "--fork", "--kill-child"),
            *([] if network else ["--net"]),
            *("sh", "-c", ENTER, str(self.root)),
            *("/usr/bin/env", "-i", f"HOME={home}", f"PATH={PATH}", *settings),
            *("setpriv", *become, "sh", "-c", f"cd && {line}"),
        ]

    def run(
        self, line: str, *, user: str = "player", typed: str = "", network: bool = True
    ) -> subprocess.CompletedProcess[str]:
        """What a line of a shell prints, with its exit code."""
        return subprocess.run(
            self.command(line, user, network=network),
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )

    def do(self, line: str, *, user: str = "player", typed: str = "") -> str:
        """What a line of a shell prints; the line must succeed."""
        done = self.run(line, user=user, typed=typed)
        assert done.returncode == 0, f"{line}\n{done.stdout[-20_000:]}\n{done.stderr[-3000:]}"
        return done.stdout + done.stderr

    def install(self, *packages: str) -> None:
        """Installs Debian packages."""
        names = shlex.join(packages)
        self.do(
            "export DEBIAN_FRONTEND=noninteractive && apt-get update -q && "
            f"apt-get install -y -q --no-install-recommends {names}",
            user="root",
        )

    def clone(self, user: str, name: str = "winnable") -> None:
        """Puts a clone of this repository into a user's home folder.

        It has the files as they are here, committed or not, so that changes can be tried.
        """
        source = self.root / "srv/winnable"
        if not source.exists():
            commit(repository_files(), source)
        into = self.home(user) / name
        subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", source, into], check=True)
        owner = 0 if user == "root" else UID
        top = self.home(user) / Path(name).parts[0]
        subprocess.run(["chown", "-R", f"{owner}:{owner}", top], check=True)


def commit(files: list[Path], repository: Path) -> None:
    """Makes a repository whose only commit has copies of these files of this one."""
    for file in files:
        copy = repository / file.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, copy)
    somebody = ["-c", "user.name=nobody", "-c", "user.email=nobody@example.org"]
    for act in (["init"], ["add", "--all", "--force"], [*somebody, "commit", "-m", "All files"]):
        subprocess.run(["git", *act], cwd=repository, capture_output=True, check=True)


class Game(Server):
    """The server that a line of a shell starts in a machine, until the end of a block."""

    cpu: float
    """Seconds of CPU that the line took in all, after the block."""

    def __init__(self, machine: Machine, line: str, user: str) -> None:
        self.cpu = -cpu_of_children()
        self.home = machine.home(user)
        self._out, self._err = self.home / "out.txt", self.home / "err.txt"
        with self._out.open("wb") as out, self._err.open("wb") as err:
            self.process = subprocess.Popen(
                machine.command(line, user), stdin=subprocess.DEVNULL, stdout=out, stderr=err
            )
        until(lambda: "http://" in self.out or self.process.poll() is not None, 600)
        assert "http://" in self.out, self.err
        self.read_address()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        unshare = self.process.pid  # it ignores SIGTERM while it waits for the one below it
        (below,) = Path(f"/proc/{unshare}/task/{unshare}/children").read_text().split()
        os.kill(int(below), signal.SIGTERM)
        self.process.wait(60)
        self.cpu += cpu_of_children()


def cpu_of_children() -> float:
    """Seconds of CPU of all processes that have ended below this one."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime
