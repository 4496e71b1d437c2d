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
