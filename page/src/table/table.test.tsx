// @vitest-environment jsdom
import { render } from "preact"
import { act as settled } from "preact/test-utils"
import { beforeAll, beforeEach, expect, it, vi } from "vitest"
import { klondike, pileOf } from "../net/examples"
import { announce, cursor, showings, status, table } from "../net/state"
import type { Pile, Table } from "../net/wire"
import { TableView } from "./table"

beforeAll(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  )
  Element.prototype.animate = () =>
    ({ finished: Promise.resolve(), cancel: () => undefined }) as unknown as Animation
})

const withPile = (base: Table, pile: Pile): Table => ({
  ...base,
  piles: base.piles.map((each) => (each.place === pile.place ? pile : each)),
})
const show = (now: Table) =>
  settled(() => {
    table.value = now
  })
const slot = (name: string) => document.querySelector<HTMLButtonElement>(`[data-slot="${name}"]`)

beforeEach(async () => {
  await settled(() => render(null, document.body))
  table.value = klondike
  cursor.value = { place: "s", index: 0 }
  await settled(() => render(<TableView />, document.body))
})

it("is one toolbar of headed piles and plain buttons, and one stop of Tab", () => {
  const toolbar = document.querySelector("[role=toolbar]")!
  expect(toolbar.id).toBe("table")
  expect(toolbar.querySelectorAll(".pile > h3").length).toBe(klondike.piles.length)
  expect(toolbar.querySelectorAll("button").length).toBe(
    klondike.piles.flatMap((pile) => pile.slots).length,
  )
  expect([...toolbar.querySelectorAll("[tabindex='0']")]).toEqual([slot("s.0")])
  for (const unwanted of ["aria-pressed", "aria-selected", "aria-grabbed", "disabled", "aria-live"])
    expect(toolbar.querySelector(`[${unwanted}]`)).toBeNull()
  for (const button of toolbar.querySelectorAll("button"))
    expect(
      [...button.children]
        .filter((part) => !part.matches(".sr"))
        .every((part) => part.getAttribute("aria-hidden") === "true"),
    ).toBe(true)
})

it("keeps the focus, and its element, on the top of a pile", async () => {
  const top = slot("7.2")!
  top.focus()
  const left = vi.fn()
  top.addEventListener("blur", left)
  for (const [open, down] of [
    [4, 6],
    [1, 6],
    [3, 0],
    [0, 0],
    [2, 0],
  ] as const) {
    const pile = pileOf("7", open, down)
    await show(withPile(klondike, pile))
    expect(slot(`7.${pile.slots.length - 1}`)).toBe(top)
    expect(document.activeElement).toBe(top)
    expect(cursor.value).toEqual({ place: "7", index: pile.slots.length - 1 })
  }
  expect(left).not.toHaveBeenCalled()
})

it("keeps the focus on a lower card while it is there", async () => {
  slot("7.1")!.focus()
  await show(withPile(klondike, pileOf("7", 4, 6)))
  expect(document.activeElement).toBe(slot("7.1"))
  await show(withPile(klondike, pileOf("7", 1, 6)))
  expect(document.activeElement).toBe(slot("7.1"))
})

it("names a stop with its place, without a description that would be announced", async () => {
  const pile = pileOf("7", 2, 6)
  const slots = pile.slots.map((slot) => ({ ...slot, name: "6 of clubs", note: "pile 7, 1 of 3" }))
  await show(withPile(klondike, { ...pile, slots }))
  expect(slot("7.2")!.querySelector(".sr")!.textContent).toBe("6 of clubs, pile 7, 1 of 3")
  expect(document.querySelectorAll("#table [aria-description]").length).toBe(0)
})

it("moves the focus to the top of the pile when its stop is gone", async () => {
  slot("7.1")!.focus()
  await show(withPile(klondike, pileOf("7", 0, 6)))
  expect(document.activeElement).toBe(slot("7.0"))
  await show(withPile(klondike, pileOf("7", 0, 0)))
  expect(document.activeElement).toBe(slot("7.0"))
  expect(document.querySelectorAll("#table [tabindex='0']").length).toBe(1)
})

it("never takes the focus from outside the table", async () => {
  cursor.value = { place: "7", index: 2 }
  await show(withPile(klondike, pileOf("7", 1, 6)))
  expect(document.activeElement).toBe(document.body)
})

it("says the same sentence twice as two texts, so that both are heard", () => {
  const texts = ["No.", "No.", "No."].map((text) => {
    announce(text)
    return status.value
  })
  expect(texts).toEqual(["No.", "No.\u00a0", "No."])
})

it("is made again after a dialog, with its cursor and all its ears", async () => {
  slot("7.2")!.focus()
  const before = document.getElementById("table")!
  await settled(() => {
    showings.value += 1
  })
  const now = document.getElementById("table")!
  expect(now).not.toBe(before)
  expect([...now.querySelectorAll("[tabindex='0']")]).toEqual([slot("7.2")])
  slot("7.2")!.focus()
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft" }))
  expect(document.activeElement!.closest<HTMLElement>(".pile")!.dataset.pile).toBe("6")
})
