// Shows the files of the browser to Python, in a folder of Emscripten's file system in memory. Other
// files of the folder are gone with the tab.

import { copy } from "./files"
import { type File, isAside, spareFor } from "./names"

type Node = {
  name: string
  contents: Record<string, Node> // of a folder
  node_ops: Record<string, unknown> & {
    mknod(parent: Node, name: string, mode: number, dev: number): Node
    rename(node: Node, folder: Node, name: string): void
    unlink(parent: Node, name: string): void
  }
  stream_ops: Record<string, unknown>
  [time: string]: unknown
}
type Stream = { node: Node }
export type FileSystem = {
  mkdirTree(path: string): void
  create(path: string): Node
  lookupPath(path: string): { node: Node }
  ErrnoError: new (code: number) => Error
}

const full = 51 // ENOSPC
const broken = 29 // EIO

export function mountFiles(system: FileSystem, folder: string, files: Map<string, File>) {
  const bound = new WeakMap<Node, File>()
  for (const path of [folder, `${folder}/damaged`]) {
    system.mkdirTree(path)
    const { node } = system.lookupPath(path)
    const usual = node.node_ops
    node.node_ops = {
      ...usual,
      mknod(parent, name, mode, dev) {
        const made = usual.mknod(parent, name, mode, dev)
        const file = path === folder ? files.get(name) : undefined
        if (file) bind(made, file)
        return made
      },
      // SQLite renames nothing: a damaged database is set aside. Its bytes are stored there before
      // they are removed here.
      rename(moved, target, name) {
        const from = bound.get(moved)
        if (from)
          tried(() => {
            const to = spareFor(files, moved.name)
            if (!to) throw new Error(`no place for ${moved.name}`)
            copy(from, to)
            from.truncate(0)
            from.flush()
            bind(moved, to)
          })
        usual.rename(moved, target, name)
      },
      unlink(parent, name) {
        const file = bound.get(parent.contents[name]!)
        if (file)
          tried(() => {
            file.truncate(0)
            file.flush()
          })
        usual.unlink(parent, name)
      },
    }
  }
  for (const [path, file] of files)
    if (file.size()) {
      system.create(`${folder}/${path}`)
      if (isAside(path)) bind(system.lookupPath(`${folder}/${path}`).node, file)
    }

  function bind(made: Node, file: File) {
    bound.set(made, file)
    Object.defineProperty(made, "usedBytes", {
      configurable: true,
      get: () => file.size(),
      set: () => undefined,
    })
    made.node_ops = {
      ...made.node_ops,
      setattr(changed: Node, to: { size?: number }) {
        for (const name of ["mode", "atime", "mtime", "ctime"] as const)
          if (name in to && (to as Record<string, unknown>)[name] != null)
            changed[name] = (to as Record<string, unknown>)[name]
        if (to.size !== undefined) tried(() => file.truncate(to.size!))
      },
    }
    made.stream_ops = {
      ...made.stream_ops,
      read: (_: Stream, heap: Uint8Array, offset: number, length: number, at: number) =>
        tried(() => {
          const part = new Uint8Array(length)
          const count = file.read(part, at)
          heap.set(part.subarray(0, count), offset)
          return count
        }),
      write: (_: Stream, heap: Uint8Array, offset: number, length: number, at: number) =>
        tried(() => {
          file.write(heap.slice(offset, offset + length), at)
          return length
        }),
      fsync: () =>
        tried(() => {
          file.flush()
          return 0
        }),
    }
  }

  function tried<T>(act: () => T): T {
    try {
      return act()
    } catch (fault) {
      throw new system.ErrnoError((fault as Error).name === "QuotaExceededError" ? full : broken)
    }
  }
}
