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

// What the keys Q to P, A to L and Z to M type.
const rows = "QWERTYUIOPASDFGHJKLZXCVBNM"
const others: [string, string[]][] = [
  ["Russian", [..."йцукенгшщзфывапролдячсмить"]],
  ["Greek", [...";ςερτυθιοπασδφγηξκλζχψωβνμ"]],
  ["Hebrew", [..."/'קראטוןםפשדגכעיחלךזסבהנמצ"]],
  ["Arabic", [..."ضصثقفغعهخحشسيبلاتنمئءؤر", "لا", "ى", "ة"]],
  ["Thai", [..."ๆไำพะัีรนยฟหกดเ้่าสผปแอิืท"]],
  ["Korean", [..."ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ"]],
]
const latin: [string, string[]][] = [
  ["French", [..."azertyuiopqsdfghjklwxcvbn,"]],
  ["German", [..."qwertzuiopasdfghjklyxcvbnm"]],
  ["Dvorak", [..."',.pyfgcrlaoeuidhtn;qjkxbm"]],
  ["Turkish", [..."qwertyuıopasdfghjklzxcvbnm"]],
]
const codeAt = (at: number) => `Key${rows[at]}`
const signs = ["?", ".", ",", ":", "/"]

describe("keyboards", () => {
  it.each(others)("%s: a letter is that of its position", (_, keys) => {
    expect(keys.length).toBe(rows.length)
    for (const language of [en, it_, es, fr])
      for (const [at, key] of keys.entries()) {
        if (signs.includes(key)) continue
        const letters = readLetters(language)
        const name = rows[at]!.toLowerCase()
        expect(command(key, { letters }, codeAt(at)), name).toBe(command(name, { letters }))
      }
    for (const [chord, name] of Object.entries({ "Control+Z": "undo", "Control+Y": "redo" })) {
      const at = rows.indexOf(chord.at(-1)!)
      expect(command(`Control+${keys[at]}`, {}, codeAt(at))).toBe(name)
    }
    const z = rows.indexOf("Z")
    expect(command(`Control+Shift+${keys[z]}`, {}, codeAt(z))).toBe("redo")
  })
  it.each(latin)("%s: a letter or sign is what it says", (_, keys) => {
    for (const [at, key] of keys.entries()) {
      expect(command(key, {}, codeAt(at)), key).toBe(command(key))
      expect(command(`Control+${key}`, {}, codeAt(at)), key).toBe(command(`Control+${key}`))
    }
    expect(command("ä", {}, "Quote")).toBeNull()
  })
  it.each([
    ["French", "&é\"'(-è_ç", "123456789"],
    ["Czech", "+ěščřžýáí", "123456789"],
    ["German", "123456789", '!"§$%&/()'],
    ["Spanish", "123456789", '!"·$%&/()'],
    ["Italian", "123456789", '!"£$%&/()'],
  ])("%s: a digit is that of its position, with Shift and without", (_, plain, shifted) => {
    for (const digit of "123456789") {
      const at = Number(digit) - 1
      expect(command(plain[at]!, {}, `Digit${digit}`)).toBe(`pile-${digit}`)
      expect(command(`Shift+${shifted[at]}`, {}, `Digit${digit}`)).toBe(`read-${digit}`)
    }
  })
  it("have their signs anywhere", () => {
    expect(command("Shift+?", {}, "Digit7")).toBe("help") // Russian
    expect(command("Shift+:", {}, "Digit6")).toBe("box")
    expect(command("Shift+,", {}, "Slash")).toBe("earlier")
    expect(command("Shift+?", {}, "KeyM")).toBe("help") // French
    expect(command(":", {}, "Period")).toBe("box")
    expect(command("Shift+؟", {}, "Slash")).toBe("help")
    expect(command("/", {}, "KeyQ")).toBe("box") // Hebrew
  })
})

const rank = (key: string, words: string, code = "") => rankOf({ key, code }, words)
const suit = (key: string, words: string, code = "") => suitOf({ key, code }, words)

describe("where is", () => {
  it("takes them from any keyboard", () => {
    const words = en("keys-rank-french")
    expect([
      rank("à", words, "Digit0"),
      rank("&", words, "Digit1"),
      rank("è", words, "Digit7"),
      rank("Ф", words, "KeyA"),
      rank("й", words, "KeyQ"),
      rank("Home", words, "Numpad7"),
    ]).toEqual([10, 1, 7, 1, 12, null])
    expect(suit("р", en("keys-suit-french"), "KeyH")).toBe(0)
  })
  it("takes a rank and a suit", () => {
    const french = en("keys-rank-french"),
      italian = it_("keys-rank-italian")
    expect(
      ["1", "a", "7", "0", "T", "j", "q", "k", "x", "Enter"].map((key) => rank(key, french)),
    ).toEqual([1, 1, 7, 10, 10, 11, 12, 13, null, null])
    expect(["8", "f", "c", "r", "0"].map((key) => rank(key, italian))).toEqual([8, 8, 9, 10, 10])
    expect(["h", "D", "c", "s", "x"].map((key) => suit(key, en("keys-suit-french")))).toEqual([
      0,
      1,
      2,
      3,
      null,
    ])
    expect(["d", "c", "b", "s"].map((key) => suit(key, it_("keys-suit-italian")))).toEqual([
      0, 1, 2, 3,
    ])
    expect(["c", "k", "t", "p"].map((key) => suit(key, fr("keys-suit-french")))).toEqual([
      0, 1, 2, 3,
    ])
    expect(["v", "d", "r"].map((key) => rank(key, fr("keys-rank-french")))).toEqual([11, 12, 13])
    expect(["j", "d", "r"].map((key) => rank(key, es("keys-rank-french")))).toEqual([11, 12, 13])
    expect(["s", "c", "r"].map((key) => rank(key, es("keys-rank-italian")))).toEqual([8, 9, 10])
  })
})
