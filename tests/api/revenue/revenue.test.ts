import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { RevenueView } from '../../../api/revenue/revenue-view.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup, occupy } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { confirmedAndPaid, endedUnpaid } from '../setup/standing.ts'

let setup: TestSetup
let staff: SignedIn
beforeAll(async () => {
  // Its today is Monday 2 February 2026, its rooms are 1 to 4.
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 4 }] })
  staff = await signedIn(setup.app)
})
afterAll(() => setup.close())
afterEach(async () => {
  await setup.pool.query(`DELETE FROM closures; UPDATE rooms SET active = true;
    DELETE FROM settings WHERE key = 'readings'`)
  await emptySetup(setup.pool)
})

const read = async (query = '') =>
  (await staff.get<RevenueView>(`/api/back-office/revenue${query}`)).body
const march = () => read('?month=2026-03')

describe('The financial overview of a month', () => {
  it('of this month stands there unasked, and of a quiet one has only noughts', async () => {
    expect(await read()).toMatchObject({
      month: '2026-02',
      today: '2026-02-02',
      basis: 'night-stayed',
      targetCents: 500_000,
      revenueCents: 0,
      openCents: 0,
      passedOnCents: 0,
      touristTaxCents: 0,
      soldNights: 0,
      availableNights: 4 * 28,
      adrCents: null,
      revparCents: 0,
      sources: [],
      open: { bills: 0, cents: 0 },
    })
  })

  it('has what guests pay for the stay; tourist tax is passed on', async () => {
    await book(setup.app, twoNights)
    await setup.pool.query(confirmedAndPaid())
    expect(await march()).toMatchObject({
      revenueCents: 21_000,
      openCents: 0,
      passedOnCents: 1_000,
      touristTaxCents: 1_000,
      soldNights: 2,
      availableNights: 4 * 31,
      adrCents: 10_500,
      revparCents: Math.round(21_000 / (4 * 31)),
      sources: [{ source: 'own-website', orders: 1, cents: 21_000 }],
    })
    expect((await read()).revenueCents).toBe(0)
    expect((await read()).months[2]).toEqual({
      month: '2026-03',
      cents: 21_000,
      lastYearCents: 0,
    })
    expect((await read('?month=2027-01')).months[2]).toMatchObject({ lastYearCents: 21_000 })
  })

  it('does not count what is held, nor a hold that ended', async () => {
    await book(setup.app, twoNights)
    expect(await march()).toMatchObject({ revenueCents: 0, touristTaxCents: 0, sources: [] })
    expect((await march()).open).toEqual({ bills: 0, cents: 0 })
    await setup.pool.query(endedUnpaid('expired'))
    expect(await march()).toMatchObject({ revenueCents: 0, touristTaxCents: 0, sources: [] })
  })

  it('says what of it is still open, and what is open in all', async () => {
    const stay = { arrival: '2026-03-01', departure: '2026-03-02' }
    await book(setup.app, twoNights)
    await setup.pool.query(
      `UPDATE bookings SET state = 'confirmed', hold_until = NULL, promised_until = NULL, visitor = NULL`,
    )
    await occupy(setup.pool, { room: 4, ...stay })
    expect(await march()).toMatchObject({
      revenueCents: 21_000,
      openCents: 21_000,
      open: { bills: 1, cents: 22_000 },
    })
  })

  it('counts as open what is left of a bill: the nights that were supplied last', async () => {
    // Two nights in March, one in April, each with 5.00 tax.
    const stay = { ...twoNights, arrival: '2026-03-30', departure: '2026-04-02' }
    const { error } = (await book(setup.app, stay)).body
    const seen = error.reason === 'total-changed' ? error.quote.totalCents : 0
    expect((await book(setup.app, { ...stay, totalCents: seen })).status).toBe(201)
    await setup.pool.query(
      `UPDATE bookings SET state = 'confirmed', hold_until = NULL, promised_until = NULL, visitor = NULL`,
    )
    const whole = await march()
    await setup.pool.query(`INSERT INTO folio_entries (folio_id, kind, method, cents, at, by)
      SELECT id, 'received', 'bank', -11500, now(), 'staff' FROM folios`)
    const [here, next] = [await march(), await read('?month=2026-04')]
    expect(here.open).toEqual({ bills: 1, cents: whole.open.cents - 11_500 })
    expect(next).toMatchObject({ openCents: next.revenueCents, passedOnCents: 500 })
    expect(whole.openCents).toBe(whole.revenueCents)
    // The tax of March is paid with its first night.
    expect(here.openCents).toBe(whole.revenueCents + 1000 - 11_500)
  })

  it('leaves closed rooms and rooms out of use out of what could be sold, but not what was sold', async () => {
    await setup.pool.query(`UPDATE rooms SET active = false WHERE number = 1;
      INSERT INTO closures (room_id, nights) SELECT id, '[2026-03-30,2026-04-03)' FROM rooms WHERE number = 2`)
    await occupy(setup.pool, { room: 1, arrival: '2026-03-30', departure: '2026-04-02' })
    await occupy(setup.pool, { room: 2, arrival: '2026-03-31', departure: '2026-04-01' })
    expect(await march()).toMatchObject({ soldNights: 3, availableNights: 3 * 31 - 2 + 2 + 1 })
  })

  it('belongs to the month of payment where staff read it so', async () => {
    await book(setup.app, twoNights)
    await setup.pool.query(confirmedAndPaid())
    await setup.pool.query(`UPDATE folio_balances SET settled_at = '2026-02-27T12:00:00Z'`)
    const reading = await staff.put('/api/back-office/readings/revenue.basis', {
      value: 'day-of-payment',
      version: 0,
    })
    expect(reading.status).toBe(200)
    expect(await read()).toMatchObject({
      basis: 'day-of-payment',
      revenueCents: 21_000,
      touristTaxCents: 0,
      soldNights: 0,
    })
    expect(await march()).toMatchObject({ revenueCents: 0, touristTaxCents: 1_000, soldNights: 2 })
  })

  it('is refused for a month that is none, with a sentence at the field', async () => {
    for (const month of ['2026-13', '2026-00', '0001-01', '3026-01', 'juli']) {
      const { status, body } = await staff.get<ApiError>(`/api/back-office/revenue?month=${month}`)
      expect(status, month).toBe(400)
      expect(body.error).toMatchObject({
        fields: [{ field: 'month', text: 'Kies een maand, zoals 2026-07, tussen 2000 en 2099.' }],
      })
    }
  })

  it('is for staff alone', async () => {
    expect((await setup.app.inject('/api/back-office/revenue')).statusCode).toBe(401)
  })
})
