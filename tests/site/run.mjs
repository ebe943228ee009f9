// Runs a program under Pyodide in Node and prints its answer:
// node run.mjs FOLDER PROGRAM FUNCTION ARGUMENT [PATH=FILE ...]
// FOLDER has Pyodide and package.zip; the answer of the function to the JSON argument is JSON. Each
// FILE is shown at a PATH below Python's packages.

import { readFileSync } from "node:fs"
import { pathToFileURL } from "node:url"

const [folder, program, name, argument, ...files] = process.argv.slice(2)
const packages = "/lib/python3.14/site-packages"
const bytes = (path) => new Uint8Array(readFileSync(path))

try {
  const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href)
  const python = await loadPyodide({ indexURL: `${folder}/` })
  python.unpackArchive(bytes(`${folder}/package.zip`), "zip", { extractDir: packages })
  for (const [path, file] of files.map((each) => each.split("="))) {
    python.FS.mkdirTree(`${packages}/${path}`.replace(/\/[^/]*$/, ""))
    python.FS.writeFile(`${packages}/${path}`, bytes(file))
  }
  python.runPython(readFileSync(program, "utf8"))
  python.globals.set("argument", argument)
  console.log(python.runPython(`import json; json.dumps(${name}(json.loads(argument)))`))
} catch (error) {
  console.error(error.message) // without the text of Pyodide's own script, a megabyte long
  process.exit(1)
}
