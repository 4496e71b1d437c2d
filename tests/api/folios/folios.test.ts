import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addEntry, balanceOf, entriesOf, openFolio } from '../../../api/folios/folios.ts'
import type { NewEntry } from '../../../api/folios/folio-entry.ts'
import { type FreshDatabase, freshDatabase } from '../../setup/postgres.ts'
import { someEntry } from './some-entry.ts'

let database: FreshDatabase
let pool: pg.Pool
const at = new Date('2026-03-02T10:00:00Z')

beforeAll(async () => {
  database = await freshDatabase()
  pool = new pg.Pool({ connectionString: database.url, max: 4 }).on('error', () => {})
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

async function folio(): Promise<string> {
  const id = randomUUID()
  await openFolio(pool, { id, kind: 'booking', number: 'B1', at })
  return id
}

const sold = (folioId: string, cents: number): NewEntry => ({
  folioId,
  kind: 'sold',
  cents,
  at,
  by: 'guest',
})

describe('A folio', () => {
  it('owes what was sold, less what came in, plus what went back', async () => {
    const folioId = await folio()
    expect(await balanceOf(pool, folioId)).toBe(0)
    const entries: NewEntry[] = [
      sold(folioId, 20_800),
      { folioId, kind: 'received', method: 'ideal', cents: -20_800, at, by: 'provider' },
      { folioId, kind: 'changed', cents: -10_400, at, by: 'Mieke Geurts' },
      { folioId, kind: 'refunded', method: 'ideal', cents: 10_400, at, by: 'Mieke Geurts' },
    ]
    const balances: number[] = []
    for (const entry of entries) {
      await addEntry(pool, entry)
      balances.push(await balanceOf(pool, folioId))
    }
    expect(balances).toEqual([20_800, 0, -10_400, 0])
  })

  it('has an entry once, however often and however at once it is asked for by its key', async () => {
    const folioId = await folio()
    const entry = { ...sold(folioId, 10_000), key: `press-${folioId}` }
    const written = await Promise.all([1, 2, 3].map(() => addEntry(pool, entry)))
    expect(written.filter(Boolean)).toHaveLength(1)
    expect(await addEntry(pool, entry)).toBe(false)
    expect(await balanceOf(pool, folioId)).toBe(10_000)
  })

  it('lets no entry be changed or taken out, whoever asks', async () => {
    const folioId = await folio()
    await addEntry(pool, sold(folioId, 10_000))
    for (const statement of ['UPDATE folio_entries SET cents = 1', 'DELETE FROM folio_entries'])
      await expect(pool.query(statement)).rejects.toThrow('never changed')
  })

  it('refuses what cannot be: money sold below zero, a receipt without a method', async () => {
    const folioId = await folio()
    const wrong: NewEntry[] = [
      sold(folioId, -1),
      { folioId, kind: 'received', cents: -1, at, by: 'provider' },
      { folioId, kind: 'changed', method: 'pin', cents: -1, at, by: null },
      { folioId, kind: 'written-off', cents: 1, at, by: 'Mieke Geurts' },
    ]
    for (const entry of wrong) await expect(addEntry(pool, entry)).rejects.toThrow('check')
    expect(await entriesOf(pool, folioId)).toEqual([])
  })
})

describe('Over any run of sold, changed, received, refunded and written off', () => {
  it('the balance is the sum of the entries, and each stays as it was written', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(someEntry, { maxLength: 12 }), async (run) => {
        const folioId = await folio()
        let sum = 0
        for (const entry of run) {
          const before = await entriesOf(pool, folioId)
          await addEntry(pool, { ...entry, folioId, at })
          sum += entry.cents
          const after = await entriesOf(pool, folioId)
          expect(after.slice(0, -1)).toEqual(before)
          expect(after.at(-1)).toMatchObject(entry)
          expect(await balanceOf(pool, folioId)).toBe(sum)
        }
      }),
      { numRuns: 50 },
    )
  })
})
