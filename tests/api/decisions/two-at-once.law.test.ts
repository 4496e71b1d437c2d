import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { SaleView } from '../../../api/sales/sale-shape.ts'
import type { TimelineStep } from '../../../api/timeline/timeline-shape.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { orderBreakfast } from '../setup/order-breakfast.ts'
import { emptySetup } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { asShown } from '../setup/asked-change.ts'
import type { StayChangePreviewView } from '../../../api/bookings/booking-answer-shapes.ts'
import { type PropertyIds, propertyIds, stayWish } from '../setup/stay-wish.ts'
import { versionOf } from '../setup/version-of.ts'

const RUNS = Number(process.env['RUNS'] ?? 25)
/** The second day of the stay, and the morning on which the boxes are brought. */
const THEN = { booking: '2026-03-03T09:40:00+01:00', order: '2026-03-04T09:40:00+01:00' }
/** What the two nights cost one person. */
const ALONE_CENTS = 19_500
/** The tourist tax of two persons for two nights, which nobody owes who never came. */
const TAX_CENTS = 1_000
const WHO = ['Els', 'Beheer'] as const

let setup: TestSetup
let staff: SignedIn[]
let began: number
let ids: PropertyIds

beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 1 }] })
  began = setup.time.now
  const els = await signedIn(setup.app)
  await setup.pool.query(
    `WITH colleague AS (INSERT INTO staff (id, email, name, password_hash) VALUES (gen_random_uuid(), 'els@example.com', 'Els', 'x') RETURNING id)
     UPDATE staff_sessions SET staff_id = colleague.id FROM colleague`,
  )
  staff = [els, await signedIn(setup.app)]
  ids = await propertyIds(setup.pool)
})
afterAll(() => setup.close())

/** An act of staff, the event that says it was done, and what it writes in the ledger. */
interface Act {
  name: string
  content: object
  /** What the screen fills in of the record that it shows. */
  filled?(id: string): Promise<object>
  event: string
  writes(ledger: Ledger): [kind: string, cents: number][]
}
interface Ledger {
  /** What is still to pay. */
  open: number
  /** What the first receipt was. */
  received: number
}

const nothing = () => []
const money = (most: number) => fc.integer({ min: 1, max: most })
const markPaid = (most: number) =>
  money(most).map((cents): Act => ({
    name: 'mark-paid',
    content: { cents, method: 'pin' },
    event: 'paid',
    writes: () => [['received', -cents]],
  }))
const writeOff = (most: number) =>
  money(most).map((cents): Act => ({
    name: 'write-off',
    content: { cents, reason: 'oninbaar' },
    event: 'written-off',
    writes: () => [['written-off', -cents]],
  }))
const giveBack = (most: number) =>
  money(most).map((cents): Act => ({
    name: 'give-back',
    content: { cents, reason: 'De douche lekte' },
    event: 'given-back',
    writes: () => [['changed', -cents]],
  }))
const cancelled = (refundCents: number): Act => ({
  name: 'cancel',
  content: { refundCents, reason: 'Zo afgesproken', mailGuest: false },
  event: 'cancelled',
  writes: ({ open }) => changed(Math.max(0, open) + refundCents),
})
const cancel = (most: number) => fc.integer({ min: 0, max: most }).map(cancelled)
const attendance = fc.constantFrom<Act>(
  {
    name: 'arrive',
    content: {
      guests: [{ name: 'Anna van den Berg', residence: 'Maastricht', document: 'passport' }],
      arrival: '2026-03-02',
      departure: '2026-03-04',
    },
    event: 'arrived',
    writes: nothing,
  },
  { name: 'no-show', content: {}, event: 'no-show', writes: () => [['changed', -TAX_CENTS]] },
)
const other = fc.constantFrom<Act>(
  { name: 'pin-room', content: { pinned: true }, event: 'room-pinned', writes: nothing },
  {
    name: 'take-back-receipt',
    content: {},
    filled: async (id) => ({ entryId: await receiptOf(id) }),
    event: 'receipt-taken-back',
    writes: ({ received }) => [['received', received]],
  },
  {
    name: 'change-stay',
    content: {},
    filled: async (id) => {
      const wish = stayWish(ids, { persons: 1 })
      const { body } = await staff[0]!.post<StayChangePreviewView>(
        `/api/back-office/bookings/${id}/stay-change-preview`,
        wish,
      )
      expect(body.after!.totalCents).toBe(ALONE_CENTS)
      return { ...asShown(wish, body), requestId: randomUUID() }
    },
    event: 'stay-changed',
    writes: () => [['changed', ALONE_CENTS - 22_000]],
  },
)
const changed = (cents: number): [string, number][] => (cents > 0 ? [['changed', -cents]] : [])

