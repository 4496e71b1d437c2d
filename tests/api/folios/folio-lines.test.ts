import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NewEntry } from '../../../api/folios/folio-entry.ts'
import { linesOfEntry, netLinesOf } from '../../../api/folios/folio-lines.ts'
import { addEntry, entriesOf, openFolio } from '../../../api/folios/folios.ts'
import type { PricedLines, Quote, QuoteLine } from '../../../rules/quotes/quote.ts'
import type { SoldLine } from '../../../rules/quotes/sold-line.ts'
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

async function folio(kind = 'booking'): Promise<string> {
  const id = randomUUID()
  await openFolio(pool, { id, kind, number: 'B1', at })
  return id
}

const night = (day: string, cents = 9_250): QuoteLine => ({
  item: 'room-night',
  night: day,
  persons: 2,
  cents,
  vatCategory: 'lodging',
  vatBasisPoints: 2100,
  rule: 'BO §9',
  reading: null,
})
const tax = (day: string): QuoteLine => ({
  ...night(day, 500),
  item: 'tourist-tax',
  vatCategory: 'none',
  vatBasisPoints: 0,
})
const childSeat: QuoteLine = {
  ...night('', 500),
  item: 'extra',
  night: null,
  persons: 1,
  name: 'Kinderzitje',
}

function stay(days: string[], departure: string, more: QuoteLine[] = []): Quote {
  const lines = [...days.flatMap((day) => [night(day), tax(day)]), ...more]
  const totalCents = lines.reduce((sum, line) => sum + line.cents, 0)
  const what = { roomTypeId: 1, roomTypeName: 'Knusse kamer', persons: 2, nights: days.length }
  return { ...what, arrival: days[0]!, departure, lines, totalCents }
}

const twoNights = stay(['2026-04-10', '2026-04-11'], '2026-04-12', [childSeat])

const sell = (folioId: string, quote: PricedLines) =>
  addEntry(pool, { folioId, kind: 'sold', cents: quote.totalCents, at, by: 'guest', quote })

const change = (folioId: string, cents: number, more: Partial<NewEntry> = {}) =>
  addEntry(pool, { folioId, kind: 'changed', cents, at, by: null, ...more })

/** The lines of the newest entry. */
async function newest(folioId: string): Promise<string[]> {
  const entries = await entriesOf(pool, folioId)
  return inWords(await linesOfEntry(pool, entries.at(-1)!.id))
}

const inWords = (lines: SoldLine[]) =>
  lines.map((line) => `${line.item} ${line.suppliedOn} ${line.cents}`)

const sumOf = (lines: { cents: number }[]) => lines.reduce((sum, line) => sum + line.cents, 0)

describe('What is sold, line by line', () => {
  it('is the lines of the quote; what is for the whole stay is supplied with its last night', async () => {
    const id = await folio()
    await sell(id, twoNights)
    expect(inWords(await netLinesOf(pool, id))).toEqual([
      'room-night 2026-04-10 9250',
      'tourist-tax 2026-04-10 500',
      'room-night 2026-04-11 9250',
      'tourist-tax 2026-04-11 500',
      'extra 2026-04-11 500',
    ])
    expect((await netLinesOf(pool, id)).at(-1)).toEqual({
      item: 'extra',
      name: 'Kinderzitje',
      night: null,
      suppliedOn: '2026-04-11',
      persons: 1,
      cents: 500,
      vatCategory: 'lodging',
      vatBasisPoints: 2100,
    })
  })

  it('of a changed stay adds only the night that came and takes back the one that went', async () => {
    const id = await folio()
    await sell(id, stay(['2026-04-10', '2026-04-11'], '2026-04-12'))
    await change(id, 0, { quote: stay(['2026-04-11', '2026-04-12'], '2026-04-13') })
    expect(await newest(id)).toEqual([
      'room-night 2026-04-10 -9250',
      'tourist-tax 2026-04-10 -500',
      'room-night 2026-04-12 9250',
      'tourist-tax 2026-04-12 500',
    ])
  })

  it('of an order that is cancelled without costs is nothing', async () => {
    const id = await folio()
    await sell(id, twoNights)
    await change(id, -20_000, { note: 'cancelled' })
    expect(await netLinesOf(pool, id)).toEqual([])
  })

  it('of an order that is cancelled with costs is what is kept, and no tourist tax', async () => {
    const id = await folio()
    await sell(id, twoNights)
    await change(id, -10_000, { note: 'cancelled' })
    expect(await netLinesOf(pool, id)).toEqual([
      {
        item: 'cancellation-fee',
        name: null,
        night: '2026-03-02',
        suppliedOn: '2026-03-02',
        persons: 0,
        cents: 10_000,
        vatCategory: 'lodging',
        vatBasisPoints: 2100,
      },
    ])
  })

  it('of a hold that ended is nothing, and is all there again when its money comes', async () => {
    const id = await folio()
    await sell(id, twoNights)
    const sold = await netLinesOf(pool, id)
    await change(id, -20_000, { note: 'expired' })
    expect(await netLinesOf(pool, id)).toEqual([])
    await change(id, 20_000, { note: 'after-hold' })
    expect(inWords(await netLinesOf(pool, id))).toEqual(inWords(sold))
  })

  it('of a sale is supplied on the day in the house, not in London', async () => {
    const id = await folio('sale')
    const quote = { lines: [childSeat], totalCents: 500 }
    const lateInMarch = new Date('2026-03-31T22:30:00Z')
    await addEntry(pool, { folioId: id, kind: 'sold', cents: 500, at: lateInMarch, by: 'x', quote })
    expect(inWords(await netLinesOf(pool, id))).toEqual(['extra 2026-04-01 500'])
  })

  it('with cash rounded has the rounding as a line outside VAT', async () => {
    const id = await folio('sale')
    await sell(id, { lines: [{ ...childSeat, cents: 1_397 }], totalCents: 1_397 })
    await change(id, -2, { note: 'rounding' })
    expect((await netLinesOf(pool, id)).at(-1)).toMatchObject({
      item: 'adjustment',
      name: 'rounding',
      cents: -2,
      vatCategory: 'none',
    })
  })

  it('given back in parts takes it off each rate, the dearest first, and none is below zero', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 9_000 }), { maxLength: 6 }),
        async (parts) => {
          const id = await folio()
          await sell(id, twoNights)
          let left = twoNights.totalCents
          for (const part of parts) {
            const cents = Math.min(part, left)
            if (cents === 0) break
            left -= cents
            await change(id, -cents, { note: 'given-back' })
            const lines = await netLinesOf(pool, id)
            const at = (points: number) =>
              sumOf(lines.filter(({ vatBasisPoints }) => vatBasisPoints === points))
            expect([at(2_100), at(0)]).toEqual([Math.max(0, left - 1_000), Math.min(left, 1_000)])
          }
        },
      ),
      { numRuns: 25 },
    )
  })

  it('keeps what was given back when the stay is changed', async () => {
    const id = await folio()
    await sell(id, twoNights)
    await change(id, -2_000, { note: 'given-back' })
    const oneNight = stay(['2026-04-10'], '2026-04-11')
    await change(id, oneNight.totalCents - twoNights.totalCents, { quote: oneNight })
    const lines = await netLinesOf(pool, id)
    expect(sumOf(lines)).toBe(oneNight.totalCents - 2_000)
    expect(lines.find(({ item }) => item === 'adjustment')).toMatchObject({
      cents: -2_000,
      vatCategory: 'lodging',
      vatBasisPoints: 2_100,
    })
  })

  it('is never changed or taken out by itself', async () => {
    const id = await folio()
    await sell(id, twoNights)
    for (const statement of ['UPDATE folio_lines SET cents = 1', 'DELETE FROM folio_lines'])
      await expect(pool.query(statement)).rejects.toThrow('never changed')
  })
})

