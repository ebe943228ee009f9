// What the page and its workers tell each other.

// Bytes of the files that a first move needs.
export type Manifest = {
  version: string
  pyodide: string
  package: string
  lazy: Record<string, { name: string; bytes: number }> // by the path below Python's packages
  files: { name: string; bytes: number; part: string }[]
}

export type ToWorker =
  | { do: "start"; root: string; language: string }
  | { do: "request"; id: number; path: string; body: string | null }
  | { do: "open"; socket: number; path: string }
  | { do: "text"; socket: number; text: string }
  | { do: "close"; socket: number }
  | { do: "search"; root: string; port: MessagePort } // the other worker answers at this port
  | { do: "give up"; why: string } // the other worker failed

export type FromWorker =
  | { did: "progress"; loaded: number; total: number }
  | { did: "busy" } // another tab has the games
  | { did: "taken" } // another tab has taken them
  | { did: "ready" }
  | { did: "failed"; why: string }
  | { did: "answer"; id: number; status: number; text: string | Uint8Array<ArrayBuffer> }
  | { did: "open"; socket: number }
  | { did: "text"; socket: number; text: string }
  | { did: "close"; socket: number; code: number }
  | { did: "call"; root: string; port: MessagePort } // for a new worker that searches
