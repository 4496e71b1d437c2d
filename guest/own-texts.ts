import path from 'node:path'
import type { Plugin } from 'vite'

const runtime = path.join(import.meta.dirname, 'page/jsx-runtime.ts')

/** Makes the guest site's elements by `page/jsx-runtime.ts`, which says why. */
export const ownTexts: Plugin = {
  name: 'own-texts',
  enforce: 'pre',
  resolveId(source, importer) {
    const isOurs = importer?.startsWith(import.meta.dirname + path.sep) && importer !== runtime
    return isOurs && /^react\/jsx-(?:dev-)?runtime$/.test(source) ? runtime : null
  },
}
