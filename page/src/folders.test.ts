// The modules stand in four folders. Imports go one way; biome finds circles inside a folder.

import { expect, it } from "vitest"

const folders = ["net", "table", "dialogs", "shell"] // the lowest first
const sources = import.meta.glob<string>(["./**/*.ts", "./**/*.tsx"], {
  query: "?raw",
  import: "default",
  eager: true,
})
const level = (path: string) => folders.indexOf(path.split("/")[1]!)

function importsOf(file: string): string[] {
  const found = sources[file]!.matchAll(/\b(?:from|import|import\()\s*"(\.[^"?]+)"/g)
  return [...found].map(([, path]) => new URL(path!, `file:///${file}`).pathname)
}

it("imports its own folder and lower ones only", () => {
  const wrong = Object.keys(sources)
    .filter((file) => level(file) >= 0)
    .flatMap((file) => importsOf(file).map((path) => ({ file, path })))
    .filter(({ file, path }) => level(path) < 0 || level(path) > level(file))
  expect(wrong).toEqual([])
})

it("has only the entries and the site outside the folders", () => {
  const outside = Object.keys(sources).filter((file) => level(file) < 0)
  const others = outside.filter((file) => !/^\.\/site\/|\.test\./.test(file))
  expect(others).toEqual(["./first.ts", "./main.tsx"])
})
