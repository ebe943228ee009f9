// @vitest-environment jsdom
import { render } from "preact"
import { act as settled } from "preact/test-utils"
import { beforeAll, beforeEach, expect, it, vi } from "vitest"
import { klondike, pileOf } from "./examples"
import { announce, cursor, status, table } from "./state"
import { TableView } from "./table"
import type { Pile, Table } from "./wire"

beforeAll(() => {
  vi.stubGlobal("ResizeObserver", class { observe() {} disconnect() {} })
  Element.prototype.getAnimations = () => []
  Element.prototype.animate = () => ({ finished: Promise.resolve() }) as unknown as Animation
})

const withPile = (base: Table, pile: Pile): Table => ({ ...base, piles: base.piles.map((each) => each.place === pile.place ? pile : each) })
const show = (now: Table) => settled(() => { table.value = now })
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
  expect(toolbar.querySelectorAll("button").length).toBe(klondike.piles.flatMap((pile) => pile.slots).length)
  expect([...toolbar.querySelectorAll("[tabindex='0']")]).toEqual([slot("s.0")])
  for (const unwanted of ["aria-pressed", "aria-selected", "aria-grabbed", "disabled", "aria-live"])
    expect(toolbar.querySelector(`[${unwanted}]`)).toBeNull()
  for (const button of toolbar.querySelectorAll("button"))
    expect([...button.children].filter((part) => !part.matches(".sr")).every((part) => part.getAttribute("aria-hidden") === "true")).toBe(true)
})

it("changes texts in place, and leaves the focus where it is", async () => {
  const top = slot("7.2")!
  top.focus()
  await show(withPile(klondike, pileOf("7", 4, 6)))
  expect(slot("7.2")).toBe(top)
  expect(document.activeElement).toBe(top)
  expect(slot("7.4")).not.toBeNull()
})

it("gives the focus of a stop that is gone to the top of its pile", async () => {
  slot("7.2")!.focus()
  await show(withPile(klondike, pileOf("7", 1, 6)))
  expect(document.activeElement).toBe(slot("7.1"))
  await show(withPile(klondike, pileOf("7", 0, 0)))
  expect(document.activeElement).toBe(slot("7.0"))
  expect(document.querySelectorAll("#table [tabindex='0']").length).toBe(1)
})

it("never takes the focus from elsewhere", async () => {
  cursor.value = { place: "7", index: 2 }
  await show(withPile(klondike, pileOf("7", 1, 6)))
  expect(document.activeElement).toBe(document.body)
})

it("says the same sentence twice as two texts, so that both are heard", () => {
  const texts = ["No.", "No.", "No."].map((text) => { announce(text); return status.value })
  expect(texts).toEqual(["No.", "No.\u00a0", "No."])
})