/** A stay of € 220,00, of which so much was paid by pin. */
async function stayPaid(cents: number): Promise<string> {
  await emptySetup(setup.pool)
  setup.time.now = began
  const { id } = (await book(setup.app, twoNights)).body
  await setup.pool.query(
    `UPDATE bookings SET state = 'confirmed', payment = 'at-desk', hold_until = NULL, promised_until = NULL, visitor = NULL WHERE id = $1`,
    [id],
  )
  if (cents > 0) await paidByPin(id, cents)
  return id
}
/** Boxes of € 38,80, of which so much was paid by pin. */
async function boxesPaid(cents: number): Promise<string> {
  await emptySetup(setup.pool)
  setup.time.now = began
  const { id } = (await orderBreakfast(setup.app)).body
  await setup.pool.query(
    `UPDATE breakfast_orders SET state = 'confirmed', visitor = NULL WHERE id = $1`,
    [id],
  )
  if (cents > 0) await paidByPin(id, cents)
  return id
}
async function paidByPin(id: string, cents: number): Promise<void> {
  await setup.pool.query(
    `INSERT INTO folio_entries (folio_id, kind, method, cents, at, by, key) VALUES ($1::uuid, 'received', 'pin', $2, now(), 'Anna', 'receipt-' || $1)`,
    [id, -cents],
  )
}

/** The entry that staff wrote of the money they had in hand; another booking's where there is none. */
async function receiptOf(id: string): Promise<string> {
  const { rows } = await setup.pool.query<{ id: string }>(
    `SELECT id FROM folio_entries WHERE folio_id = $1 AND kind = 'received' ORDER BY id`,
    [id],
  )
  return rows[0]?.id ?? '1'
}

async function entriesOf(id: string): Promise<[string, number][]> {
  const { rows } = await setup.pool.query<{ kind: string; cents: number }>(
    'SELECT kind, cents FROM folio_entries WHERE folio_id = $1 ORDER BY id',
    [id],
  )
  return rows.map(({ kind, cents }) => [kind, cents])
}

/** What two acts write in the ledger, one after the other. */
function ledgerOf(acts: Act[], before: [string, number][]): [string, number][] {
  const written: [string, number][] = []
  const received = -before.reduce(
    (sum, [kind, cents]) => (kind === 'received' ? sum + cents : sum),
    0,
  )
  for (const act of acts)
    written.push(...act.writes({ open: sumOf([...before, ...written]), received }))
  return written
}
const sumOf = (entries: [string, number][]) => entries.reduce((sum, [, cents]) => sum + cents, 0)

/**
 * Two of staff see the same record and press at once: each 200 stands in the timeline and in the
 * ledger, and whoever is refused for what the other did reads the other's name.
 */
async function agrees(noun: 'bookings' | 'breakfast-orders', id: string, acts: [Act, Act]) {
  const kind = noun === 'bookings' ? 'booking' : 'breakfast-order'
  setup.time.now = Date.parse(noun === 'bookings' ? THEN.booking : THEN.order)
  const before = await entriesOf(id)
  const version = await versionOf(setup.pool, id)
  const filled = await Promise.all(acts.map(async ({ filled: fill }) => fill?.(id)))
  const answers = await Promise.all(
    acts.map(({ name, content }, one) =>
      staff[one]!.post<ApiError>(`/api/back-office/${noun}/${id}/acts/${name}`, {
        requestId: randomUUID(),
        ...content,
        ...filled[one],
        version,
      }),
    ),
  )
  const { body: steps } = await staff[0]!.get<TimelineStep[]>(
    `/api/back-office/timelines/${kind}/${id}`,
  )
  for (const [one, { status, body }] of answers.entries()) {
    expect([200, 400, 409]).toContain(status)
    const own = steps.filter(({ kind: step, by }) => by === WHO[one] && step === acts[one]!.event)
    expect(own).toHaveLength(status === 200 ? 1 : 0)
    if (status === 409 && body.error.reason === 'changed-meanwhile')
      expect(body.error.text).toContain(`door ${WHO[1 - one]!} om 9:40`)
  }
  const done = acts.filter((_, one) => answers[one]!.status === 200)
  const written = (await entriesOf(id)).slice(before.length)
  expect([ledgerOf(done, before), ledgerOf(done.toReversed(), before)]).toContainEqual(written)
  return answers.map(({ status }) => status)
}

