// @vitest-environment jsdom
import { render } from "preact"
import { act as settled } from "preact/test-utils"
import { expect, it } from "vitest"
import { klondike } from "../net/examples"
import { table, words } from "../net/state"
import type { Language } from "../net/wire"
import { SettingsDialog } from "./settings"

it("offers the languages that the server names, each by its own name", async () => {
  const made = "xx" as Language
  words.value = {
    language: "en",
    languages: ["en", "it", made],
    labels: { "language-en": "English", "language-it": "Italiano", "language-xx": "Marked" },
    cards: {},
  }
  table.value = klondike
  HTMLDialogElement.prototype.showModal ??= () => undefined
  await settled(() => render(<SettingsDialog />, document.body))
  const radios = [...document.querySelectorAll<HTMLInputElement>("input[name=language]")]
  expect(radios.map((radio) => radio.value)).toEqual(["en", "it", "xx"])
  const names = radios.map((radio) => radio.closest("label")?.textContent)
  expect(names).toEqual(["English", "Italiano", "Marked"])
})
