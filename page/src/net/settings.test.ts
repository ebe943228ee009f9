// @vitest-environment jsdom
import { expect, it } from "vitest"
import { attributesOf, readSettings, type Settings, standard, type Wishes } from "./preferences"
import { change, settings } from "./settings"

it("reads what it wrote", () => {
  const spoken = { language: "it", level: "brief", memory: true, figures: false } as const
  const other = {
    ...standard,
    theme: "dark",
    size: 150,
    switches: "one",
    scan: 0.5,
    spoken,
  } as const
  expect(readSettings(JSON.stringify(other))).toEqual(other)
})
it("replaces an invalid stored value by the default", () => {
  for (const text of [
    null,
    "",
    "{",
    "null",
    "7",
    "[]",
    '{"theme":"pink","size":5,"back":"2","spoken":{"language":"xx"}}',
    '{"__proto__":{"left":true},"new":1}',
  ])
    expect(readSettings(text)).toEqual(standard)
  expect(readSettings('{"theme":"pink","left":true}')).toEqual({ ...standard, left: true })
})
it("knows by settings without the last game that somebody has been here", () => {
  expect(readSettings('{"toured":false}').last).toBe("klondike")
  expect(readSettings('{"toured":false,"last":""}').last).toBe("")
  expect(readSettings('{"toured":true,"last":"solitario"}').last).toBe("solitario")
})
it("keeps what another window has stored, but the speech of its own game", () => {
  const spoken = { language: "it", level: "brief", memory: true, figures: false } as const
  change({ spoken })
  const other = { ...settings.value, theme: "dark", spoken: { ...spoken, language: "fr" } } as const
  localStorage.setItem("winnable", JSON.stringify(other))
  change({ left: true })
  expect(settings.value).toMatchObject({ theme: "dark", left: true, spoken })
  expect(readSettings(localStorage.getItem("winnable"))).toEqual(settings.value)
  change({ spoken: standard.spoken })
})
it("shows and stores a change", () => {
  change({ theme: "contrast", left: true })
  expect(document.documentElement.dataset).toMatchObject({ theme: "contrast", left: "true" })
  expect(readSettings(localStorage.getItem("winnable"))).toEqual(settings.value)
})
it("takes large figures where the cards are small, enlarged or in high contrast, unless one is chosen", () => {
  const wishes = { dark: false, contrast: false, still: false, roomy: true }
  const face = (now: Partial<Settings>, more: Partial<Wishes> = {}) =>
    attributesOf({ ...standard, ...now }, { ...wishes, ...more }).face
  expect(face({})).toBe("classic")
  for (const more of [{ roomy: false }, { contrast: true }]) expect(face({}, more)).toBe("large")
  expect(face({ size: 125 })).toBe("large")
  expect(face({ size: 125, face: "classic" }, { roomy: false })).toBe("classic")
  expect(face({ face: "large" })).toBe("large")
})
