import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it, vi } from 'vitest'
import type { BillDetailView } from '../../../api/bills/bill-shapes.ts'
import type { BookingDetailView } from '../../../api/bookings/booking-answer-shapes.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { entriesOf } from '../../../api/folios/folios.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { orderBreakfast } from '../setup/order-breakfast.ts'
import { emptySetup } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { pressOn, versionOf } from '../setup/version-of.ts'

const BOOKINGS = '/api/back-office/bookings'
const ORDERS = '/api/back-office/breakfast-orders'

let setup: TestSetup
let staff: SignedIn
let presses = 0

beforeAll(async () => {
  setup = await openSetup()
  staff = await signedIn(setup.app)
})
beforeEach(() => {})
afterEach(async () => {
  vi.restoreAllMocks()
  await emptySetup(setup.pool)
})
afterAll(() => setup.close())

/** A stay of € 220,00 that is to be paid at the desk. */
async function unpaidStay(): Promise<string> {
  const { id } = (await book(setup.app, twoNights)).body
  await setup.pool.query(
    `UPDATE bookings SET state = 'confirmed', payment = 'at-desk', hold_until = NULL, promised_until = NULL, visitor = NULL WHERE id = $1`,
    [id],
  )
  return id
}
const press = () => `press-of-write-off-${presses++}`
const ask = async (id: string, act: string, content: object) =>
  staff.post<ApiError>(`${BOOKINGS}/${id}/acts/${act}`, {
    requestId: press(),
    version: await versionOf(setup.pool, id),
    ...content,
  })
const bill = async (id: string) =>
  (await staff.get<BillDetailView>(`/api/back-office/bills/${id}`)).body
const entries = async (id: string) =>
  (await entriesOf(setup.pool, id)).map(({ kind, cents, note }) => [kind, cents, note])
/** What was refused at which field. */
const fieldsOf = ({ error }: ApiError) => ('fields' in error ? error.fields : [])

describe('A write-off', () => {
  it('of what is left after a part was received by pin leaves nothing open, and sells nothing less', async () => {
    const id = await unpaidStay()
    expect((await ask(id, 'mark-paid', { cents: 15_000, method: 'pin' })).status).toBe(200)
    const reason = 'De douche was kapot'
    expect((await ask(id, 'write-off', { cents: 7_000, reason })).status).toBe(200)
    expect(await bill(id)).toMatchObject({
      totalCents: 22_000,
      receivedCents: 15_000,
      writtenOffCents: 7_000,
      balanceCents: 0,
      paid: true,
      payUrl: null,
    })
    expect((await entries(id)).slice(1)).toEqual([
      ['received', -15_000, ''],
      ['written-off', -7_000, reason],
    ])
    const { rows } = await setup.pool.query(
      'SELECT sum(cents)::int AS cents FROM folio_lines WHERE folio_id = $1',
      [id],
    )
    expect(rows).toEqual([{ cents: 22_000 }])
  })

  it('is entered once for one press, and taken back once by another entry', async () => {
    const id = await unpaidStay()
    const same = { cents: 2_000, reason: 'oninbaar', requestId: press() }
    for (const _ of [1, 2]) expect((await ask(id, 'write-off', same)).status).toBe(200)
    const entry = (await bill(id)).entries.find(({ kind }) => kind === 'written-off')!
    expect(entry).toMatchObject({ cents: -2_000, takenBack: false })
    for (const _ of [1, 2])
      expect((await ask(id, 'take-back-write-off', { entryId: entry.id })).status).toBe(200)
    expect((await entries(id)).slice(1).map(([kind, cents]) => [kind, cents])).toEqual([
      ['written-off', -2_000],
      ['written-off', 2_000],
    ])
    expect(await bill(id)).toMatchObject({ balanceCents: 22_000, writtenOffCents: 0 })
    expect((await bill(id)).entries[1]).toMatchObject({ takenBack: true })
  })

  it.each([
    [
      'without a reason',
      { cents: 100, reason: '  ' },
      'reason',
      'Schrijf op waarom dit wordt afgeschreven.',
    ],
    [
      'whose reason is missing',
      { cents: 100 },
      'reason',
      'Schrijf op waarom dit wordt afgeschreven.',
    ],
    [
      'with a reason that is too long',
      { cents: 100, reason: 'x'.repeat(501) },
      'reason',
      'Deze tekst is te lang.',
    ],
    [
      'of more than is open',
      { cents: 22_001, reason: 'x' },
      'cents',
      'Dit is meer dan er nog open staat.',
    ],
    ['of nothing', { cents: 0, reason: 'x' }, 'cents', 'Vul een bedrag in boven € 0,00.'],
    ['below zero', { cents: -5, reason: 'x' }, 'cents', 'Vul een bedrag in boven € 0,00.'],
    ['of half a cent', { cents: 0.5, reason: 'x' }, 'cents', 'Vul een bedrag in.'],
    ['of an absurd sum', { cents: 1e15, reason: 'x' }, 'cents', 'Vul een bedrag in.'],
  ])('%s is refused at its field, and nothing is stored', async (_, content, field, text) => {
    const id = await unpaidStay()
    const { status, body } = await ask(id, 'write-off', content)
    expect(status).toBe(400)
    expect(fieldsOf(body)).toContainEqual({ field, text })
    expect(await entries(id)).toHaveLength(1)
  })

  it('never came in, so a cancellation gives nothing of it back', async () => {
    const id = await unpaidStay()
    await ask(id, 'mark-paid', { cents: 15_000, method: 'pin' })
    await ask(id, 'write-off', { cents: 7_000, reason: 'De douche was kapot' })
    const { cancellation } = (await staff.get<BookingDetailView>(`${BOOKINGS}/${id}`)).body
    expect(cancellation.paidCents).toBe(15_000)
    const cancel = (refundCents: number) =>
      ask(id, 'cancel', { refundCents, reason: 'De gast is ziek', mailGuest: false })
    const more = await cancel(15_001)
    expect([more.status, fieldsOf(more.body)]).toEqual([
      400,
      [{ field: 'refundCents', text: 'Dit is meer dan er is betaald.' }],
    ])
    expect((await cancel(15_000)).status).toBe(200)
    expect(await bill(id)).toMatchObject({ balanceCents: -15_000, receivedCents: 15_000 })
  })

  it('of a held booking, or of one that is not there, is refused', async () => {
    const held = (await book(setup.app, twoNights)).body.id
    const content = { cents: 100, reason: 'x' }
    expect((await ask(held, 'write-off', content)).status).toBe(409)
    const nobody = '00000000-0000-4000-8000-000000000000'
    expect((await ask(nobody, 'write-off', content)).status).toBe(404)
    expect((await ask(held, 'take-back-write-off', { entryId: '1' })).status).toBe(409)
    expect(await entries(held)).toHaveLength(1)
  })

  it('that was a receipt is taken back as none', async () => {
    const id = await unpaidStay()
    await ask(id, 'mark-paid', { cents: 500, method: 'cash' })
    const receipt = (await bill(id)).entries.at(-1)!
    expect((await ask(id, 'take-back-write-off', { entryId: receipt.id })).status).toBe(409)
    expect((await bill(id)).balanceCents).toBe(21_500)
  })
})

