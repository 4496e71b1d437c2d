import { defineConfig } from 'vitest/config'

/** The tests of the rules alone, as mutation testing runs them (`npm run mutate`). */
export default defineConfig({
  test: { include: ['tests/rules/**/*.test.ts'], setupFiles: ['./tests/house/seed.ts'] },
})
