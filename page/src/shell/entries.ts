// The keys of a menu.

import { isNamed, letterOf } from "../table/keys"

type Stroke = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "altKey" | "metaKey">

// The entry that a key leads to, from the entry `at`; null for a key that belongs to the browser. A
// letter leads to the next entry that begins with it.
export function nextEntry(stroke: Stroke, texts: string[], at: number): number | null {
  const { key, ctrlKey, altKey, metaKey } = stroke
  if (ctrlKey || altKey || metaKey) return null
  const { length } = texts
  switch (key) {
    case "ArrowDown":
      return (at + 1) % length
    case "ArrowUp":
      return (Math.max(at, 0) + length - 1) % length
    case "Home":
      return 0
    case "End":
      return length - 1
  }
  if (key === "" || key === " " || isNamed(key)) return null
  const order = texts.map((_, step) => (at + 1 + step) % length)
  const begins = (text: string) => plain(text).startsWith(plain(letterOf(stroke)))
  return order.find((each) => begins(texts[each]!)) ?? null
}

const plain = (text: string) => text.trim().normalize("NFD").toLowerCase()
