import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { ownTexts } from './own-texts.ts'
import { partSheets } from './styles/part-sheets.ts'

/**
 * Puts the sheets of a part into it. Not written as imports in the sources: the server runs them
 * too, and Node reads no style sheets.
 */
const wearSheets: Plugin = {
  name: 'wear-sheets',
  enforce: 'pre',
  transform(code, id) {
    const source = path.relative(import.meta.dirname, id.split('?', 1)[0]!)
    const sheets = partSheets[source.replaceAll(path.sep, '/')]
    if (!sheets) return null
    const folder = path.join(import.meta.dirname, 'styles')
    const imports = sheets.map((sheet) => `import ${JSON.stringify(path.join(folder, sheet))}`)
    // Behind the code, on a line of its own: the lines before it keep their numbers.
    return { code: `${code}\n${imports.join('\n')}\n`, map: null }
  },
}

/** Leaves out of the query library what no guest page uses (`calls/no-mutations.ts`). */
const withoutMutations: Plugin = {
  name: 'without-mutations',
  enforce: 'pre',
  resolveId(source, importer) {
    const isLeftOut =
      source === './mutationCache.js' ||
      (source === './infiniteQueryBehavior.js' && importer?.endsWith('/query.js'))
    if (!isLeftOut || !importer?.includes('/@tanstack/query-core/')) return null
    return path.join(import.meta.dirname, 'calls/no-mutations.ts')
  },
}

/**
 * What every page loads and what nearly every part needs a little of, in one file: apart, each
 * would weigh more.
 */
const often = new RegExp(
  `/(?:${[
    'guest/(?:icons/Icon|calls/send|checkout/attempt|checkout/use-focus-on-change)',
    'guest/controls/(?:After|Message|Spinner|Status|use-hydrated|use-in-sight|use-media)',
    'guest/page/(?:Link|PageHead|jsx-runtime|lazy-part|router)',
    'guest/property/(?:PropertyContext|ReachUs|property-words)',
    'guest/states/(?:Bones|DownScreen|Loaded|NoAnswer|NotFoundScreen)',
    'guest/payment/use-payment-methods',
    'guest/stay/(?:family-stay|stay-choice|stay-reducer|words)',
    'rules/calendar/(?:amsterdam|day)',
    'rules/family-room/family-guests',
    'rules/texts/(?:fill-text|in-language)',
    'screens/guest-addresses',
  ].join('|')})\\.`,
)

/**
 * The browser's half of the guest site. Output folder and base belong together: `/assets/guest/` is
 * served from `dist/client/guest`.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/assets/guest/',
  publicDir: 'public',
  plugins: [wearSheets, withoutMutations, ownTexts, react()],
  build: {
    outDir: '../dist/client/guest',
    emptyOutDir: true,
    manifest: true,
    // Art and icons stay files with names of their own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: 'client.tsx',
      // Together they compress better, and they stay in the browser's cache when only our own code
      // changes.
      output: {
        // The first script names every other one: short names keep it small. What is in which says
        // the manifest.
        chunkFileNames: 'assets/p-[hash].js',
        assetFileNames: 'assets/p-[hash][extname]',
        codeSplitting: {
          groups: [
            {
              name: 'ground',
              test: /node_modules\/(?:react|react-dom|scheduler|@tanstack)\/|no-mutations/,
            },
            { name: 'often', test: often },
          ],
        },
      },
    },
  },
})
