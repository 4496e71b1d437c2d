import { parseArgs } from 'node:util'
import type { Decisions } from '../../rules/old-site/old-house.ts'
import { words } from '../../rules/texts/all-words.ts'
import { textOf } from '../../rules/texts/words.ts'
import { openDatabase } from '../database/open-database.ts'
import { workLimits } from '../database/time-limits.ts'
import { Clock } from '../environment/clock.ts'
import { readEnvironment } from '../environment/environment.ts'
import { WordsInForce } from '../environment/words-in-force.ts'
import { endProgram } from '../errors/end-program.ts'
import { Refused } from '../errors/refused.ts'
import { openFileStore } from '../files/open-file-store.ts'
import { Pictures } from '../files/pictures.ts'
import { OldSiteImages } from './old-site-images.ts'
import { OldSiteImports } from './old-site-imports.ts'
import type { OldSiteReport } from './old-site-report.ts'
import { publicReach } from './public-address.ts'
import { NotRead, readJsonFile } from './read-json-file.ts'
import { reportLines } from './report-lines.ts'

/**
 * `node dist/api/old-site/import-old.js FILE [--keep] [--decisions FILE]`, with the environment of the
 * house, which may serve meanwhile: says what an import of the old site's export would do; with
 * `--keep` it is done. The decisions are JSON, a room or "leave-out" by the path of a booking.
 */
const asked = read()
if (asked)
  await run(asked.file, asked).catch((error: unknown) => {
    if (error instanceof Refused) fail(textOf(words(), error.error.text))
    else endProgram(error, [NotRead])
  })

interface Asked {
  keep: boolean
  decisions?: string | undefined
}

/** What is asked for; a word that is none of ours is not passed over, before `--keep` above all. */
function read(): (Asked & { file: string }) | null {
  try {
    const { values, positionals } = parseArgs({
      options: { keep: { type: 'boolean', default: false }, decisions: { type: 'string' } },
      allowPositionals: true,
    })
    const [file, ...more] = positionals
    if (file !== undefined && more.length === 0) return { ...values, file }
    fail('Give one file: that of an export.')
  } catch (error) {
    fail((error as Error).message)
  }
  return null
}

async function run(from: string, { keep, decisions: decisionsFile }: Asked): Promise<void> {
  const clock = new Clock({ movable: false, today: null, realNow: () => Date.now() })
  const environment = readEnvironment()
  const database = await openDatabase(environment.databaseUrl, workLimits, 1)
  const inForce = new WordsInForce()
  const pictures = new Pictures(database, await openFileStore(environment.files))
  const images = new OldSiteImages(pictures, publicReach, inForce)
  const imports = new OldSiteImports(environment, clock, images, inForce)
  try {
    const tree: unknown = await readJsonFile(from)
    const decisions = decisionsFile ? ((await readJsonFile(decisionsFile)) as Decisions) : {}
    tell(await imports.run({ tree, decisions, keep }, 'Import'))
  } finally {
    await database.destroy()
  }
}

function tell(report: OldSiteReport): void {
  for (const line of reportLines(report)) console.log(line)
}

function fail(text: string): void {
  console.error(text)
  process.exitCode = 1
}
