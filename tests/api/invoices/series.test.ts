import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addEntry, openFolio } from '../../../api/folios/folios.ts'
import { takeNumber } from '../../../api/invoices/invoice-rows.ts'
import { Invoices } from '../../../api/invoices/invoices.ts'
import { isDatabaseGone } from '../../../api/errors/known-failures.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { fillCompany, someBuyer } from './some-buyer.ts'

const AT_ONCE = 100
const KILLED = 12

let setup: TestSetup
beforeAll(async () => {
  setup = await openSetup({ processes: 2 })
  await fillCompany(setup.pool)
})
afterAll(() => setup.close())

async function anOrder(): Promise<string> {
  const id = randomUUID()
  const at = new Date(setup.time.now)
  await openFolio(setup.pool, { id, kind: 'sale', number: `K-${id.slice(0, 8)}`, at })
  await addEntry(setup.pool, { folioId: id, kind: 'sold', cents: 1000, at, by: 'Mieke' })
  return id
}

/** Issues as often as it takes: who is cut off asks again. */
async function issued(invoices: Invoices, folioId: string): Promise<void> {
  for (;;) {
    try {
      await invoices.issue({ folioId, buyer: someBuyer, by: 'Mieke' })
      return
    } catch (error) {
      if (!isDatabaseGone(error)) throw error
    }
  }
}

/** Takes a number, and dies before it is stored. */
async function crash(): Promise<void> {
  const client = new pg.Client({ connectionString: setup.url }).on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  await client.query('BEGIN')
  await takeNumber(client as unknown as pg.PoolClient, 2026)
  await setup.pool.query('SELECT pg_terminate_backend($1)', [rows[0]!.pid])
  await client.end().catch(() => {})
}

/** Cuts off who holds the counter, in the middle of issuing. */
async function cutOff(): Promise<void> {
  await setup.pool.query(
    // In this database: others of the server have the same number for their table.
    `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE database = (SELECT oid FROM pg_database WHERE datname = current_database())
       AND relation = 'invoice_counter'::regclass AND mode = 'RowExclusiveLock' AND pid <> pg_backend_pid()`,
  )
}

it('A hundred invoices at once, and crashes between number and commit, leave no gap and no double', async () => {
  const folios = await Promise.all(Array.from({ length: AT_ONCE }, anOrder))
  const services = setup.processes.map(({ app }) => app.get(Invoices))
  await Promise.all([
    ...folios.map((folioId, place) => issued(services[place % services.length]!, folioId)),
    ...Array.from({ length: KILLED }, crash),
    ...Array.from({ length: KILLED }, cutOff),
  ])
  const { rows } = await setup.pool.query<{ running: number; number: string; folio: string }>(
    'SELECT running, number, folio_id AS folio FROM invoices ORDER BY running',
  )
  expect(rows.map(({ running }) => running)).toEqual(folios.map((_, place) => place + 1))
  expect(new Set(rows.map(({ folio }) => folio)).size).toBe(AT_ONCE)
  expect([rows[0]!.number, rows.at(-1)!.number]).toEqual(['F2026-0001', 'F2026-0100'])
  const counter = await setup.pool.query('SELECT year, running FROM invoice_counter')
  expect(counter.rows).toEqual([{ year: 2026, running: AT_ONCE }])
}, 60_000)

it('A new year begins at 1, and a clock that was moved back goes on in the newer year', async () => {
  const issue = async () => {
    const folioId = await anOrder()
    await issued(setup.app.get(Invoices), folioId)
    const { rows } = await setup.pool.query<{ number: string }>(
      'SELECT number FROM invoices WHERE folio_id = $1',
      [folioId],
    )
    return rows[0]!.number
  }
  const before = setup.time.now
  setup.time.now = Date.parse('2027-01-01T00:30:00+01:00')
  expect(await issue()).toBe('F2027-0001')
  setup.time.now = before
  expect(await issue()).toBe('F2027-0002')
})
