import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

/**
 * `to` is a file of ours relative to the root, or the name of a package.
 * @typedef {{ to: string, ours: boolean, typeOnly: boolean }} Import
 */

const folders = [
  'rules',
  'workflows',
  'api',
  'guest',
  'admin',
  'stories',
  'launch',
  'tests',
  '.storybook',
]
const code = /\.(ts|tsx|mjs)$/

/**
 * What every source file imports, read with the build's own parser: exports from elsewhere and
 * `import()` included.
 * @param {string} root
 * @returns {Map<string, Import[]>}
 */
export function readImports(root) {
  const present = [
    ...folders
      .filter((folder) => fs.existsSync(path.join(root, folder)))
      .flatMap((folder) => filesUnder(root, folder)),
    ...configs(root),
  ]
  return new Map(
    present.map((file) => [file, importsOf(file, fs.readFileSync(path.join(root, file), 'utf8'))]),
  )
}

/**
 * @param {string} file relative to the root
 * @param {string} text
 * @returns {Import[]}
 */
export function importsOf(file, text) {
  const { module, errors } = parseSync(file, text)
  if (errors.length) throw new SyntaxError(`${file}: ${errors[0]?.message}`)
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      typeOnly: allTypes(entries),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest, isType }) => ({
        name: moduleRequest?.value,
        typeOnly: isType,
      })),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      name: /^(['"`])(.*)\1$/.exec(text.slice(start, end))?.[2],
      typeOnly: false,
    })),
  ]
  return found.flatMap(({ name, typeOnly }) => {
    if (!name) return []
    const ours = name.startsWith('.')
    const to = ours ? path.posix.join(path.posix.dirname(file), name) : name
    // Styles and pictures are the bundler's business.
    return ours && !code.test(to) ? [] : [{ to, ours, typeOnly }]
  })
}

/** `import './x.ts'` names nothing and runs it: no type. @param {{ isType: boolean }[]} entries */
function allTypes(entries) {
  return entries.length > 0 && entries.every(({ isType }) => isType)
}

/** @param {string} root */
function configs(root) {
  return fs.readdirSync(root).filter((name) => name.endsWith('.config.ts'))
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function filesUnder(root, folder) {
  return fs
    .readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && code.test(entry.name))
    .map((entry) =>
      path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
    )
}
