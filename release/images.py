"""The digests of the base images in ``deploy``: whether they are pinned, and the present ones."""

import json
import os
import re
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from .project import ROOT

FILES: Final = (
    "deploy/host/Containerfile",
    "deploy/campaign/Containerfile",
    "deploy/host/compose.yaml",
)
IMAGE: Final = re.compile(
    r"docker\.io/(?P<name>[\w./-]+):(?P<tag>[\w.-]+)(?:@(?P<digest>sha256:[0-9a-f]{64}))?"
)
TYPES: Final = (
    "application/vnd.oci.image.index.v1+json",
    "application/vnd.docker.distribution.manifest.list.v2+json",
)
"""An index: its digest stands for the images of all processors."""


def unpinned(root: Path = ROOT) -> Iterator[str]:
    """Yields each image without a digest, with its file."""
    for name in FILES:
        for image in IMAGE.finditer((root / name).read_text(encoding="utf-8")):
            if image["digest"] is None:
                yield f"{name}: {image[0]}"


def renew(root: Path = ROOT) -> None:
    """Writes the present digest behind each image. Raises ``OSError`` without the registry."""
    known: dict[tuple[str, str], str] = {}
    for name in FILES:
        path = root / name
        text = path.read_text(encoding="utf-8")
        for image in IMAGE.finditer(text):
            key = image["name"], image["tag"]
            known[key] = known.get(key) or digest(*key)
        path.write_text(
            IMAGE.sub(
                lambda each: (
                    f"docker.io/{each['name']}:{each['tag']}@{known[each['name'], each['tag']]}"
                ),
                text,
            ),
            encoding="utf-8",
        )


def digest(name: str, tag: str) -> str:
    """Asks the registry for the digest of an image. Raises ``OSError``."""
    # The tests have a registry of their own.
    registry = os.environ.get("WINNABLE_REGISTRY", "https://registry-1.docker.io")
    tokens = os.environ.get("WINNABLE_REGISTRY", "https://auth.docker.io")
    scope = f"{tokens}/token?service=registry.docker.io&scope=repository:{name}:pull"
    with urllib.request.urlopen(scope, timeout=30) as answer:  # noqa: S310  # https above
        token = json.load(answer)["token"]
    request = urllib.request.Request(  # noqa: S310
        f"{registry}/v2/{name}/manifests/{tag}",
        method="HEAD",
        headers={"Authorization": f"Bearer {token}", "Accept": ", ".join(TYPES)},
    )
    with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
        found = str(answer.headers["Docker-Content-Digest"])
    if not re.fullmatch("sha256:[0-9a-f]{64}", found):
        text = f"the registry names no digest for {name}:{tag}"
        raise OSError(text)
    return found


def main(arguments: list[str]) -> int:
    """``--renew`` pins all; without it, says which are not pinned. Exit code 1 if any remains."""
    if arguments == ["--renew"]:
        try:
            renew()
        except OSError as error:
            print(f"scripts/lock images: the registry cannot be asked: {error}", file=sys.stderr)
            return 1
    missing = list(unpinned())
    for each in missing:
        print(f"no digest: {each} (scripts/lock images)")
    return 1 if missing else 0
