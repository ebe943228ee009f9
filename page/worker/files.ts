// The files of the player, by their paths in the player's folder: the database in use, and databases
// that were damaged. They are kept in the browser's own file system (OPFS), or where that is missing
// in IndexedDB. What SQLite has flushed survives the tab.

import { hasBlocks, openBlocks, removeBlocks } from "./blocks"
import { hasOwn, openOwn } from "./opfs"

const database = "winnable.db"
const log = `${database}-wal`
export const names = [database, `${database}-journal`, log]

export type File = {
  size(): number
  read(into: Uint8Array, at: number): number
  write(from: Uint8Array, at: number): void
  truncate(size: number): void
  flush(): void
}

export type Files = {
  files: Map<string, File>
  // Ends when everything written so far is stored; undefined: it is stored already. Fails if the
  // browser cannot store it; the next call tries again.
  stored(): Promise<void> | undefined
}

export async function openFiles(place: string): Promise<Files> {
  if (!(await hasOwn())) return openBlocks(place)
  const own = await openOwn(place)
  // A browser that has been renewed: the games were in IndexedDB before.
  if (!own.files.get(database)!.size() && (await hasBlocks(place))) {
    const { files, close } = await openBlocks(place)
    for (const [path, from] of [...files].reverse()) {
      const to = own.files.get(path)
      if (to && from.size()) copy(from, to) // the database itself last: it marks the end
    }
    close()
    await removeBlocks(place)
  }
  return own
}

export function copy(from: File, to: File) {
  const data = new Uint8Array(from.size())
  from.read(data, 0)
  to.truncate(0)
  to.write(data, 0)
  to.flush()
}

// ---- damaged databases: each has a number, and an empty one is ready for the next damage

const aside = /^damaged\/(\d+)-(.+)$/
export const isAside = (path: string) => aside.test(path)

// The paths of the next damaged database: the first number without one.
export function spare(files: Map<string, File>): string[] {
  let number = 1
  while (files.get(`damaged/${number}-${database}`)?.size()) number++
  return [database, log].map((name) => `damaged/${number}-${name}`)
}

// Where a file of the database is kept when it is damaged.
export const spareFor = (files: Map<string, File>, name: string) =>
  files.get(spare(files).find((path) => aside.exec(path)![2] === name) ?? "")
