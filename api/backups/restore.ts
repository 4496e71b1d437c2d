import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import type { InvoiceCounter } from '../../rules/numbering/invoice-number.ts'
import { appRole } from '../database/grant-to-app.ts'
import { isProduction, readEnvironment } from '../environment/environment.ts'
import { endProgram } from '../errors/end-program.ts'
import { openFileStore } from '../files/open-file-store.ts'
import { BackupBroken } from './read-backup.ts'
import { PlaceTaken } from './refuse-in-use.ts'
import { restoreBackup } from './restore-backup.ts'
import { RestoreRefused } from './restore-refused.ts'
import { SKIPPED } from './settle-restored.ts'

/** What is typed to put a backup in the place of a house that is there. */
const WORD = 'OVER'

/**
 * `node dist/api/backups/restore.js FILE [--over] [--last-invoice=F2026-0143]` makes the house of a backup anew, in the database
 * of `MIGRATION_DATABASE_URL` or `DATABASE_URL`. The secret goes into `SECRETS_FILE`, unless `SECRET`
 * says the same already.
 */
async function restore(
  file: string,
  over: boolean,
  lastInvoice: InvoiceCounter | null,
): Promise<string> {
  if (over && !(await saysTheWord())) throw new RestoreRefused('Nothing was changed.')
  const began = performance.now()
  const { env } = process
  const environment = readEnvironment({ ...env, SECRET: env['SECRET'] || 'not known before this' })
  const ownerUrl = env['MIGRATION_DATABASE_URL'] || environment.databaseUrl
  const {
    manifest,
    uncertainMails,
    lastInvoice: follows,
    leftOut,
  } = await restoreBackup(file, {
    ownerUrl,
    app: appRole(environment.databaseUrl, ownerUrl),
    files: await openFileStore(environment.files),
    keepSecret: async (secret) => keepSecret(secret, env['SECRET'], env['SECRETS_FILE']),
    over,
    now: new Date(),
    lastInvoice,
    prices: isProduction(env) ? 'by-law' : 'as-documented',
  })
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  return [
    `Restored ${rows} rows as of ${manifest.at} in ${((performance.now() - began) / 1000).toFixed(1)} s.`,
    ...(uncertainMails > 0
      ? [`${uncertainMails} mails were still to go at that moment: staff find them as 'onzeker'.`]
      : []),
    ...leftOut.map((name) => `Left out, for no release of Kamersleutel made it: ${name}.`),
    ...manifest.missing.map((name) => `Missing in the backup: the file ${name} of a picture.`),
    `Staff sign in again. Numbers of bookings and orders skip ${SKIPPED}: some may have been given since.`,
    follows === null
      ? 'There is no invoice in it.'
      : `The next invoice follows ${follows}. If a later one was given: restore again, with --over and --last-invoice=NUMBER.`,
  ].join('\n')
}

/** The number of an invoice, `F2026-0143`. */
function readInvoice(typed: string | undefined): InvoiceCounter | null {
  if (typed === undefined) return null
  const [, year, running] = /^F(\d{4})-(\d{4,8})$/.exec(typed) ?? []
  if (!year || !running)
    throw new RestoreRefused(`${typed} is no number of an invoice, as F2026-0143 is.`)
  return { year: Number(year), running: Number(running) }
}

async function saysTheWord(): Promise<boolean> {
  const asking = createInterface({ input: process.stdin, output: process.stdout })
  asking.once('close', () => {})
  const answer = await asking.question(
    `The house that is there will be gone, with all its bookings. Type ${WORD} to go on: `,
  )
  asking.close()
  return answer.trim() === WORD
}

/** Another secret would leave every second step and every link in a mail without use. */
function keepSecret(secret: string, given: string | undefined, file: string | undefined): void {
  if (given) {
    if (given === secret) return
    throw new RestoreRefused(
      'SECRET is not the one of this backup. Leave it out, or take the one of the backup: ' +
        'tar -xzOf FILE secrets.json. Nothing was changed.',
    )
  }
  if (!file) throw new RestoreRefused('Give SECRET as the backup has it. Nothing was changed.')
  const kept: object = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  writeFileSync(`${file}.new`, `${JSON.stringify({ ...kept, secret }, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

const { values, positionals } = parseArgs({
  options: { over: { type: 'boolean', default: false }, 'last-invoice': { type: 'string' } },
  allowPositionals: true,
})
try {
  if (positionals.length !== 1) throw new RestoreRefused('Name the file of one backup.')
  console.log(await restore(positionals[0]!, values.over, readInvoice(values['last-invoice'])))
} catch (error) {
  endProgram(error, [BackupBroken, PlaceTaken, RestoreRefused])
}
