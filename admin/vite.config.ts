import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = fileURLToPath(new URL('.', import.meta.url))

/** The output folder equals the base, so that every address in the page is where the API serves it. */
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
    // react-admin and MUI are one library of about 900 kB; staff load it once, then it is cached by its hash.
    chunkSizeWarningLimit: 1500,
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
})
