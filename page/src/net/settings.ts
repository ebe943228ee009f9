// The settings of the player. This browser stores them; the style sheets see them as data-
// attributes of the page.

import { computed, effect, signal } from "@preact/signals"
import { attributesOf, readSettings, type Settings, storageKey, wished } from "./preferences"
import { storedText, storeText } from "./stored"

export const settings = signal<Settings>(readSettings(storedText("localStorage", storageKey)))

// Another window may have stored other settings meanwhile. Those of speech belong to the game of each.
export function change(changes: Partial<Settings>) {
  const { spoken } = settings.value
  const now = storedText("localStorage", storageKey)
  const kept = now && now !== stored ? { ...readSettings(now), spoken } : settings.value
  settings.value = { ...kept, ...changes }
}

let stored: string | null = null // what this window has stored
effect(() => {
  storeText("localStorage", storageKey, JSON.stringify(settings.value))
  stored = storedText("localStorage", storageKey)
})

// ---- preferences of the operating system

function prefers(query: string) {
  const media = typeof matchMedia === "function" ? matchMedia(query) : null
  const answer = signal(media?.matches ?? false)
  media?.addEventListener("change", () => {
    answer.value = media.matches
  })
  return answer
}
const dark = prefers(wished.dark)
const contrast = prefers(wished.contrast)
const still = prefers(wished.still)
const roomy = prefers(wished.roomy)

// Whether moving cards are animated.
export function isAnimated(): boolean {
  return settings.value.motion && !still.value
}

export const attributes = computed(() =>
  attributesOf(settings.value, {
    dark: dark.value,
    contrast: contrast.value,
    still: still.value,
    roomy: roomy.value,
  }),
)

effect(() => {
  const root = document.documentElement
  Object.assign(root.dataset, attributes.value)
  const page = getComputedStyle(root).getPropertyValue("--page")
  if (page)
    for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"))
      meta.content = page
})
