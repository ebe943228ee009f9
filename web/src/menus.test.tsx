// @vitest-environment jsdom
import { render } from "preact"
import { act as settled } from "preact/test-utils"
import { expect, it } from "vitest"
import { klondike } from "./examples"
import { OptionsMenu, QuestionMenu } from "./menus"
import { table, words } from "./state"

const entries = () =>
  [...document.querySelectorAll("[role=menuitem]")].map((entry) => entry.textContent)

it("offers replay and review only after a move", async () => {
  const labels = { replay: "replay", review: "review" }
  words.value = { language: "en", languages: ["en"], labels, cards: {} }
  for (const steps of [0, 1]) {
    table.value = { ...klondike, steps }
    for (const [menu, entry] of [
      [<OptionsMenu key="o" />, "replay"],
      [<QuestionMenu key="q" />, "review"],
    ] as const) {
      await settled(() => render(null, document.body))
      await settled(() => render(menu, document.body))
      await settled(() => document.querySelector("button")?.click())
      expect(entries().length).toBeGreaterThan(1)
      expect(entries().includes(entry)).toBe(steps > 0)
    }
  }
})
