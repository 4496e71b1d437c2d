import path from 'node:path'
import type { Plugin } from 'vitest/config'
import { parts } from '../../launch/build.mjs'
import { checkout, dist } from '../../launch/folders.mjs'

/** The folders that `npm run build` compiles for the server. */
const compiled = parts.find(({ name }) => name === 'server')?.clears ?? []

/**
 * Has tests import the code of the server as it is built, as the house runs it: Node loads it
 * itself, in a fraction of the time that translating takes, and threads start from it.
 */
export const builtCode: Plugin = {
  name: 'built-code',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer || !source.startsWith('.')) return null
    const file = path.relative(checkout, path.resolve(path.dirname(importer), source))
    if (!/\.tsx?$/.test(file) || !compiled.includes(file.split(path.sep)[0]!)) return null
    return path.join(dist, file.replace(/\.tsx?$/, '.js'))
  },
}
