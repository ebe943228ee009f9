// The player's files in IndexedDB: a file is kept in blocks, and all changes since the last time are
// one transaction. The tab that opened them last owns them, and no other one stores anything.

import { type File, type Files, isAside, names, spare } from "./names"

const block = 4096
const nameOf = (place: string) => `winnable ${place}`

export async function hasBlocks(place: string): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === nameOf(place))
  } catch {
    return false // the browser tells no names, or has no databases
  }
}

export const removeBlocks = (place: string) => done(indexedDB.deleteDatabase(nameOf(place)))

// Where the browser stores nothing at all, the files are gone with the tab, and ``stored`` fails. It calls
// `onLoss` if another tab owns the files.
export async function openBlocks(
  place: string,
  onLoss: () => void,
): Promise<Files & { close(): void }> {
  const own = crypto.getRandomValues(new Uint32Array(4)).join()
  let database = await opened(place, own).catch(() => null)
  const isKept = database !== null
  const files = new Map<string, BlockFile>(names.map((path) => [path, new BlockFile([])]))
  if (database) {
    const store = database.transaction("blocks").objectStore("blocks")
    const found = (await done(store.getAllKeys())).map((key) => (key as [string, number])[0])
    for (const path of [...names, ...new Set(found.filter(isAside))])
      files.set(path, new BlockFile(await done(store.getAll(range(path)))))
  }
  for (const path of spare(files)) if (!files.has(path)) files.set(path, new BlockFile([]))

  const changed = () => [...files].filter(([, file]) => file.hasChanged)
  let storing: Promise<void> | undefined // one transaction at a time: a later one needs its blocks
  return {
    files,
    close: () => database?.close(),
    stored() {
      if (!changed().length) return storing
      const own = (storing ?? Promise.resolve())
        .catch(() => undefined)
        .then(() => store())
        .finally(() => {
          if (storing === own) storing = undefined
        })
      storing = own
      return own
    },
  }

  async function store(isAgain = false): Promise<void> {
    if (!changed().length) return
    if (!isKept) throw new Error("the browser stores nothing")
    database ??= await opened(place, own)
    const taken = changed().map(([path, file]) => [path, file, file.changes()] as const)
    try {
      const transaction = database.transaction("blocks", "readwrite", { durability: "strict" })
      const target = transaction.objectStore("blocks")
      if ((await done(target.get(owner))) !== own) {
        onLoss()
        throw new Error("another tab has the games")
      }
      for (const [path, { blocks }, changes] of taken) {
        for (const [number, data] of changes) target.put(data, [path, number])
        target.delete(range(path, blocks))
      }
      await ended(transaction)
    } catch (fault) {
      const isGone = (fault as Error | null)?.name === "InvalidStateError" // cleared by the player
      if (isGone) database = null
      for (const [, file, changes] of taken) file.keep(changes)
      if (isGone) for (const file of files.values()) file.keepAll()
      if (isGone && !isAgain) return store(true)
      throw fault ?? new Error("the transaction was aborted")
    }
  }
}

// The blocks of a file have the keys [path, number]; its size has the number -1.
const range = (path: string, first = -1) =>
  IDBKeyRange.bound([path, first], [path, Number.MAX_SAFE_INTEGER])

const owner = ["owner", 0]

async function opened(place: string, own: string): Promise<IDBDatabase> {
  const asked = indexedDB.open(nameOf(place), 1)
  asked.onupgradeneeded = () => asked.result.createObjectStore("blocks")
  const database = await done(asked)
  await done(database.transaction("blocks", "readwrite").objectStore("blocks").put(own, owner))
  return database
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}

type Changes = [number, Uint8Array | number][]

class BlockFile implements File {
  #data: Uint8Array
  #size = 0
  #changed = new Set<number>()
  hasChanged = false

  constructor(stored: (Uint8Array | number)[]) {
    const [size = 0, ...blocks] = stored as [number, ...Uint8Array[]]
    this.#size = size
    this.#data = new Uint8Array(Math.max(block, blocks.length * block))
    blocks.forEach((data, number) => {
      this.#data.set(data, number * block)
    })
  }

  get blocks() {
    return Math.ceil(this.#size / block)
  }

  // Takes what is to be stored: the size, and each changed block.
  changes(): Changes {
    const numbers = [...this.#changed].filter((number) => number < this.blocks)
    this.#changed.clear()
    this.hasChanged = false
    return [
      [-1, this.#size],
      ...numbers.map((number): [number, Uint8Array] => [
        number,
        this.#data.slice(number * block, (number + 1) * block),
      ]),
    ]
  }

  // Changes could not be stored.
  keep(changes: Changes) {
    this.hasChanged = true
    for (const [number] of changes) if (number >= 0) this.#changed.add(number)
  }

  keepAll() {
    this.#mark(0, this.#size)
  }

  size() {
    return this.#size
  }

  read(into: Uint8Array, at: number) {
    const part = this.#data.subarray(at, Math.min(at + into.length, this.#size))
    into.set(part)
    return part.length
  }

  write(from: Uint8Array, at: number) {
    this.#reserve(at + from.length)
    this.#mark(Math.min(at, this.#size), at + from.length)
    this.#data.set(from, at)
    this.#size = Math.max(this.#size, at + from.length)
  }

  truncate(size: number) {
    this.#reserve(size)
    this.#data.fill(0, size, this.#size)
    this.#mark(Math.min(size, this.#size), Math.max(size, this.#size))
    this.#size = size
  }

  flush() {}

  #reserve(size: number) {
    if (size <= this.#data.length) return
    const data = new Uint8Array(Math.ceil((2 * size) / block) * block)
    data.set(this.#data)
    this.#data = data
  }

  #mark(from: number, to: number) {
    this.hasChanged = true
    for (let number = Math.floor(from / block); number * block < to; number++)
      this.#changed.add(number)
  }
}
