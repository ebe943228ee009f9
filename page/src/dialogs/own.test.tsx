// @vitest-environment jsdom
// The editor of a table, and answers that come late.

import { render } from "preact"
import { act as settled } from "preact/test-utils"
import { beforeEach, expect, it, vi } from "vitest"
import { klondike } from "../net/examples"
import { dialog, table, words } from "../net/state"
import type { Description, Layout } from "../net/wire"

type Asked = {
  description: Description
  answer: (more?: Partial<Layout>) => Promise<void>
  fail: () => Promise<void>
}
const asked: Asked[] = []
const begun: unknown[] = []

vi.mock("../net/server", () => ({
  act: vi.fn(),
  sendTyped: vi.fn(),
  newGame: (wish: unknown) => {
    begun.push(wish)
    return Promise.resolve("the new game")
  },
  askQuietly: ({ description }: { description: Description }) =>
    new Promise((resolve) => {
      const places = description.places.map(({ place, text }) => ({ place, text, name: place }))
      const layout = {
        game: description.game,
        preset: "",
        deck: "french",
        places: places.length
          ? places
          : ["1", "2"].map((place) => ({ place, text: "", name: place })),
        left: [0],
        fault: "",
        said: "",
        table: "the table",
      }
      const reply = (layout: Layout | null) =>
        settled(async () => {
          resolve({ layout, said: [] })
          await new Promise((next) => setTimeout(next)) // what waits for the answer goes on
        })
      asked.push({
        description,
        answer: (more = {}) => reply({ ...layout, ...more } as Layout),
        fail: () => reply(null),
      })
    }),
}))

const { OwnTableDialog } = await import("./own")

const labels = Object.fromEntries(
  ["own-fill", "own-hidden", "own-erase", "own-now", "own-empty"].map((name) => [name, name]),
)
const field = (place: string) =>
  document.querySelector<HTMLInputElement>(`input[name="place-${place}"]`)!
const type = (place: string, text: string) =>
  settled(() => {
    field(place).value = text
    field(place).dispatchEvent(new Event("input", { bubbles: true }))
  })
const choose = (game: string) =>
  settled(() => {
    const games = document.querySelector<HTMLSelectElement>("select")!
    games.value = game
    games.dispatchEvent(new Event("change", { bubbles: true }))
  })
const press = (text: string) =>
  settled(() =>
    [...document.querySelectorAll("button")].find((each) => each.textContent === text)!.click(),
  )
const submit = () =>
  settled(() => {
    const event = new Event("submit", { bubbles: true, cancelable: true })
    document.querySelector("form")!.dispatchEvent(event)
  })
const last = () => asked.at(-1)!
const textsOf = ({ description }: Asked) => description.places.map(({ text }) => text)

beforeEach(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }))
  asked.length = begun.length = 0
  HTMLDialogElement.prototype.showModal = () => {}
  HTMLDialogElement.prototype.close = () => {}
  words.value = { language: "en", languages: ["en"], labels, cards: {} }
  table.value = klondike
  dialog.value = "own"
  await settled(() => render(null, document.body))
  await settled(() => render(<OwnTableDialog />, document.body))
  await last().answer()
})

it("keeps what is typed while another game is on its way", async () => {
  await choose("draw-one")
  await type("1", "KS")
  await last().answer()
  expect(field("1").value).toBe("KS")
  expect(field("2").value).toBe("")
})

it("keeps the chosen game when a field is described before its answer", async () => {
  await choose("draw-one")
  await type("1", "KS")
  await press("own-erase")
  expect(asked).toHaveLength(2) // the second request waits
  await last().answer()
  expect(last().description.game).toBe("draw-one")
})

it("puts the next card on a place that the game has, when another game lacks the chosen one", async () => {
  await settled(() => field("2").focus())
  await choose("solitario")
  await last().answer({ places: [{ place: "1", text: "", name: "1" }] })
  await press("own-hidden")
  expect(last().description.places).toEqual([{ place: "1", text: "1 ??" }])
})

it("asks one at a time, and takes along what is typed while a request waits", async () => {
  await type("1", "KS")
  await press("own-hidden")
  await press("own-hidden")
  await type("2", "7H")
  expect(asked).toHaveLength(2)
  await last().answer()
  expect(asked).toHaveLength(3)
  expect(textsOf(last())).toEqual(["KS, 1 ??, 1 ??", "7H"])
})

it("plays what was there at the press, although the player types on", async () => {
  await type("1", "KS")
  await submit()
  await type("1", "KS, QH")
  await press("own-hidden")
  await last().answer({ table: "with the king" })
  expect(begun).toEqual([{ table: "with the king" }])
})

it("keeps what is pasted while another text is on its way", async () => {
  const box = document.querySelector("textarea")!
  const paste = (text: string) =>
    settled(() => {
      box.value = text
      box.dispatchEvent(new Event("input", { bubbles: true }))
    })
  await paste("the first")
  await press("own-fill")
  await paste("the second")
  await last().answer()
  expect(box.value).toBe("the second")
})

it("stays empty when the table of this game comes after it was emptied", async () => {
  await press("own-now")
  await press("own-empty")
  await last().answer({ places: [{ place: "1", text: "KS", name: "1" }] })
  expect(textsOf(last())).toEqual([""])
  await last().answer({ places: [{ place: "1", text: "", name: "1" }] })
  expect(field("1").value).toBe("")
})

it("keeps what is typed while a table waits to be asked for", async () => {
  await choose("draw-one")
  await press("own-now")
  await type("1", "KS")
  await last().answer()
  await last().answer({ places: ["1", "2"].map((place) => ({ place, text: "7H", name: place })) })
  expect([field("1").value, field("2").value]).toEqual(["KS", "7H"])
})

it("goes on after a request without an answer", async () => {
  await press("own-hidden")
  await last().fail()
  await submit()
  await last().answer()
  expect(begun).toHaveLength(1)
})
