import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BillDetailView } from '../../../api/bills/bill-shapes.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { netLinesOf } from '../../../api/folios/folio-lines.ts'
import { entriesOf } from '../../../api/folios/folios.ts'
import { refundStanding } from '../../../api/payments/refund-standing.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { orderBreakfast } from '../setup/order-breakfast.ts'
import { emptySetup } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { confirmedAndPaid } from '../setup/standing.ts'
import { handsOnOrders } from '../setup/hands-of-staff.ts'
import { pressOn, versionOf } from '../setup/version-of.ts'

const BOOKINGS = '/api/back-office/bookings'

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

const press = () => `press-of-give-back-${presses++}`
const reason = 'De douche was kapot'
const bill = async (id: string) =>
  (await staff.get<BillDetailView>(`/api/back-office/bills/${id}`)).body
const give = async (id: string, content: object) =>
  staff.post<ApiError>(`${BOOKINGS}/${id}/acts/give-back`, {
    requestId: press(),
    version: await versionOf(setup.pool, id),
    reason,
    ...content,
  })
const entries = async (id: string) =>
  (await entriesOf(setup.pool, id)).map(({ kind, cents, note }) => [kind, cents, note])
const fieldsOf = ({ error }: ApiError) => ('fields' in error ? error.fields : [])

/** A stay of € 220,00, paid through the provider. */
async function paidStay(): Promise<string> {
  const { id } = (await book(setup.app, twoNights)).body
  await setup.pool.query(confirmedAndPaid())
  await setup.pool.query(
    `UPDATE payments SET state = 'paid', received_cents = 22000, provider_id = coalesce(provider_id, 'tr_1') WHERE folio_id = $1`,
    [id],
  )
  return id
}

describe('Money that is given back', () => {
  it('makes the bill less, and is due at the provider as after a cancellation', async () => {
    const id = await paidStay()
    expect((await give(id, { cents: 5_000 })).status).toBe(200)
    expect(await bill(id)).toMatchObject({
      state: 'confirmed',
      totalCents: 17_000,
      receivedCents: 22_000,
      balanceCents: -5_000,
    })
    expect((await entries(id)).at(-1)).toEqual(['changed', -5_000, 'given-back'])
    expect(await refundStanding(setup.pool, id)).toMatchObject({
      owedCents: 5_000,
      dueCents: 5_000,
    })
    const { rows } = await setup.pool.query(
      `SELECT e.by, e.data FROM events e WHERE e.subject_id = $1 AND e.kind = 'given-back'`,
      [id],
    )
    expect(rows).toEqual([{ by: 'Beheer', data: { cents: 5_000, note: reason } }])
  })

  it('is entered once for one press, and never more in all than came in', async () => {
    const id = await paidStay()
    const same = { cents: 20_000, requestId: press() }
    for (const _ of [1, 2]) expect((await give(id, same)).status).toBe(200)
    const more = await give(id, { cents: 2_001 })
    expect([more.status, fieldsOf(more.body)]).toEqual([
      400,
      [{ field: 'cents', text: 'Dit is meer dan er is betaald.' }],
    ])
    expect((await give(id, { cents: 2_000 })).status).toBe(200)
    expect(await bill(id)).toMatchObject({ totalCents: 0, balanceCents: -22_000 })
    const lines = await netLinesOf(setup.pool, id)
    expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(0)
    // The nights were stayed: their tax is owed all the same.
    expect(lines.filter(({ item }) => item === 'tourist-tax')).not.toEqual([])
  })

  it('takes its VAT with it, of the dearest part first', async () => {
    const id = await paidStay()
    await give(id, { cents: 21_500 })
    const { rates } = await bill(id)
    expect(rates.map(({ vatBasisPoints, grossCents }) => [vatBasisPoints, grossCents])).toEqual([
      [2100, 0],
      [null, 500],
    ])
  })

  it.each([
    ['without a reason', { cents: 100, reason: ' ' }, 'reason', 'Schrijf op waarom dit teruggaat.'],
    ['of nothing', { cents: 0 }, 'cents', 'Vul een bedrag in boven € 0,00.'],
    ['below zero', { cents: -5 }, 'cents', 'Vul een bedrag in boven € 0,00.'],
    ['of an absurd sum', { cents: 1e15 }, 'cents', 'Vul een bedrag in.'],
    ['above what came in', { cents: 22_001 }, 'cents', 'Dit is meer dan er is betaald.'],
  ])('%s is refused at its field, and nothing is stored', async (_, content, field, text) => {
    const id = await paidStay()
    const { status, body } = await give(id, content)
    expect(status).toBe(400)
    expect(fieldsOf(body)).toContainEqual({ field, text })
    expect(await entries(id)).toHaveLength(2)
  })

  it('is refused while a part is still to pay, of a held booking, and of one that is not there', async () => {
    const held = (await book(setup.app, twoNights)).body.id
    expect((await give(held, { cents: 100 })).status).toBe(409)
    await setup.pool.query(
      `UPDATE bookings SET state = 'confirmed', payment = 'at-desk', hold_until = NULL, promised_until = NULL, visitor = NULL`,
    )
    const open = await give(held, { cents: 100 })
    expect([open.status, fieldsOf(open.body)]).toEqual([
      400,
      [
        {
          field: 'cents',
          text: 'Er staat nog iets open. Schrijf dat eerst af, dan kan er geld terug.',
        },
      ],
    ])
    expect((await give('00000000-0000-4000-8000-000000000000', { cents: 100 })).status).toBe(404)
  })
})

describe('A breakfast order that was paid', () => {
  it('has a part given back, once for one press, and never more than came in', async () => {
    const changes = handsOnOrders(setup.app)
    const { id } = (await orderBreakfast(setup.app)).body
    const of = async (content: object) =>
      staff.post<ApiError>(`/api/back-office/breakfast-orders/${id}/acts/give-back`, {
        ...(await pressOn(setup.pool, id)),
        reason,
        ...content,
      })
    expect((await of({ cents: 100 })).status).toBe(409)
    const receipt = { cents: 3_880, method: 'cash', ...(await pressOn(setup.pool, id)) } as const
    await changes.markPaid(id, receipt)
    const same = { cents: 500, requestId: press() }
    for (const _ of [1, 2]) expect((await of(same)).status).toBe(200)
    expect(await bill(id)).toMatchObject({ totalCents: 3_380, balanceCents: -500 })
    const more = await of({ cents: 3_381 })
    expect(fieldsOf(more.body)).toEqual([
      { field: 'cents', text: 'Dit is meer dan er is betaald.' },
    ])
  })
})
