import fc from 'fast-check'

// What was expected stands in the message, beside the counterexample: the last lines of a run print
// messages only.
fc.configureGlobal({ ...fc.readConfigureGlobal(), includeErrorInReport: true })

/**
 * A property that fails prints its seed; `SEED=<that number> npm run test:rules` meets the same
 * counterexample again.
 */
const seed = process.env['SEED']
if (seed !== undefined) {
  if (!Number.isInteger(Number(seed)))
    throw new RangeError(`SEED must be the whole number that the failure printed, not "${seed}"`)
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) })
}

// A mutant asks every test again (tests/rules/mutate.mjs): the same cases each time, and of a law as
// many as a second has.
if (process.env['MUTATED'] !== undefined)
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1, interruptAfterTimeLimit: 1000 })
