// @vitest-environment jsdom

import { expect, it } from "vitest"
import { sharedLink } from "./start"

it("tells a share link from the name of an element", () => {
  expect(sharedLink("#rules=d1p3&deal=4217&moves=sw.w5")).toBe("rules=d1p3&deal=4217&moves=sw.w5")
  expect(sharedLink("#colour=red")).toBe("colour=red")
  expect(sharedLink("")).toBeNull()
  expect(sharedLink("#cmd")).toBeNull()
})
