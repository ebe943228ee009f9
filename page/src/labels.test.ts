// Every text of the page is a label. Each language has all of them, and the page uses all of them.

import { expect, it } from "vitest"

const sources = import.meta.glob<string>(["./**/*.ts", "./**/*.tsx", "!./**/*.test.*"], {
  query: "?raw",
  import: "default",
  eager: true,
})
const messages = import.meta.glob<string>("../../src/winnable/speech/messages/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
})

const code = Object.values(sources).join("\n")
const found = (pattern: RegExp, text: string) =>
  new Set([...text.matchAll(pattern)].map((match) => match[1]!))
const ofLanguage = new Map<string, string>() // all files of a language as one text
for (const [file, text] of Object.entries(messages)) {
  const language = file.split("/").at(-2)!
  ofLanguage.set(language, `${ofLanguage.get(language) ?? ""}\n${text}`)
}
const labels = [...ofLanguage.values()].map((text) => found(/^ui-([\w-]+) =/gm, text))
const named = found(/label\("([\w-]+)"/g, code)
const texts = found(/"([\w-]+)"/g, code)
const beginnings = [...found(/(?:label\(`|")([\w-]+-)(?:\$|")/g, code)]

it("has every label in every language", () => {
  expect(labels.length).toBeGreaterThan(1)
  for (const known of labels) {
    expect([...named].filter((name) => !known.has(name))).toEqual([])
    expect([...known].sort()).toEqual([...labels[0]!].sort())
  }
})

it("uses every label", () => {
  const unused = [...labels[0]!].filter(
    (name) => !texts.has(name) && !beginnings.some((beginning) => name.startsWith(beginning)),
  )
  expect(unused).toEqual([])
})
