// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest"

const patience = 20_000
const sheet = `<svg xmlns="http://www.w3.org/2000/svg"><defs><rect id="card"/><g id="pip"/></defs><symbol id="c0"><use href="#card"/></symbol><symbol id="c1"><use href="#card"/><g id="half"><use href="#pip"/></g><use href="#half"/></symbol></svg>`

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.resetModules()
})

const loaded = () =>
  vi.waitFor(() => expect(document.querySelector(".drawings")).not.toBeNull(), patience)

test("the drawings of a deck are loaded once, and are part of the page under names of the deck", async () => {
  const fetched = vi.fn(async () => new Response(sheet))
  vi.stubGlobal("fetch", fetched)
  const { drawing } = await import("./drawings")
  expect([drawing("french", "c0"), drawing("french", "card")]).toEqual([
    "#french-c0",
    "#french-card",
  ])
  await loaded()
  expect(fetched).toHaveBeenCalledExactlyOnceWith("/static/cards/french.svg", expect.anything())
  expect(document.querySelector("#french-c0 use")?.getAttribute("href")).toBe("#french-card")
  expect(document.querySelector("#c0")).toBeNull()
})

test("a drawing is part of the page from when it is asked for, with what it is made of", async () => {
  const ids = () => [...document.querySelectorAll(".drawings [id]")].map(({ id }) => id)
  vi.stubGlobal("fetch", async () => new Response(sheet))
  const { drawing } = await import("./drawings")
  drawing("french", "c0")
  await loaded()
  expect(ids()).toEqual(["french-card", "french-c0"])
  drawing("french", "c1")
  drawing("french", "c1")
  expect(ids()).toEqual(["french-card", "french-pip", "french-c0", "french-c1", "french-half"])
})

test("another face has the drawings that were asked for with the one before", async () => {
  const fetched = vi.fn(async () => new Response(sheet))
  vi.stubGlobal("fetch", fetched)
  const { drawing, drawn } = await import("./drawings")
  drawing("french", "c0")
  await loaded()
  document.documentElement.dataset.face = "large"
  await drawn("french")
  delete document.documentElement.dataset.face
  expect(fetched).toHaveBeenLastCalledWith("/static/cards/french-large.svg", expect.anything())
  expect(document.querySelectorAll(".drawings #french-c0")).toHaveLength(1)
  expect(document.querySelector("#french-c1")).toBeNull()
})

test("a card is drawn with the face before while the other one does not come", async () => {
  vi.stubGlobal("fetch", async () => new Response(sheet))
  const { drawing, drawn } = await import("./drawings")
  drawing("french", "c0")
  await loaded()
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")))
  document.documentElement.dataset.face = "large"
  drawing("french", "c1")
  expect(document.querySelector(".drawings #french-c1")).not.toBeNull()
  await drawn("french")
  delete document.documentElement.dataset.face
  expect(document.querySelectorAll(".drawings symbol")).toHaveLength(2)
})

test("drawings that did not come are asked for again", async () => {
  const fetched = vi.fn(async () => new Response("", { status: 503 }))
  vi.stubGlobal("fetch", fetched)
  const { drawing } = await import("./drawings")
  drawing("italian", "c0")
  await vi.waitFor(() => {
    drawing("italian", "c0")
    expect(fetched).toHaveBeenCalledTimes(2)
  }, patience)
  fetched.mockImplementation(async () => new Response(sheet))
  await vi.waitFor(() => {
    drawing("italian", "c0")
    expect(document.querySelector("#italian-c0")).not.toBeNull()
  }, patience)
})

test("drawings that never come are asked for again", async () => {
  const patient = new AbortController()
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(patient.signal)
  const fetched = vi.fn(
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise<Response>((_, fail) =>
        signal.addEventListener("abort", () => fail(signal.reason as Error)),
      ),
  )
  vi.stubGlobal("fetch", fetched)
  const { drawing } = await import("./drawings")
  drawing("italian", "c0")
  patient.abort(new Error("it takes too long"))
  await vi.waitFor(() => {
    drawing("italian", "c0")
    expect(fetched).toHaveBeenCalledTimes(2)
  }, patience)
})
