// Texts that the browser stores for the page. It may forbid that; then none is there.

type Place = "localStorage" | "sessionStorage"

export function storedText(place: Place, key: string): string | null {
  try {
    return window[place].getItem(key)
  } catch {
    return null
  }
}

// ``null`` removes the text.
export function storeText(place: Place, key: string, text: string | null) {
  try {
    if (text === null) window[place].removeItem(key)
    else window[place].setItem(key, text)
  } catch {
    // Not stored: it lasts until the page is loaded again.
  }
}
