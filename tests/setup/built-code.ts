import path from 'node:path'
import type { Plugin } from 'vitest/config'
import { checkout, dist } from '../../launch/folders.mjs'

/** What `npm run build` compiles for the server. */
const COMPILED = /^(api|demo|guest|rules|screens|workflows)\/.*\.tsx?$/

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
    if (!COMPILED.test(file)) return null
    return { id: path.join(dist, file.replace(/\.tsx?$/, '.js')), external: true }
  },
}
