// The document of the page, for a server and for the site: one template, with the drawn table and the
// script of the first frame.

import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { build, type Plugin } from "vite"
import { languages } from "./src/net/wire.ts"

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

// The sentences of a file of the package's messages whose names have this beginning, by language.
export function sentences(file: string, beginning: string): Record<string, Record<string, string>> {
  const of = (language: string) => {
    const source = readFileSync(
      here(`../src/winnable/speech/messages/${language}/${file}.ftl`),
      "utf8",
    )
    const found = source.matchAll(new RegExp(`^${beginning}(\\w+) = (.+)$`, "gm"))
    return Object.fromEntries([...found].map(([, name, text]) => [name, text]))
  }
  return Object.fromEntries(languages.map((name) => [name, of(name)]))
}

type Place = { static: string; entry: string; policy?: string; loading?: string }

// Writes `index.html` and, below `folder`, `first.js`.
export function page(folder: string, place: Place): Plugin {
  return {
    name: "page",
    async generateBundle() {
      const html = readFileSync(here("index.html"), "utf8")
      const filled = { table: table(), ...drawings(), policy: "", loading: "", ...place }
      const source = Object.entries(filled).reduce(
        (text, [name, value]) => text.replaceAll(`{{${name}}}`, () => value),
        html,
      )
      this.emitFile({
        type: "asset",
        fileName: "index.html",
        source: source.replace(/^ *\n/gm, ""),
      })
      this.emitFile({ type: "asset", fileName: `${folder}first.js`, source: await firstScript() })
    },
  }
}

// A script that is not a module, so that it runs before the first frame.
async function firstScript(): Promise<string> {
  const [labels, loading] = [sentences("page", "ui-"), sentences("site", "site-")]
  const texts = languages.map((name) => [
    name,
    { pitch: labels[name]!.pitch, file: loading[name]!.file },
  ])
  const made = await build({
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    define: { __TEXTS__: JSON.stringify(Object.fromEntries(texts)) },
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { input: here("src/first.ts"), output: { format: "iife" } },
    },
  })
  const [{ output }] = [made].flat() as [{ output: [{ code: string }] }]
  return output[0].code
}

// The table after a deal of Klondike, with every card face down: which ones they are is not known yet.
function table(): string {
  const back = '<svg class="art"><use href="#first-back-1"/></svg>'
  const pile = (place: string, kind: string, down: number, inside: string) =>
    `<div class="pile" data-pile="${place}" data-kind="${kind}" data-down="${down}">${inside}</div>`
  const face = (art: string) => `<div class="slot"><span class="face">${art}</span></div>`
  const hidden = face(back).replace("slot", "slot down")
  const edge = `<span class="face under">${back}</span>`
  const edges = (down: number) => (down ? `<div class="slot down">${edge.repeat(down)}</div>` : "")
  const columns = [1, 2, 3, 4, 5, 6, 7].map((number) =>
    pile(`${number}`, "column", number - 1, edges(number - 1) + hidden),
  )
  const foundations = ["fh", "fd", "fc", "fs"].map((place, suit) =>
    pile(place, "foundation", 0, face(`<svg class="art"><use href="#first-suit-${suit}"/></svg>`)),
  )
  return [
    pile("s", "stock", 0, hidden),
    pile("w", "waste", 0, ""),
    ...foundations,
    ...columns,
  ].join("")
}

// The drawings of the back and of the empty foundations, with what they refer to.
function drawings() {
  const sheet = readFileSync(here("../src/winnable/web/static/cards/french.svg"), "utf8")
  const taken: string[] = []
  const wanted = ["back-1", "suit-0", "suit-1", "suit-2", "suit-3"]
  const names = new Set<string>()
  while (wanted.length) {
    const name = wanted.pop()!
    if (names.has(name)) continue
    names.add(name)
    const found = new RegExp(`<(\\w+) (?:[^<>]* )?id="${name}"[^<>]*?(/>|>.*?</\\1>)`, "s").exec(
      sheet,
    )
    if (!found) throw new Error(`no drawing ${name}`)
    taken.push(found[0])
    for (const [, other] of found[0].matchAll(/href="#([^"]+)"/g)) wanted.push(other!)
  }
  const text = taken.join("").replaceAll(/(id="|href="#)/g, "$1first-")
  return { drawings: `<svg class="drawings"><defs>${text}</defs></svg>` }
}