describe('Any two acts of staff at once', () => {
  it('on a stay leave its ledger as one order of the two does, and each 200 is in its timeline', async () => {
    const counts: Record<string, number> = {}
    const act = fc.oneof(
      cancel(15_000),
      markPaid(9_000),
      writeOff(9_000),
      giveBack(15_000),
      attendance,
      other,
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(0, 15_000, 22_000), act, act, async (paid, one, two) => {
        const id = await stayPaid(paid)
        const statuses = await agrees('bookings', id, [one, two])
        const key = statuses.toSorted((a, b) => a - b).join(' ')
        counts[key] = (counts[key] ?? 0) + 1
      }),
      {
        numRuns: RUNS,
        // Cancelled by one with nothing back, by the other with € 97,50.
        examples: [[22_000, cancelled(0), cancelled(9_750)]],
      },
    )
    console.log(`a stay: ${JSON.stringify(counts)}`)
  })

  it('on a breakfast order too', async () => {
    const counts: Record<string, number> = {}
    const late = fc.boolean().map((refundLate): Act => ({
      name: 'cancel',
      content: { refundLate },
      event: 'cancelled',
      writes: ({ open }) => changed(refundLate ? 3_880 : Math.max(0, open)),
    }))
    const failed: Act = {
      name: 'fail-delivery',
      content: { because: 'nobody-home' },
      event: 'delivery-failed',
      writes: nothing,
    }
    const delivered: Act = { name: 'deliver', content: {}, event: 'delivered', writes: nothing }
    const act = fc.oneof(late, markPaid(3_000), giveBack(3_880), fc.constantFrom(failed, delivered))
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(0, 1_000, 3_880), act, act, async (paid, one, two) => {
        const id = await boxesPaid(paid)
        const statuses = await agrees('breakfast-orders', id, [one, two])
        const key = statuses.toSorted((a, b) => a - b).join(' ')
        counts[key] = (counts[key] ?? 0) + 1
      }),
      { numRuns: RUNS },
    )
    console.log(`a breakfast order: ${JSON.stringify(counts)}`)
  })
})

describe('A sale that was made', () => {
  const SALES = '/api/back-office/sales'
  const sold = async () => {
    const sale = {
      id: randomUUID(),
      products: [{ code: 'flowers', pieces: 1 }],
      totalCents: 1250,
    }
    const { body: begun } = await staff[0]!.post<SaleView>(SALES, sale)
    await staff[0]!.post(`${SALES}/${begun.id}/acts/choose`, { method: 'pin' })
    const settle = { receivedCents: null }
    return (await staff[0]!.post<SaleView>(`${SALES}/${begun.id}/acts/settle`, settle)).body
  }

  it('is answered to the ‘Ja’ that made it; another one reads who was first', async () => {
    const { id, version } = await sold()
    const yes = (one: number, to: number) =>
      staff[one]!.post<SaleView & ApiError>(`${SALES}/${id}/acts/yes`, { version: to })
    expect((await yes(0, version)).status).toBe(200)
    expect((await yes(0, version)).body.step).toBe('done')
    const late = await yes(1, version - 1)
    expect(late.status).toBe(409)
    expect(late.body.error.text).toMatch(/^Intussen afgerond door Els om \d+:\d\d: €\s12,50\.$/)
  })

  it('is taken back once; who has another reason reads the one that stands', async () => {
    const { id, version } = await sold()
    await staff[0]!.post(`${SALES}/${id}/acts/yes`, { version })
    const reasons = ['Verkeerd aangeslagen', 'De klant wil niet']
    const takeBack = (one: number) =>
      staff[one]!.post<ApiError>(`${SALES}/${id}/acts/take-back`, { reason: reasons[one] })
    const answers = await Promise.all([takeBack(0), takeBack(1)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const first = answers.findIndex(({ status }) => status === 200)
    const { text } = answers[1 - first]!.body.error
    expect(text).toContain(`Intussen teruggedraaid door ${WHO[first]!}`)
    expect(text).toContain(reasons[first])
    expect((await takeBack(first)).status).toBe(200)
  })
})
