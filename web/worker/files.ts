// The database of the player as files: in the browser's own file system (OPFS), or where that is
// missing in IndexedDB. What SQLite has flushed survives the tab.

export const names = ["winnable.db", "winnable.db-journal", "winnable.db-wal"] as const

export type File = {
  size(): number
  read(into: Uint8Array, at: number): number
  write(from: Uint8Array, at: number): void
  truncate(size: number): void
  flush(): void
}

export type Files = {
  files: Map<string, File>
  // Ends when everything flushed so far is stored; null: it is stored already.
  settled(): Promise<void> | null
}

// Raises an error if the browser stores nothing here.
export async function openFiles(place: string): Promise<Files> {
  try {
    return await openOwn(place)
  } catch {
    return openBlocks(place)
  }
}

// ---- OPFS

const attempts = 50 // a tab that has just ended still holds the files for a moment

async function openOwn(place: string): Promise<Files> {
  const root = await navigator.storage.getDirectory()
  const folder = await root.getDirectoryHandle(`winnable ${encodeURIComponent(place)}`, {
    create: true,
  })
  const files = new Map<string, File>()
  for (const name of names) {
    const handle = await folder.getFileHandle(name, { create: true })
    files.set(name, ownFile(await held(handle)))
  }
  return { files, settled: () => null }
}

async function held(handle: FileSystemFileHandle) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await handle.createSyncAccessHandle()
    } catch (fault) {
      if ((fault as Error).name !== "NoModificationAllowedError" || attempt === attempts) throw fault
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

function ownFile(handle: FileSystemSyncAccessHandle): File {
  return {
    size: () => handle.getSize(),
    read: (into, at) => handle.read(into as Uint8Array<ArrayBuffer>, { at }),
    write(from, at) {
      const count = handle.write(from as Uint8Array<ArrayBuffer>, { at })
      if (count !== from.length) throw new Error("the disk is full")
    },
    truncate: (size) => handle.truncate(size),
    flush: () => handle.flush(),
  }
}

// ---- IndexedDB: a file is kept in blocks, and all changes since the last time are one transaction.

const block = 4096

async function openBlocks(place: string): Promise<Files> {
  const database = await done(
    Object.assign(indexedDB.open(`winnable ${place}`, 1), {
      onupgradeneeded(this: IDBOpenDBRequest) {
        this.result.createObjectStore("blocks") // the key: [name, number]; the size has number -1
      },
    }),
  )
  const store = database.transaction("blocks").objectStore("blocks")
  const files = new Map<string, BlockFile>()
  for (const name of names) {
    const range = IDBKeyRange.bound([name, -1], [name, Number.MAX_SAFE_INTEGER])
    files.set(name, new BlockFile(await done<(Uint8Array | number)[]>(store.getAll(range))))
  }
  let last: Promise<void> | null = null
  return {
    files,
    settled() {
      if (![...files.values()].some((file) => file.hasChanged)) return last
      const transaction = database.transaction("blocks", "readwrite", { durability: "strict" })
      const target = transaction.objectStore("blocks")
      for (const [name, file] of files) {
        for (const [number, data] of file.changes()) target.put(data, [name, number])
        target.delete(IDBKeyRange.bound([name, file.blocks], [name, Number.MAX_SAFE_INTEGER]))
      }
      const own = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve()
        transaction.onabort = () => reject(transaction.error)
      }).finally(() => {
        if (last === own) last = null
      })
      last = own
      return own
    },
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

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

  // What is to be stored: the size, and each changed block.
  *changes(): Generator<[number, Uint8Array | number]> {
    yield [-1, this.#size]
    for (const number of this.#changed)
      if (number < this.blocks)
        yield [number, this.#data.slice(number * block, (number + 1) * block)]
    this.#changed.clear()
    this.hasChanged = false
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
