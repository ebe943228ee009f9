import { describe, expect, it } from "vitest"
import english from "../../../src/winnable/speech/messages/en/page.ftl?raw"
import spanish from "../../../src/winnable/speech/messages/es/page.ftl?raw"
import french_ from "../../../src/winnable/speech/messages/fr/page.ftl?raw"
import italian from "../../../src/winnable/speech/messages/it/page.ftl?raw"
import { commandOf, type Mode, rankOf, readLetters, suitOf } from "./keys"

function labels(text: string): (id: string) => string {
  const found = new Map(
    [...text.matchAll(/^ui-([\w-]+) = (.*)$/gm)].map((line) => [line[1]!, line[2]!]),
  )
  return (id) => found.get(id) ?? ""
}
const en = labels(english),
  it_ = labels(italian),
  es = labels(spanish),
  fr = labels(french_)
const mode = (more: Partial<Mode> = {}): Mode => ({
  hand: false,
  letters: readLetters(en),
  singleKeys: true,
  switches: "off",
  ...more,
})

function command(chord: string, more: Partial<Mode> = {}, code = "") {
  const keys = chord.split("+")
  const has = (name: string) => keys.includes(name)
  const key = keys.at(-1) || "+"
  return commandOf(
    {
      key,
      code,
      shiftKey: has("Shift"),
      ctrlKey: has("Control"),
      altKey: has("Alt"),
      metaKey: has("Meta"),
    },
    mode(more),
  )
}

describe("keys", () => {
  it.each([
    ["English", en],
    ["Italian", it_],
    ["Spanish", es],
    ["French", fr],
  ])("every letter of %s has one meaning", (_, label) => {
    const letters = readLetters(label)
    expect(letters.size).toBe(16)
    for (const letter of letters.keys()) expect(letter).toMatch(/^[a-z]$/)
  })
  it("are letters of the language", () => {
    expect(command("d")).toBe("draw")
    const letters = readLetters(it_)
    expect(command("p", { letters })).toBe("draw")
    expect(command("d", { letters })).toBe("where")
    expect(command("s", { letters })).toBe("waste")
    expect(command("Shift+S", { letters })).toBe("go-waste")
    expect(command("Shift+V", { letters })).toBe("option-back")
  })
  it("read a pile without Shift and move the focus with it", () => {
    expect([
      command("w"),
      command("Shift+W"),
      command("k"),
      command("Shift+K"),
      command("f"),
      command("Shift+F"),
    ]).toEqual(["waste", "go-waste", "stock", "go-stock", "foundations", "go-foundations"])
    expect(command("Shift+D")).toBeNull()
  })
  it("are digits by their position on the keyboard", () => {
    expect(command("é", {}, "Digit2")).toBe("pile-2")
    expect(command("Shift+2", {}, "Digit2")).toBe("read-2")
    expect(command("Shift+?", {}, "Slash")).toBe("help")
    expect(command("Shift+:", {}, "Period")).toBe("box")
  })
  it("leave Control P to the browser, except in a game with a hand", () => {
    expect(command("Control+p")).toBeNull()
    expect(command("Control+p", { hand: true })).toBe("deck")
    expect(command("Control+z")).toBe("undo")
    expect(command("Control+Shift+Z")).toBe("redo")
    for (const chord of ["Control+d", "Alt+d", "Meta+r", "Tab", "Shift+Tab", "F5"])
      expect(command(chord, { hand: true })).toBeNull()
  })
  it("can be switched off, except those that move the focus and act", () => {
    expect(command("d", { singleKeys: false })).toBeNull()
    expect(command("3", { singleKeys: false }, "Digit3")).toBeNull()
    expect(command("?", { singleKeys: false })).toBeNull()
    expect([
      command("ArrowUp", { singleKeys: false }),
      command("Enter", { singleKeys: false }),
      command(" ", { singleKeys: false }),
    ]).toEqual(["up", "best", "press"])
  })
  it("are reduced to two or one for switches", () => {
    expect([command(" ", { switches: "two" }), command("Enter", { switches: "two" })]).toEqual([
      "scan",
      "do",
    ])
    expect([command(" ", { switches: "one" }), command("Enter", { switches: "one" })]).toEqual([
      "do",
      "do",
    ])
  })
})

describe("where is", () => {
  it("takes a rank and a suit", () => {
    const french = en("keys-rank-french"),
      italian = it_("keys-rank-italian")
    expect(
      ["1", "a", "7", "0", "T", "j", "q", "k", "x", "Enter"].map((key) => rankOf(key, french)),
    ).toEqual([1, 1, 7, 10, 10, 11, 12, 13, null, null])
    expect(["8", "f", "c", "r", "0"].map((key) => rankOf(key, italian))).toEqual([8, 8, 9, 10, 10])
    expect(["h", "D", "c", "s", "x"].map((key) => suitOf(key, en("keys-suit-french")))).toEqual([
      0,
      1,
      2,
      3,
      null,
    ])
    expect(["d", "c", "b", "s"].map((key) => suitOf(key, it_("keys-suit-italian")))).toEqual([
      0, 1, 2, 3,
    ])
    expect(["c", "k", "t", "p"].map((key) => suitOf(key, fr("keys-suit-french")))).toEqual([
      0, 1, 2, 3,
    ])
    expect(["v", "d", "r"].map((key) => rankOf(key, fr("keys-rank-french")))).toEqual([11, 12, 13])
    expect(["j", "d", "r"].map((key) => rankOf(key, es("keys-rank-french")))).toEqual([11, 12, 13])
    expect(["s", "c", "r"].map((key) => rankOf(key, es("keys-rank-italian")))).toEqual([8, 9, 10])
  })
})
