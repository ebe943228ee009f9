// The service worker of the site: keeps every file, so that the game starts without a network. Files
// are those of one version (manifest.json); a new version waits until no page uses the old one.

const version = "VERSION_OF_SITE"
const shelf = `${registration.scope} ${version}`
const documentation = `${registration.scope}docs/` // from the network: it is larger than the game
const index = new URL(".", registration.scope).href

self.addEventListener("install", (event) => event.waitUntil(fill()))

self.addEventListener("activate", (event) => event.waitUntil(clear().then(() => clients.claim())))

self.addEventListener("message", ({ data }) => {
  if (data === "take over") self.skipWaiting()
})

self.addEventListener("fetch", (event) => {
  const { request } = event
  const isOfGame =
    request.url.startsWith(registration.scope) && !request.url.startsWith(documentation)
  if (request.method === "GET" && isOfGame) event.respondWith(kept(request))
})

// Takes over what the version before has of the same content; loads the rest. While the files of the
// host are being replaced, those of two versions are mixed: then this fails, and the browser tries
// again later.
async function fill() {
  const cache = await caches.open(shelf)
  const answer = await fetch("manifest.json", { cache: "no-cache" })
  const { files, version: found } = await answer.clone().json()
  if (found !== version) throw new Error(`the files are those of version ${found}`)
  await cache.put("manifest.json", answer)
  const old = await before()
  for (const { name, sha256 } of files) {
    if (name === "sw.js") continue
    const place = name === "index.html" ? index : name
    const had = old?.hashes.get(name) === sha256 && (await old.cache.match(place))
    await cache.put(place, had || (await loaded(place, sha256)))
  }
}

// Loads a file. What the browser or a server on the way keeps may be older.
async function loaded(place, sha256) {
  for (const cache of ["no-cache", "reload"]) {
    const answer = await fetch(place, { cache })
    const digest = await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer())
    const found = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0"))
    if (found.join("") === sha256) return answer
  }
  throw new Error(`${place} is not that of version ${version}`)
}

// The files of the version before, and their hashes by name.
async function before() {
  for (const name of await caches.keys()) {
    if (!name.startsWith(`${registration.scope} `) || name === shelf) continue
    const cache = await caches.open(name)
    const { files } = (await (await cache.match("manifest.json"))?.json()) ?? { files: [] }
    return { cache, hashes: new Map(files.map((file) => [file.name, file.sha256])) }
  }
}

async function clear() {
  for (const name of await caches.keys())
    if (name.startsWith(`${registration.scope} `) && name !== shelf) await caches.delete(name)
}

async function kept(request) {
  const cache = await caches.open(shelf)
  const found = await cache.match(request)
  const shown = found ?? (request.mode === "navigate" ? await cache.match(index) : undefined)
  return shown ?? fetch(request)
}
