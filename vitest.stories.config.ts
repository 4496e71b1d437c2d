import path from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArguments, findChromium } from './launch/find-chromium.mjs'

/**
 * Every story is a test: it renders in a real Chromium without an error, its play function passes
 * and axe finds nothing. In a config of its own, because Storybook's plugin takes hold of
 * everything in the one where it stands.
 */
export default defineConfig({
  plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
  // Named, because what is found only while tests run makes the browser load everything again in
  // their midst.
  optimizeDeps: {
    // The back office finds its pages by their names, not by imports.
    entries: ['.storybook/preview.ts', 'stories/**/*.stories.tsx', 'admin/*/*Page.tsx'],
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
    ],
  },
  test: {
    name: 'stories',
    testTimeout: 60_000,
    setupFiles: ['.storybook/without-traces.ts'],
    // React, MUI and the screens are loaded once a page, not once a file.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { executablePath: await findChromium(), args: chromiumArguments },
        // What fades in counts as hidden until it has: a story would depend on the machine's speed.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
      screenshotFailures: false,
    },
  },
})
