import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadProperty } from '../../../api/facts/load-property.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'

let setup: TestSetup
beforeAll(async () => {
  setup = await openSetup()
})
afterAll(() => setup.close())

/** The tables that the one statement of the facts reads, as PostgreSQL plans it. */
async function readByTheFacts(): Promise<string[]> {
  const asked: { text: string; values: unknown[] }[] = []
  const listening = {
    query: (statement: (typeof asked)[number]) => {
      asked.push(statement)
      return setup.pool.query(statement.text, statement.values)
    },
  }
  await loadProperty(listening as unknown as Pool, 0)
  const [{ text, values }] = asked as [(typeof asked)[number]]
  const { rows } = await setup.pool.query<{ 'QUERY PLAN': unknown }>(
    `EXPLAIN (FORMAT JSON) ${text}`,
    values,
  )
  const plan = JSON.stringify(rows[0]!['QUERY PLAN'])
  return [...plan.matchAll(/"Relation Name":"(\w+)"/g)].map((match) => match[1]!)
}

/** The tables on which a trigger of this function stands. */
async function withTrigger(name: string): Promise<string[]> {
  const { rows } = await setup.pool.query<{ name: string }>(
    `SELECT DISTINCT c.relname AS name FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid
     WHERE p.proname = $1 ORDER BY 1`,
    [name],
  )
  return rows.map((row) => row.name)
}

const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted()

describe('A table that the facts read', () => {
  let facts: string[]
  beforeAll(async () => {
    // The row that says that something changed cannot announce itself, and a changed stay is written
    // in one transaction with its event.
    const announcedOtherwise = ['facts_version', 'events']
    facts = sorted(await readByTheFacts()).filter((table) => !announcedOtherwise.includes(table))
  })

  it('is found in the statement that reads them', () => {
    expect(facts).toEqual(expect.arrayContaining(['bookings', 'rooms', 'seasons', 'settings']))
  })

  it('has its changes announced, and no other table has', async () => {
    expect(await withTrigger('facts_changed')).toEqual(facts)
  })

  it('is written down where staff keep it: all but bookings, which have their own history, and the files of pictures', async () => {
    const written = await withTrigger('note_change')
    expect(facts.filter((table) => !written.includes(table))).toEqual(['bookings', 'pictures'])
  })
})
