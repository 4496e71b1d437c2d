import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * The browser's half of the guest site. Output folder and base belong together: `/assets/guest/` is
 * served from `dist/client/guest`.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/assets/guest/',
  publicDir: 'public',
  plugins: [react()],
  build: {
    outDir: '../dist/client/guest',
    emptyOutDir: true,
    manifest: true,
    // One style sheet for all screens: it is small, and a later screen never waits for its own.
    cssCodeSplit: false,
    // Art and icons stay files with names of their own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: 'client.tsx',
      // Together they compress better, and they stay in the browser's cache when only our own code
      // changes.
      output: {
        codeSplitting: {
          groups: [
            { name: 'ground', test: /node_modules\/(?:react|react-dom|scheduler|@tanstack)\// },
          ],
        },
      },
    },
  },
})
