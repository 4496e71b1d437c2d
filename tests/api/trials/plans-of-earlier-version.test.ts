import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../../../api/database/migrate.ts'
import { type FreshDatabase, freshDatabase } from '../../setup/postgres.ts'
import { asOfEarlierVersion } from '../setup/earlier-version.ts'

/** How many migrations there were before plans named their nouns (0089). */
const BEFORE = 68
const ELS = '11111111-1111-4111-8111-111111111111'

let database: FreshDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await freshDatabase()
  await asOfEarlierVersion(database.url, BEFORE)
  pool = new pg.Pool({ connectionString: database.url, max: 1 })
  await pool.query(
    `INSERT INTO changes (noun, row_key, before, after, by, at) VALUES ('seasons', '3', '{}', '{"id": 3}', 'Els', '2026-01-01')`,
  )
  // The first was planned before plans were noted.
  const plan = async (method: string, path: string, body: object | null, isNoted = true) =>
    pool.query(
      `WITH acting AS MATERIALIZED (SELECT set_config('kamersleutel.by', $5, false))
       INSERT INTO planned_edits (from_day, method, path, body, title, told, changes, by, staff_id, email, planned_at)
       SELECT '2026-03-01', $1, $2, $3, 'Wijzigen', '[]', '[]', 'Els', $4, 'els@example.com', '2026-01-02' FROM acting`,
      [method, `/api/back-office/${path}`, body && JSON.stringify(body), ELS, isNoted ? 'Els' : ''],
    )
  await plan('POST', 'seasons', { amount: '1,00' }, false)
  await plan('PUT', 'seasons/3', { amount: '2,00', version: 1 })
  await plan('DELETE', 'vat-rates/4?version=7', null)
  await plan('PUT', 'settings/rule-numbers', { numbers: {}, version: 0 })
  await plan('PUT', 'readings/season.ends', { value: 'last-night' })
  await plan('POST', 'room-types/1/prices', { persons: '2', amount: '3,00' })
  await plan('PUT', 'room-types/1/prices/2', { amount: '4,00', version: 5 })
  await plan('DELETE', 'room-types/2/minimum-nights/9?version=8', null)
  await plan('DELETE', 'room-types/2', null)
  await migrate(database.url)
}, 120_000)
afterAll(async () => {
  await pool.end()
  await database.drop()
})

it('Plans of an earlier version name noun, row and values, and know the changes before them', async () => {
  const { rows } = await pool.query('SELECT noun, key, values, base FROM planned_edits ORDER BY id')
  expect(rows).toEqual([
    { noun: 'seasons', key: [], values: { amount: '1,00' }, base: 1 },
    { noun: 'seasons', key: ['3'], values: { amount: '2,00' }, base: 2 },
    { noun: 'vat-rates', key: ['4'], values: null, base: 3 },
    { noun: 'settings/rule-numbers', key: [], values: { numbers: {} }, base: 4 },
    { noun: 'readings', key: ['season.ends'], values: { value: 'last-night' }, base: 5 },
    { noun: 'room-types/prices', key: ['1'], values: { persons: '2', amount: '3,00' }, base: 6 },
    { noun: 'room-types/prices', key: ['1', '2'], values: { amount: '4,00' }, base: 7 },
    { noun: 'room-types/minimum-nights', key: ['2', '9'], values: null, base: 8 },
    { noun: 'room-types', key: ['2'], values: null, base: 9 },
  ])
})
