/**
 * `npm run torture`: rounds in which something goes wrong under nine writers, each followed by the
 * checker. After each round it writes docs/torture.jsonl, from which it goes on where it ended, on
 * any machine, and docs/torture.md.
 *
 * `SEED=…` begins anew with that seed; `ROUND=…` (and `FAULT=…`, a part of a name) makes that round
 * again and writes nothing; `ROUNDS=…` is how many of each fault there are to be, 20 where not told.
 */
import { runnerImport } from 'vite'

/** @type {{ module: typeof import('./run-torture.ts') }} */
const { module } = await runnerImport(new URL('run-torture.ts', import.meta.url).pathname, {
  configFile: false,
  logLevel: 'error',
})
process.exitCode = (await module.runTorture(process.env)) ? 0 : 1
