// Loads Python and the package, and tells how much of it has arrived.

import type { PyodideAPI } from "pyodide"
import type { Manifest } from "../src/site/messages"
import { showLazyFiles } from "./lazy"

export type Python = PyodideAPI
type Progress = (loaded: number, total: number) => void

const packages = "/lib/python3.14/site-packages"

export async function loadPython(root: string, progress: Progress = () => undefined) {
  const manifest = (await (await fetch(`${root}manifest.json`)).json()) as Manifest
  const counted = counting(root, manifest, progress)
  const archive = counted(root + manifest.package).then((answer) => answer.arrayBuffer())
  const usual = self.fetch
  self.fetch = (what, how) => counted(what instanceof Request ? what.url : `${what}`, how)
  const indexURL = root + manifest.pyodide
  const { loadPyodide } = (await import(/* @vite-ignore */ `${indexURL}pyodide.mjs`)) as {
    loadPyodide(options: { indexURL: string }): Promise<Python>
  }
  const python = await loadPyodide({ indexURL })
  self.fetch = usual
  python.unpackArchive(await archive, "zip", { extractDir: packages })
  showLazyFiles(python.FS, packages, root, manifest.lazy)
  return python
}

// Fetches and counts what arrives. The answer itself stays that of the network, whose compiled code the
// browser may keep.
function counting(root: string, { files }: Manifest, progress: Progress) {
  const needed = (files ?? []).filter(({ part }) => part === "start")
  const total = needed.reduce((sum, { bytes }) => sum + bytes, 0)
  const sizes = new Map(needed.map(({ name, bytes }) => [new URL(name, root).href, bytes]))
  let loaded = 0
  return async (address: string, how?: RequestInit) => {
    const answer = await fetched(address, how)
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
    if (sizes.delete(new URL(address, root).href)) void count(answer.clone().body!.getReader())
    return answer
  }
  async function count(reader: ReadableStreamDefaultReader<Uint8Array>) {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      loaded += value.length
      progress(loaded, total)
    }
  }
}

const fetched = self.fetch.bind(self)
