// The player's files in the browser's own file system (OPFS).

import { type File, type Files, isAside, names, spare } from "./names"

const attempts = 50 // a tab that has just ended still holds the files for a moment

// Whether the browser has such a file system, and lets this page use it.
export async function hasOwn(): Promise<boolean> {
  try {
    await navigator.storage.getDirectory()
    return "createSyncAccessHandle" in FileSystemFileHandle.prototype
  } catch {
    return false
  }
}

export async function openOwn(place: string): Promise<Files> {
  const root = await navigator.storage.getDirectory()
  const name = `winnable ${encodeURIComponent(place)}`
  const folder = await root.getDirectoryHandle(name, { create: true })
  const files = new Map<string, File>()
  const { ownFile, flush } = flushing()
  const open = async (path: string) => {
    const handle = await folder.getFileHandle(path.replace("/", " "), { create: true })
    files.set(path, ownFile(await held(handle)))
  }
  for (const path of names) await open(path)
  const found: string[] = []
  for await (const name of folder.keys()) found.push(name.replace(" ", "/"))
  for (const path of found.filter(isAside)) await open(path)
  for (const path of spare(files)) if (!files.has(path)) await open(path)
  return {
    files,
    stored() {
      try {
        flush()
      } catch (fault) {
        return Promise.reject(fault)
      }
      return undefined
    },
  }
}

async function held(handle: FileSystemFileHandle) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await handle.createSyncAccessHandle()
    } catch (fault) {
      if ((fault as Error).name !== "NoModificationAllowedError" || attempt === attempts)
        throw fault
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

// SQLite calls fdatasync, which does nothing in Emscripten. So a file is flushed before another one is
// written, which keeps the order that SQLite relies on, and before an answer leaves.
function flushing() {
  let written: FileSystemSyncAccessHandle | null = null
  const flush = (next: FileSystemSyncAccessHandle | null = null) => {
    if (written !== next) written?.flush()
    written = next
  }
  const ownFile = (handle: FileSystemSyncAccessHandle): File => ({
    size: () => handle.getSize(),
    read: (into, at) => handle.read(into as Uint8Array<ArrayBuffer>, { at }),
    write(from, at) {
      flush(handle)
      const count = handle.write(from as Uint8Array<ArrayBuffer>, { at })
      if (count !== from.length) throw new DOMException("", "QuotaExceededError")
    },
    truncate(size) {
      flush(handle)
      handle.truncate(size)
    },
    flush: () => handle.flush(),
  })
  return { ownFile, flush }
}
