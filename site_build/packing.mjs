// Runs packing.py under Pyodide: node packing.mjs PYODIDE FOLDER

import { readFileSync, readdirSync, writeFileSync } from "node:fs"
import { resolve } from "node:path"
import { pathToFileURL } from "node:url"

const [core, folder] = process.argv.slice(2).map((path) => resolve(path))
const { loadPyodide } = await import(pathToFileURL(`${core}/pyodide.mjs`).href)
const python = await loadPyodide({ indexURL: `${core}/`, env: { PYTHONHASHSEED: "0", HOME: "/" } })
python.FS.mkdir("/work")
for (const name of readdirSync(folder))
  if (/\.(zip|json|py)$/.test(name))
    python.FS.writeFile(`/work/${name}`, new Uint8Array(readFileSync(`${folder}/${name}`)))
try {
  python.runPython("import sys; sys.path.insert(0, '/work'); import packing; packing.pack('/work')")
} catch (error) {
  console.error(error.message) // without the text of Pyodide's own script, a megabyte long
  process.exit(1)
}
for (const name of ["package.zip", "python_stdlib.zip", "modules.json"])
  writeFileSync(`${folder}/${name}`, python.FS.readFile(`/work/${name}`))