const days = ['2026-04-10', '2026-04-11', '2026-04-12', '2026-04-13', '2026-04-14']
const someStay = fc
  .record({
    from: fc.integer({ min: 0, max: 3 }),
    length: fc.integer({ min: 1, max: 3 }),
    extra: fc.boolean(),
  })
  .map(({ from, length, extra }) => {
    const stayed = days.slice(from, from + length)
    return stay(stayed, `2026-04-${Number(stayed.at(-1)!.slice(-2)) + 1}`, extra ? [childSeat] : [])
  })

/** What may happen to an order: each gives the entry, with what it was sold for so far. */
const something = fc.oneof(
  someStay.map((quote) => (sold: number) => ({
    kind: 'changed' as const,
    cents: quote.totalCents - sold,
    quote,
  })),
  fc.nat({ max: 100 }).map((percent) => (sold: number) => ({
    kind: 'changed' as const,
    cents: -Math.round((sold * percent) / 100),
    note: 'cancelled',
  })),
  fc.constant((sold: number) => ({ kind: 'changed' as const, cents: -sold, note: 'expired' })),
  someEntry.map((entry) => () => entry),
)

describe('Over any history of a folio', () => {
  it('the lines of an entry add up to it, those of the folio to what it is sold for, the balance to the sum of its entries', async () => {
    await fc.assert(
      fc.asyncProperty(someStay, fc.array(something, { maxLength: 8 }), async (first, history) => {
        const folioId = await folio()
        await sell(folioId, first)
        let sold = first.totalCents
        for (const happens of history) {
          const entry = happens(sold)
          await addEntry(pool, { by: null, ...entry, folioId, at })
          if (entry.kind === 'sold' || entry.kind === 'changed') sold += entry.cents
          if ('quote' in entry && entry.quote)
            expect(inWords(await netLinesOf(pool, folioId)).toSorted()).toEqual(
              inWords(await linesSold(entry.quote)).toSorted(),
            )
        }
        const entries = await entriesOf(pool, folioId)
        for (const { id, kind, cents } of entries)
          expect(sumOf(await linesOfEntry(pool, id))).toBe(
            kind === 'sold' || kind === 'changed' ? cents : 0,
          )
        expect(sumOf(await netLinesOf(pool, folioId))).toBe(sold)
        const { rows } = await pool.query('SELECT * FROM folio_balances WHERE folio_id = $1', [
          folioId,
        ])
        const balance = sumOf(entries)
        expect(rows).toEqual([
          {
            folio_id: folioId,
            sold_cents: sold,
            balance_cents: balance,
            written_off_cents: -sumOf(entries.filter(({ kind }) => kind === 'written-off')) || 0,
            settled_at: balance <= 0 ? at : null,
          },
        ])
      }),
      { numRuns: 60 },
    )
  })
})

/** The lines of a quote, sold by itself. */
async function linesSold(quote: PricedLines): Promise<SoldLine[]> {
  const id = await folio()
  await sell(id, quote)
  return netLinesOf(pool, id)
}
