import { defineConfig } from "vitest/config"
import { page } from "./pages.ts"

// Builds the script, the parts of it that are loaded later, and one style sheet, with fixed names,
// because the wheel contains them. The same source gives the same bytes. The server may be below any
// path: parts are named relative to the script, and the server adapts index.html.
export default defineConfig({
  base: "./",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [page("", { static: "/static/", entry: "app.js" })],
  build: {
    outDir: "../src/winnable/web/static",
    emptyOutDir: false,
    target: "es2022",
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: "src/main.tsx",
      output: {
        entryFileNames: "app.js",
        chunkFileNames: "[name].js",
        assetFileNames: "app[extname]",
        // All that the first screen needs is one file, whatever the order of the imports.
        codeSplitting: { groups: [{ name: "app", tags: ["$initial"] }] },
      },
    },
  },
  server: { fs: { allow: [".."] } }, // tests read the sentences of the package
  // One jsdom for all files, each in a context of its own: a third of the time of processes.
  // With vmThreads, a request of one test file sometimes reached the stub of another.
  test: { include: ["src/**/*.test.{ts,tsx}"], pool: "threads", testTimeout: 30_000 },
})
