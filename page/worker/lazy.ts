// Files of Python that are fetched when Python first reads them: parts of the catalogue, value nets.
// A worker may wait for an answer of the network.

type Node = { stream_ops: Record<string, unknown>; [name: string]: unknown }
type System = {
  mkdirTree(path: string): void
  create(path: string): unknown
  lookupPath(path: string): { node: unknown }
  ErrnoError: new (code: number) => Error
}
export type Lazy = Record<string, { name: string; bytes: number }>

const broken = 29 // EIO

export function showLazyFiles(system: System, folder: string, root: string, files: Lazy) {
  for (const [path, { name, bytes }] of Object.entries(files)) {
    const place = `${folder}/${path}`
    system.mkdirTree(place.slice(0, place.lastIndexOf("/")))
    system.create(place)
    const node = system.lookupPath(place).node as Node
    let content: Uint8Array | undefined
    Object.defineProperty(node, "usedBytes", { get: () => bytes })
    node.stream_ops = {
      ...node.stream_ops,
      read(_: unknown, heap: Uint8Array, offset: number, length: number, at: number) {
        content ??= fetched(root + name)
        if (content?.length !== bytes) {
          content = undefined
          throw new system.ErrnoError(broken)
        }
        const part = content.subarray(at, at + length)
        heap.set(part, offset)
        return part.length
      },
    }
  }
}

function fetched(address: string): Uint8Array | undefined {
  const request = new XMLHttpRequest()
  request.open("GET", address, false)
  request.responseType = "arraybuffer"
  try {
    request.send()
  } catch {
    return // no network
  }
  return request.status === 200 ? new Uint8Array(request.response as ArrayBuffer) : undefined
}
