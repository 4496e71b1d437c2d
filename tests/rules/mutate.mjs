import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Stryker } from '@stryker-mutator/core'

// `npm run mutate` changes every spot of the rules and asks whether a test of the same folder fails;
// `npm run mutate -- vat money` asks it of two folders. It ends with a score per folder, and with 2
// where one is below the aim. What survived stands above, and in reports/mutation/FOLDER.json.
const aim = 95
const root = fileURLToPath(new URL('../..', import.meta.url))
const folders = readdirSync(join(root, 'rules'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const asked = process.argv.slice(2)
const unknown = asked.filter((folder) => !folders.includes(folder))
if (unknown.length > 0)
  throw new RangeError(`no folder ${unknown.join(', ')}; there are ${folders.join(', ')}`)

process.chdir(root)
const scores = []
for (const folder of asked.length > 0 ? asked : folders) {
  process.env['MUTATED'] = folder
  const mutants = await new Stryker({
    mutate: [`rules/${folder}/**/*.ts`],
    jsonReporter: { fileName: `reports/mutation/${folder}.json` },
  }).runMutationTest()
  const count = (/** @type {string[]} */ ...of) =>
    mutants.filter(({ status }) => of.includes(status)).length
  const found = count('Killed', 'Timeout')
  const missed = count('Survived', 'NoCoverage')
  scores.push({ folder, found, missed, score: (100 * found) / Math.max(found + missed, 1) })
}
for (const { folder, found, missed, score } of scores)
  console.log(
    `${folder.padEnd(16)} ${score.toFixed(1).padStart(5)} %  ${found} of ${found + missed} found`,
  )
if (scores.some(({ score }) => score < aim)) process.exitCode = 2
