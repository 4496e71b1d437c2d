import path from 'node:path'
import type { Plugin } from 'vite'

const runtime = path.join(import.meta.dirname, 'page/jsx-runtime.ts')
/** The site, and what stories put into its components. */
const folders = ['.', '../stories/guest'].map(
  (folder) => path.join(import.meta.dirname, folder) + path.sep,
)

/** Makes the guest site's elements by `page/jsx-runtime.ts`, which says why. */
export const ownTexts: Plugin = {
  name: 'own-texts',
  enforce: 'pre',
  resolveId(source, importer) {
    const isOurs = folders.some((ours) => importer?.startsWith(ours)) && importer !== runtime
    return isOurs && /^react\/jsx-(?:dev-)?runtime$/.test(source) ? runtime : null
  },
}