describe('A receipt and a refund', () => {
  it('above what is open, or above what came in, is refused and stored nowhere', async () => {
    const id = await unpaidStay()
    const received = await ask(id, 'mark-paid', { cents: 22_001, method: 'pin' })
    expect([received.status, fieldsOf(received.body)]).toEqual([
      400,
      [{ field: 'cents', text: 'Dit is meer dan er nog open staat.' }],
    ])
    const refund = { cents: 100, refundIds: [], method: 'bank', requestId: press() }
    const refunded = await staff.post<ApiError>(`${BOOKINGS}/${id}/acts/refunded-by-hand`, refund)
    expect(refunded.status).toBe(409)
    expect(refunded.body.error.text).toMatch(/^Wat er met de hand terug moet/)
    expect(await entries(id)).toHaveLength(1)
  })
})

describe('The bill of a stay', () => {
  it('has its lines as sold, the VAT per rate, its entries and where it is paid', async () => {
    const id = await unpaidStay()
    const { lines, rates, entries: happened, payUrl, totalCents } = await bill(id)
    expect(lines.map(({ label, cents, vatBasisPoints }) => [label, cents, vatBasisPoints])).toEqual(
      [
        ['2 nachten', 19_000, 2100],
        ['Seizoenstoeslag', 2_000, 2100],
        ['Toeristenbelasting', 1_000, null],
      ],
    )
    expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(totalCents)
    expect(rates).toEqual([
      { vatBasisPoints: 2100, grossCents: 21_000, netCents: 17_355, vatCents: 3_645 },
      { vatBasisPoints: null, grossCents: 1_000, netCents: 1_000, vatCents: 0 },
    ])
    expect(happened).toMatchObject([{ kind: 'sold', cents: 22_000, by: 'guest' }])
    expect(payUrl).toContain(`?id=${id}`)
  })

  it('that is not there, or whose id is none, is answered with a Dutch 404', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'x']) {
      const { status, body } = await staff.get<ApiError>(`/api/back-office/bills/${id}`)
      expect([status, body.error.text]).toEqual([404, 'Deze rekening bestaat niet.'])
    }
  })
})

describe('A breakfast order that was brought and not paid', () => {
  it('is written off with the reason, never for more than is open, and that is taken back', async () => {
    const { id } = (await orderBreakfast(setup.app)).body
    const of = async (act: string, content: object) =>
      staff.post<ApiError>(`${ORDERS}/${id}/acts/${act}`, {
        ...(await pressOn(setup.pool, id)),
        ...content,
      })
    const content = { cents: 3_880, reason: 'verhuisd' }
    expect((await of('write-off', content)).status).toBe(409)
    await setup.pool.query(`UPDATE breakfast_orders SET state = 'delivered', visitor = NULL`)
    const high = await of('write-off', { ...content, cents: 3_881 })
    expect([high.status, fieldsOf(high.body)]).toEqual([
      400,
      [{ field: 'cents', text: 'Dit is meer dan er nog open staat.' }],
    ])
    expect((await of('write-off', content)).status).toBe(200)
    expect(await bill(id)).toMatchObject({ paid: true, writtenOffCents: 3_880 })
    const entry = (await bill(id)).entries.at(-1)!
    expect((await of('take-back-write-off', { entryId: entry.id })).status).toBe(200)
    expect(await bill(id)).toMatchObject({ balanceCents: 3_880, writtenOffCents: 0 })
  })
})
