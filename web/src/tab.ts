// What a tab remembers until it is closed: the race of its player.

const key = "race"

export function rememberedRace(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null // the browser may forbid storage
  }
}

export function rememberRace(id: string) {
  try {
    sessionStorage.setItem(key, id)
  } catch {
    // Not stored: the race is left when the page is loaded again.
  }
}

export function forgetRace() {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}
