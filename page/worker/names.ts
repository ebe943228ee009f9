// What the player's files are called, and what a store of them offers: the database in use, and databases
// that were damaged.

export const database = "winnable.db"
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

// Each damaged database has a number, and an empty one is ready for the next damage.
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
