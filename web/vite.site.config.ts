import { cpSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { defineConfig } from "vite"

// Builds the page of the site: the same page with another transport, and the worker. Paths are
// relative, so that any folder of a file host serves it.

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const messages = here("../src/winnable/messages")

// The sentences that are shown before Python can say any.
function texts() {
  const of = (language: string) => {
    const source = readFileSync(`${messages}/${language}/site.ftl`, "utf8")
    return Object.fromEntries(
      [...source.matchAll(/^site-(\w+) = (.+)$/gm)].map(([, name, text]) => [name, text]),
    )
  }
  return Object.fromEntries(["en", "it", "es", "fr"].map((name) => [name, of(name)]))
}

export default defineConfig({
  base: "./",
  publicDir: "site",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  define: { __TEXTS__: JSON.stringify(texts()) },
  plugins: [
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
        for (const name of ["cards", "icon.svg", "icon-192.png", "icon-512.png"])
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
