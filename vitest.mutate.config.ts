import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** They read the code itself, which is another one with mutants in it. */
const readCode = ['**/text-sources.test.ts', '**/texts-are-read-when-shown.test.ts']

const slow = /\.(law|model)\.test\.ts$/

/**
 * A mutant ends with the first test that fails: the quick ones go first, laws and models see only
 * what they left alive.
 */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => Number(slow.test(a.moduleId)) - Number(slow.test(b.moduleId)))
  }
}

/**
 * The tests of one folder of the rules, as `npm run mutate -- FOLDER` runs them (tests/rules/mutate.mjs
 * sets `MUTATED`). `LAWS=off` leaves laws and models out: quicker, and a lower bound of the score.
 */
export default defineConfig({
  test: {
    include: [`tests/rules/${process.env['MUTATED']}/**/*.test.ts`],
    exclude: [
      ...readCode,
      ...(process.env['LAWS'] === 'off' ? ['**/*.law.test.ts', '**/*.model.test.ts'] : []),
    ],
    setupFiles: ['./tests/setup/properties-setup.ts'],
    // The rules keep nothing between tests: they are loaded once a mutant, not once a file.
    isolate: false,
    testTimeout: 30_000,
    sequence: { sequencer: QuickFirst },
  },
})
