// @vitest-environment jsdom

import { describe, expect, it } from "vitest"
import { readShared } from "./start"

describe("a shared link", () => {
  it("gives the game that it names", () => {
    expect(readShared("#rules=d1p3&scoring=foundation&deal=4217&moves=sw.w5.35x2"))
      .toEqual({ rules: "d1p3", scoring: "foundation", number: "4217", moves: "sw w5 35x2" })
  })
  it("may hold a deal that has no number", () => {
    expect(readShared("#rules=s&deal=javasol:6")).toEqual({ rules: "s", scoring: null, deal: "javasol:6", moves: null })
  })
  it("is no other fragment", () => {
    expect(readShared("")).toBeNull()
    expect(readShared("#cmd")).toBeNull()
  })
})
