/** `npm run reset`: forgets all data, so that the next start is the first one. */
import fs from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import pg from 'pg'
import { appLock } from './app-lock.mjs'
import { data } from './folders.mjs'
import { backupsIn } from './places.mjs'
import { withOwnDatabase } from './with-database.mjs'

try {
  const house = await realHouse()
  if (house !== null && !(await typesTheName(house)))
    throw new Error('That is another name. Nothing was changed.')
  await appLock(data).take()
  const backups = backupsIn(data)
  for (const name of fs.readdirSync(data)) {
    const one = path.join(data, name)
    // A database that stays opens with its own secret only.
    const stays = one === backups || (name === 'secrets.json' && process.env['DATABASE_URL'])
    if (!stays) fs.rmSync(one, { recursive: true, force: true })
  }
  const kept = fs.existsSync(backups)
  if (fs.readdirSync(data).length === 0) fs.rmdirSync(data)
  console.log(`All data of ${data} is gone; npm start makes a new property.`)
  if (kept) console.log(`The backups in ${backups} are as they were.`)
  if (process.env['DATABASE_URL'])
    console.log(
      'The database of DATABASE_URL is not ours to empty: it is as it was, and so is its secret.',
    )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/**
 * What is typed to forget the house that is here: its name, or the folder's where it has none or
 * cannot be read. Null where nothing of a real house can be lost.
 * @returns {Promise<string | null>}
 */
async function realHouse() {
  const given = process.env['DATABASE_URL']
  const isHere = fs.existsSync(path.join(data, 'postgres/cluster/PG_VERSION'))
  // Without either, a secret and pictures may be of a house in a database that is not named now.
  if (!given && !isHere)
    return fs.existsSync(path.join(data, 'secrets.json')) ? path.basename(data) : null
  if (appLock(data).isTaken()) await appLock(data).take()
  try {
    // Its own cluster goes with the folder, whatever database is named beside it.
    const own = isHere ? await withOwnDatabase(({ url }) => nameOf(url)) : null
    return own ?? (given ? await nameOf(given) : null)
  } catch (error) {
    console.error(`The house cannot be read: ${error instanceof Error ? error.message : error}`)
    return path.basename(data)
  }
}

/**
 * @param {string} url
 * @returns {Promise<string | null>} null of a demo, and of a database without a house
 */
async function nameOf(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    const tables = await client.query(`SELECT WHERE to_regclass('settings') IS NOT NULL`)
    if (!tables.rowCount) return null
    const { rows } = await client.query(
      `SELECT (SELECT value ->> 'name' FROM settings WHERE key = 'property') AS name
       WHERE NOT EXISTS (SELECT FROM settings WHERE key = 'demo')
         AND (EXISTS (SELECT FROM room_types) OR EXISTS (SELECT FROM changes) OR EXISTS (SELECT FROM staff))`,
    )
    return rows[0] ? rows[0].name || path.basename(data) : null
  } finally {
    await client.end()
  }
}

/** @param {string} name */
async function typesTheName(name) {
  const asking = createInterface({ input: process.stdin, output: process.stdout })
  // Where nobody answers, nothing is typed.
  const nothing = new Promise((resolve) => asking.once('close', () => resolve('')))
  const question = `This is a real house, and no demo: ${data}. Its bookings, guests and pictures will be gone; backups stay.\nType its name, ${name}, to go on: `
  const answer = await Promise.race([asking.question(question), nothing])
  asking.close()
  return `${answer}`.trim() === name
}
