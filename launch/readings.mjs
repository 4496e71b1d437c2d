// `npm run readings`: prints the catalogue of readings. Vite reads the TypeScript, so nothing need be built first.
// `npm run readings > docs/readings.md` is not enough (npm prints its own lines): `node launch/readings.mjs > docs/readings.md`.
import { runnerImport } from 'vite'

const { module } = await runnerImport('./rules/readings/print-catalogue.ts', { configFile: false, logLevel: 'error' })
process.stdout.write(module.printCatalogue())
