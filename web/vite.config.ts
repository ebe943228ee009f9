import { defineConfig } from "vitest/config"

// One script and one style sheet with fixed names: the wheel carries them, and the same source gives the same bytes.
export default defineConfig({
  base: "/static/",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../src/winnable/web/static",
    emptyOutDir: false,
    target: "es2022",
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: "src/main.tsx",
      output: { entryFileNames: "app.js", assetFileNames: "app[extname]", codeSplitting: false },
    },
  },
  server: { fs: { allow: [".."] } },      // tests read the sentences of the package
  test: { include: ["src/**/*.test.{ts,tsx}"] },
})
