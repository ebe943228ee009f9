// Only the command box sends words. Drags, keys and buttons send moves and acts, so the page
// contains no commands of any language.

import { expect, it } from "vitest"

const sources = import.meta.glob<string>(["./**/*.ts", "./**/*.tsx", "!./**/*.test.*"], {
  query: "?raw",
  import: "default",
  eager: true,
})

it("sends typed text from the command box and from the question which card it is", () => {
  const using = (pattern: RegExp) =>
    Object.keys(sources).filter((file) => file !== "./net/wire.ts" && pattern.test(sources[file]!))
  expect(using(/\bdo: "typed"/)).toEqual(["./net/server.ts"])
  expect(using(/\bsendTyped\(/)).toEqual(["./dialogs/own.tsx", "./shell/command.tsx"])
})
