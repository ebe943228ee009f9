import { describe, expect, it } from "vitest"
import { nextEntry } from "./entries"

const texts = ["New game", "Restart", "Undo", "Redo", "Égalité"]
const go = (key: string, at: number, more = {}) =>
  nextEntry({ key, code: "", ctrlKey: false, altKey: false, metaKey: false, ...more }, texts, at)

describe("the keys of a menu", () => {
  it("reach every entry with arrows, and go round", () => {
    expect([0, 1, 2, 3, 4].map((at) => go("ArrowDown", at))).toEqual([1, 2, 3, 4, 0])
    expect([0, 1, 2, 3, 4].map((at) => go("ArrowUp", at))).toEqual([4, 0, 1, 2, 3])
    expect([go("Home", 3), go("End", 3)]).toEqual([0, 4])
  })
  it("go to the next entry that begins with a letter", () => {
    expect([go("r", 0), go("r", 1), go("R", 3)]).toEqual([1, 3, 1])
    expect([go("u", 2), go("e", 0)]).toEqual([2, 4])
    expect(go("x", 0)).toBeNull()
  })
  it("go there from a keyboard of another script", () => {
    expect([go("к", 0, { code: "KeyR" }), go("г", 2, { code: "KeyU" })]).toEqual([1, 2])
  })
  it("leave other keys to the browser", () => {
    for (const key of ["Tab", "Enter", " ", "F5"]) expect(go(key, 0)).toBeNull()
    expect(go("r", 0, { ctrlKey: true })).toBeNull()
  })
})
