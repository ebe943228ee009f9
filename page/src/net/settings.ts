// The settings of the player. This browser stores them; the style sheets see them as data-
// attributes of the page.

import { effect, signal } from "@preact/signals"
import { attributesOf, readSettings, type Settings, storageKey } from "./preferences"
import { storedText, storeText } from "./stored"

export const settings = signal<Settings>(readSettings(storedText("localStorage", storageKey)))

export function change(changes: Partial<Settings>) {
  settings.value = { ...settings.value, ...changes }
}

effect(() => storeText("localStorage", storageKey, JSON.stringify(settings.value)))

// ---- preferences of the operating system

function prefers(query: string) {
  const media = typeof matchMedia === "function" ? matchMedia(query) : null
  const answer = signal(media?.matches ?? false)
  media?.addEventListener("change", () => {
    answer.value = media.matches
  })
  return answer
}
const dark = prefers("(prefers-color-scheme: dark)")
const contrast = prefers("(prefers-contrast: more)")
const still = prefers("(prefers-reduced-motion: reduce)")

// Whether moving cards are animated.
export function isAnimated(): boolean {
  return settings.value.motion && !still.value
}

effect(() => {
  const wishes = { dark: dark.value, contrast: contrast.value, still: still.value }
  const root = document.documentElement
  Object.assign(root.dataset, attributesOf(settings.value, wishes))
  const page = getComputedStyle(root).getPropertyValue("--page")
  if (page)
    for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"))
      meta.content = page
})
