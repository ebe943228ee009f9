import { describe, expect, it } from "vitest"
import { klondike } from "../net/examples"
import { neighbour, stopAt, type Way } from "./cursor"

const walk = (place: string, index: number, ...ways: Way[]) =>
  ways.reduce((at, way) => at && neighbour(klondike, at, way), { place, index } as ReturnType<
    typeof neighbour
  >)

describe("the cursor", () => {
  it("lands on the top card of the next pile", () => {
    expect(walk("s", 0, "right")).toEqual({ place: "w", index: 2 })
    expect(walk("2", 0, "right")).toEqual({ place: "3", index: 2 })
    expect(walk("3", 1, "left")).toEqual({ place: "2", index: 2 })
  })
  it("goes deeper with up, and to the deepest open card with home", () => {
    expect(walk("3", 2, "up", "up")).toEqual({ place: "3", index: 0 })
    expect(walk("3", 2, "home")).toEqual({ place: "3", index: 1 })
    expect(walk("3", 0, "end")).toEqual({ place: "3", index: 2 })
  })
  it("does not wrap", () => {
    expect(walk("s", 0, "left")).toBeNull()
    expect(walk("7", 2, "right")).toBeNull()
    expect(walk("7", 2, "down")).toBeNull()
    expect(walk("7", 0, "up")).toBeNull()
  })
  it("jumps from kind to kind", () => {
    expect(walk("s", 0, "next", "next", "next")).toEqual({ place: "1", index: 0 })
    expect(walk("5", 0, "previous")).toEqual({ place: "fh", index: 0 })
    expect(walk("1", 0, "next")).toBeNull()
  })
  it("moves to the top of its pile when its stop is gone", () => {
    expect(stopAt(klondike, { place: "2", index: 9 })).toEqual({ place: "2", index: 2 })
    expect(stopAt(klondike, { place: "9", index: 0 })).toEqual({ place: "s", index: 0 })
  })
})
