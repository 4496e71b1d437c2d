import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = fileURLToPath(new URL('.', import.meta.url))

/**
 * The output folder equals the base, so that every address in the page is where the API serves it.
 */
export default defineConfig({
  root: here,
  base: '/assets/admin/',
  plugins: [react()],
  build: {
    outDir: fileURLToPath(new URL('../dist/client/admin', import.meta.url)),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Fonts and pictures as files: the content security policy lets no data: font in.
    assetsInlineLimit: 0,
    // One style sheet: it is small, and its place before the generated styles does not depend on
    // which screen came first.
    cssCodeSplit: false,
    chunkSizeWarningLimit: 600,
    rollupOptions: {
      // They stay in the browser's cache when only our own code changes.
      output: {
        codeSplitting: {
          groups: [{ name: 'ground', test: /node_modules\/(?:react|react-dom|scheduler)\// }],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
})
