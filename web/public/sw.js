// Keeps the page itself, so that it opens while the server is gone and can say so. Games are never kept here.

const shelf = "winnable-1"
const shell = ["/", "/static/app.js", "/static/app.css", "/static/icon.svg", "/static/cards/french.svg", "/static/cards/italian.svg",
  "/api/words/en", "/api/words/it"]

self.addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(shelf)
    await Promise.allSettled(shell.map((address) => cache.add(address)))
    await self.skipWaiting()
  })())
})

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name !== shelf) await caches.delete(name)
    await self.clients.claim()
  })())
})

self.addEventListener("fetch", (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== "GET" || origin !== location.origin) return
  const page = request.mode === "navigate"      // every address of a game is the same page
  if (page || pathname.startsWith("/static/") || pathname.startsWith("/api/words/"))
    event.respondWith(freshOrKept(request, page ? "/" : pathname))
})

async function freshOrKept(request, name) {
  const cache = await caches.open(shelf)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(name, answer.clone())
    return answer
  } catch (fault) {
    const kept = await cache.match(name)
    if (kept) return kept
    throw fault
  }
}
