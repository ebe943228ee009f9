"""A copy of the site whose browser has faults: no file system of its own, a disk that is full."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page

from .site import BUILT, FOLDER, Site, SiteVisitor, hosting, visiting_site

WORKER: Final = "static/worker.js"
_FAULTS: Final = """
let isFull = false
addEventListener("message", ({ data }) => { if ("isFull" in data) isFull = data.isFull })
const { write } = FileSystemSyncAccessHandle.prototype
FileSystemSyncAccessHandle.prototype.write = function (...given) {
  if (isFull) throw new DOMException("no space", "QuotaExceededError")
  return write.apply(this, given)
}
const { transaction } = IDBDatabase.prototype
IDBDatabase.prototype.transaction = function (...given) {
  const made = transaction.apply(this, given)
  if (isFull) queueMicrotask(() => made.abort())
  return made
}
"""
_NO_FILES: Final = "delete StorageManager.prototype.getDirectory\n"
_FORBIDDEN: Final = """
const forbid = async () => { throw new DOMException("storage is forbidden", "SecurityError") }
LockManager.prototype.request = StorageManager.prototype.getDirectory = forbid
IDBFactory.prototype.open = () => { throw new DOMException("no storage", "SecurityError") }
"""
_NO_LOCKS: Final = "delete {}.prototype.locks\n"
_MUTE: Final = "BroadcastChannel.prototype.postMessage = () => undefined\n"
_NAME: Final = f"winnable {FOLDER}/"
_DAMAGE: Final = {
    True: """async ([name, text]) => {
      const root = await navigator.storage.getDirectory()
      const folder = await root.getDirectoryHandle(encodeURIComponent(name).replace("%20", " "))
      for (const [name, content] of [["winnable.db", text], ["winnable.db-wal", ""]]) {
        const handle = await folder.getFileHandle(name)
        const soon = () => new Promise((wait) => setTimeout(wait, 50))
        let file = null // the worker of a tab that was closed holds it a little longer
        while (!file) file = await handle.createWritable().catch(soon)
        await file.write(content)
        await file.close()
      }
    }""",
    False: """([name, text]) => new Promise((resolve) => {
      indexedDB.open(name).onsuccess = ({ target: { result } }) => {
        const transaction = result.transaction("blocks", "readwrite")
        const blocks = transaction.objectStore("blocks")
        blocks.put(new TextEncoder().encode(text), ["winnable.db", 0])
        blocks.put(0, ["winnable.db-wal", -1])
        transaction.oncomplete = () => (result.close(), resolve())
      }
    })""",
}


@contextmanager
def hosting_faulty(folder: Path, *, has_files: bool) -> Iterator[Site]:
    """The site in a browser that has a file system for pages or has none, only IndexedDB."""
    with _hosting_after(_FAULTS if has_files else _FAULTS + _NO_FILES, folder) as site:
        yield site


@contextmanager
def hosting_forbidden(folder: Path) -> Iterator[Site]:
    """The site in a browser that forbids its worker to store anything."""
    with _hosting_after(_FORBIDDEN, folder) as site:
        yield site


@contextmanager
def visiting_plain(
    browser: Browser, folder: Path, *, is_mute: bool = False
) -> Iterator[SiteVisitor]:
    """A visitor of the site over plain http: browsers have no locks and no file system for it. If
    it is mute, tabs do not hear one another, as if each was busy for long.
    """
    with (
        _hosting_after(_NO_FILES + _NO_LOCKS.format("WorkerNavigator"), folder) as site,
        visiting_site(browser, site) as visitor,
    ):
        visitor.context.add_init_script(_NO_LOCKS.format("Navigator") + _MUTE * is_mute)
        yield visitor


@contextmanager
def _hosting_after(script: str, folder: Path) -> Iterator[Site]:
    """A copy of the site in a folder; its worker runs a script before its own."""
    shutil.copytree(BUILT, folder)
    worker = folder / WORKER
    worker.write_text(script + worker.read_text("utf-8"), "utf-8")
    with hosting(folder) as site:
        yield site


def fill_disk(page: Page, *, is_full: bool) -> None:
    """From now on the browser can write nothing more, or can again."""
    page.evaluate("(isFull) => siteWorker.postMessage({ isFull })", is_full)


def damage(page: Page, text: str, *, has_files: bool) -> None:
    """Overwrites a block of 4096 bytes, the first of the database, and empties its log; no tab has
    it open.
    """
    page.evaluate(_DAMAGE[has_files], [_NAME, text])
