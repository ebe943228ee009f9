import { cpSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { defineConfig } from "vite"
import { page, sentences } from "./pages.ts"

// Builds the page of the site: the same page with another transport, and the worker. Paths are
// relative, so that any folder of a file host serves it.

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
// The page brings its own policy, because file hosts send none.
const policy = `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'">`

// What the page of a server has too.
const pictures = [
  "cards",
  "pictures",
  "icon.svg",
  "icon-192.png",
  "icon-512.png",
  "icon-maskable.png",
  "manifest.webmanifest",
]

// What tells that the game is loading.
const loading = `<main id="shell"><h1>winnable</h1><p aria-live="polite" aria-atomic="true"></p><progress aria-label="winnable"></progress><span aria-hidden="true"></span></main>`

export default defineConfig({
  base: "./",
  publicDir: "site",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  define: { __TEXTS__: JSON.stringify(sentences("site", "site-")) },
  plugins: [
    page("static/", { static: "static/", entry: "site.js", policy, loading }),
    {
      name: "transport",
      enforce: "pre",
      resolveId(source, importer) {
        const isTransport = /(^|\/)transport$/.test(source) && !importer?.includes("/src/site/")
        return isTransport ? here("src/site/transport.ts") : null
      },
    },
    {
      name: "pictures",
      writeBundle({ dir }) {
        const from = here("../src/winnable/web/static")
        for (const name of pictures)
          cpSync(`${from}/${name}`, `${dir}/static/${name}`, { recursive: true })
      },
    },
  ],
  worker: {
    format: "es",
    rolldownOptions: { output: { entryFileNames: "static/worker.js" } },
  },
  build: {
    outDir: "../dist/site",
    emptyOutDir: false,
    target: "es2022",
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: { site: "src/site/main.ts" },
      output: {
        entryFileNames: "static/[name].js",
        chunkFileNames: "static/[name].js",
        assetFileNames: "static/app[extname]",
      },
    },
  },
})
