import pg from 'pg'
import { untilDatabaseAnswers } from '../api/database/await-database.ts'
import { workLimits } from '../api/database/time-limits.ts'
import { readEnvironment } from '../api/environment/environment.ts'
import { demoLoginWorks } from '../api/staff/demo-login-works.ts'
import { openLog } from '../api/telemetry/log.ts'

/** Only one demo at a time, when two are started. */
const DEMO_LOCK = 7_262_638

/**
 * `node dist/api/database/demo.js`, once the site serves: furnishes an empty property and fills it
 * with bookings and breakfast orders. A property that has rooms of its own is left alone; a demo that broke off goes on.
 * The parts that furnish and book are loaded only where there is something to do. The last line tells the
 * launcher whether there is a login to show.
 */
const environment = readEnvironment()
// The launcher reads standard output.
openLog('program', 'warn', process.stderr)
if (!environment.demo) console.log('demo: not in this property')
else {
  const { unfinished, login } = await untilDatabaseAnswers(() =>
    connected(environment.databaseUrl, async (client) => ({
      unfinished: await beginDemo(client),
      login: await demoLoginWorks(client),
    })),
  )
  if (unfinished) {
    const { fillDemo } = await import('./fill-demo.ts')
    console.log(`demo: ${await fillDemo(environment)} bookings`)
  } else console.log('demo: nothing to do')
  if (login) console.log('login: demo')
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, ...workLimits })
  await client.connect()
  return work(client).finally(() => client.end())
}

/** Furnishes the property unless it has rooms; true when bookings are still to be made. */
async function beginDemo(client: pg.Client): Promise<boolean> {
  await client.query('BEGIN')
  await client.query('SELECT pg_advisory_xact_lock($1)', [DEMO_LOCK])
  const { rows } = await client.query<{ furnished: boolean; filled: boolean | null }>(
    `SELECT EXISTS (SELECT FROM room_types) AS furnished, (SELECT (value->>'filled')::boolean FROM settings WHERE key = 'demo') AS filled`,
  )
  const { furnished, filled } = rows[0]!
  if (!furnished) {
    const { furnishDemo } = await import('./furnish-demo.ts')
    await furnishDemo(client)
    await client.query(`INSERT INTO settings (key, value) VALUES ('demo', '{"filled": false}')`)
  }
  await client.query('COMMIT')
  return !furnished || filled === false
}
