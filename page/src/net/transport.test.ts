// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest"

afterEach(() => {
  delete document.documentElement.dataset.root
  history.replaceState(null, "", "/")
  vi.unstubAllGlobals()
  vi.resetModules()
})

it.each(["/", "/cards/", "/a/b/"])("names everything below %s", async (root) => {
  if (root !== "/") document.documentElement.dataset.root = root
  const fetched = vi.fn(async (_: string) => new Response("{}"))
  vi.stubGlobal("fetch", fetched)
  const page = await import("./transport")
  await page.request("/api/words/en")
  expect(fetched.mock.calls[0]![0]).toBe(`${root}api/words/en`)
  const { host, origin } = location
  expect(page.socketOf("/api/games/x")).toBe(`ws://${host}${root}api/games/x`)
  expect(page.linkTo("/#deal=7")).toBe(`${origin}${root}#deal=7`)
  history.replaceState(null, "", page.addressOf("draw-three-1"))
  expect(location.pathname).toBe(`${root}game/draw-three-1`)
  expect([page.gameShown(), page.raceShown()]).toEqual(["draw-three-1", undefined])
  history.replaceState(null, "", `${root}race/race-1`)
  expect([page.gameShown(), page.raceShown()]).toEqual([undefined, "race-1"])
})
