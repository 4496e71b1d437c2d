import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { Sandbox } from '../../../api/payments/sandbox/sandbox.ts'
import { bookOverHttp } from '../setup/book-over-http.ts'
import { twoNights } from '../setup/book.ts'
import { orderBreakfast } from '../setup/order-breakfast.ts'
import { type ListeningApi, listeningApi } from '../payments/listening-api.ts'
import { happening, moneyHistory } from '../payments/money-history.ts'
import { contentOf, exported, newHouse, testFolders } from './whole-house.ts'
import { log } from '../../../api/telemetry/log.ts'

let api: ListeningApi
let folders: Awaited<ReturnType<typeof testFolders>>

beforeAll(async () => {
  // The histories say when the provider calls.
  vi.spyOn(Sandbox.prototype, 'callDue').mockResolvedValue()
  vi.spyOn(log, 'warn').mockImplementation(() => {})
  folders = await testFolders()
  api = await listeningApi({ HOLDS_PER_VISITOR: '1000' })
})
afterAll(async () => {
  await api.close()
  await folders.remove()
  vi.restoreAllMocks()
})

/** What somebody may type: quotes, ends of lines, formulas, apostrophes, any sign but U+0000. */
const typed = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({
      unit: fc.constantFrom('"', ',', '\r', '\n', "'", '=', '+', '\\', '\t', 'é'),
      maxLength: 12,
    }),
  )
  .map((text) => text.replaceAll('\0', ''))

/** A piece of a house’s life: a booking with all that happens to its money, and what was typed. */
const life = fc.record({
  happenings: fc.array(happening, { maxLength: 8 }),
  ordersBreakfast: fc.boolean(),
  notes: typed,
  text: typed,
  /** Null and an empty text are not the same. */
  label: fc.option(typed),
  answers: fc.json({ maxDepth: 3 }),
  microseconds: fc.nat(999_999),
})

/** What is typed outside of the histories; each column keeps any text. */
async function type(bookingId: string, one: typeof life extends fc.Arbitrary<infer L> ? L : never) {
  const { notes, text, label, answers, microseconds } = one
  await api.pool.query('UPDATE bookings SET notes = $2 WHERE id = $1', [bookingId, notes])
  await api.pool.query('UPDATE page_texts SET body = $1, updated_at = now()', [text])
  await api.pool.query('UPDATE rooms SET label = $1', [label ?? ''])
  await api.pool.query(
    `INSERT INTO events (subject_kind, subject_id, kind, at, by, data)
     SELECT subject_kind, subject_id, kind, at + $2 * interval '1 microsecond', $3, $4 FROM events
     WHERE subject_id = $1 LIMIT 1`,
    [bookingId, microseconds, label, JSON.stringify({ answers: text, more: JSON.parse(answers) })],
  )
}

describe('Over any life of a house', () => {
  it('the export of an import is the export, byte for byte', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(life, async (one) => {
        // The house of the run before lives on: each has seen more.
        await api.pool.query(
          `UPDATE bookings SET state = 'cancelled', hold_until = NULL, promised_until = NULL WHERE state IN ('held', 'confirmed')`,
        )
        const { body } = await bookOverHttp(api.url, twoNights)
        if (one.ordersBreakfast) await orderBreakfast(api.app)
        const history = moneyHistory(api, body.id)
        for (const each of one.happenings) await history.happens(each)
        await type(body.id, one)
        const [house, again] = [folders.fresh(), folders.fresh()]
        await exported(api.database.url, house)
        const other = await newHouse(house)
        await exported(other.url, again)
        expect(await contentOf(again)).toEqual(await contentOf(house))
        await other.drop()
      }),
      { numRuns: 5 },
    )
  })
})
