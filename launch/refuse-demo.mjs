import pg from 'pg'
import { startedMode } from './app-mode.mjs'

/**
 * Ends a start that would open a real house as a demo: its clock could be moved by anybody who signs
 * in, its payments would go to the sandbox, and a house that was just imported would get a login that
 * everybody can read. A house is real where it has rooms, a change that staff made, or staff of its
 * own, and no demo ever furnished it. A demo that broke off before that has the login it was given.
 * `DEMO=false` (a trial without demo data) opens it all the same.
 * @param {NodeJS.ProcessEnv} given
 * @param {string} url of the database, with its tables
 * @param {() => Promise<{ email: string }>} demoLogin
 * @throws {Error} in one sentence
 */
export async function refuseDemo(given, url, demoLogin) {
  const isOff = ['false', '0', 'off'].includes(given['DEMO'] ?? '')
  if (startedMode(given).HOUSE_MODE === 'production' || isOff) return
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      `SELECT WHERE NOT EXISTS (SELECT FROM settings WHERE key = 'demo')
         AND (EXISTS (SELECT FROM room_types) OR EXISTS (SELECT FROM changes)
           OR EXISTS (SELECT FROM staff WHERE lower(email) <> ALL ($1)))`,
      [[(await demoLogin()).email, (given['STAFF_EMAIL'] ?? '').trim().toLowerCase()]],
    )
    if (rowCount)
      throw new Error(
        'This is a real house, and no demo: HOUSE_MODE=production npm start opens it.',
      )
  } finally {
    await client.end()
  }
}
