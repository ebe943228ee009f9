"""Builds the site into ``dist/site``: ``python -m site_build``, from the root of the repository.

``scripts/site`` calls it after it has installed the tools.
"""

import hashlib
import io
import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

from .wasm import build_modules

WORK: Final = Path("build/site")
INTO: Final = Path("dist/site")
PYODIDE: Final = Path("web/node_modules/pyodide")
CORE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
DEPENDENCIES: Final = ("msgspec", "fluent-syntax", "platformdirs", "filelock", "typing-extensions")
DEPLOYED: Final = "pyemscripten_2026_0_wasm32"


def main() -> None:
    tree = WORK / "tree"
    shutil.rmtree(tree, ignore_errors=True)
    source = Path("src/winnable")
    skip = ("campaign", "cli", "line", "static", "__pycache__")
    for path in sorted(source.rglob("*")):
        inside = path.relative_to(source)
        if path.suffix in (".so", ".pxd", ".deals") or set(inside.parts) & set(skip):
            continue
        if path.is_file():
            target = tree / "winnable" / inside
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
    build_modules(tree / "winnable")
    for wheel in wheels():
        with zipfile.ZipFile(wheel) as file:
            file.extractall(tree)
    python = INTO / "python"
    shutil.rmtree(python, ignore_errors=True)
    core = {name: (PYODIDE / name).read_bytes() for name in CORE}
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    core["pyodide-lock.json"] = json.dumps({"info": lock["info"], "packages": {}}).encode()
    digest = hashlib.sha256(b"".join(core[name] for name in sorted(core))).hexdigest()[:12]
    folder = python / f"pyodide-{digest}"
    folder.mkdir(parents=True)
    for name, data in core.items():
        (folder / name).write_bytes(data)
    package = zipped(tree)
    name = f"winnable-{hashlib.sha256(package).hexdigest()[:12]}.zip"
    (python / name).write_bytes(package)
    data = (source / "catalogues/catalogue.deals").read_bytes()
    deals = f"catalogue-{hashlib.sha256(data).hexdigest()[:12]}.deals"
    (python / deals).write_bytes(data)
    manifest = {
        "pyodide": f"python/pyodide-{digest}/",
        "package": f"python/{name}",
        "catalogue": f"python/{deals}",
    }
    (INTO / "manifest.json").write_text(json.dumps(manifest, indent=1))


def zipped(folder: Path) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                entry = zipfile.ZipInfo(path.relative_to(folder).as_posix())
                entry.compress_type = zipfile.ZIP_DEFLATED
                file.writestr(entry, path.read_bytes())
    return buffer.getvalue()


def wheels() -> list[Path]:
    """Downloads the wheels of the dependencies, with the hashes of requirements.lock."""
    entries = Path("requirements.lock").read_text(encoding="utf-8").replace("\\\n", "")
    lines = [line for line in entries.splitlines() if line.split("==")[0] in DEPENDENCIES]
    lock, folder = WORK / "wheels.lock", WORK / "wheels"
    folder.mkdir(parents=True, exist_ok=True)
    lock.write_text("\n".join(lines), encoding="utf-8")
    subprocess.run(
        [
            *(sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--require-hashes"),
            *("--disable-pip-version-check", "--only-binary", ":all:"),
            *("--platform", DEPLOYED, "--python-version", "3.14", "--implementation", "cp"),
            *("-d", str(folder), "-r", str(lock)),
        ],
        check=True,
    )
    return sorted(folder.glob("*.whl"))


if __name__ == "__main__":
    main()
