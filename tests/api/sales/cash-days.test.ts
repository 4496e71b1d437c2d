import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type {
  CashDayView,
  CloseRequest,
  ClosedDayView,
} from '../../../api/cash-days/cash-day-shape.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { addEntry } from '../../../api/folios/folios.ts'
import type { SaleRequest, SaleView } from '../../../api/sales/sale-shape.ts'
import { MONDAY } from '../setup/api-process.ts'
import { emptied } from '../setup/emptied.ts'
import { handsOfStaff } from '../setup/hands-of-staff.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup, occupy } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

const SALES = '/api/back-office/sales'
const DAYS = '/api/back-office/cash-days'
let setup: TestSetup
let staff: SignedIn
let today: string
beforeAll(async () => {
  setup = await openSetup()
  staff = await signedIn(setup.app)
})
afterAll(() => setup.close())
beforeEach(async () => {
  await emptied(setup.pool, 'sales, cash_days')
  await emptySetup(setup.pool)
  setup.time.now = MONDAY
  today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(MONDAY)
})

const flowers: Omit<SaleRequest, 'id'> = {
  products: [{ code: 'flowers', pieces: 2 }],
  totalCents: 2500,
}

async function upToTheQuestion(method: 'cash' | 'pin', asked = flowers) {
  const id = randomUUID()
  await staff.post(SALES, { id, ...asked })
  await staff.post(`${SALES}/${id}/acts/choose`, { method })
  const received = { receivedCents: method === 'cash' ? 50_000 : null }
  return (await staff.post<SaleView>(`${SALES}/${id}/acts/settle`, received)).body
}
async function sell(method: 'cash' | 'pin', asked = flowers) {
  const { id, version } = await upToTheQuestion(method, asked)
  return staff.post<SaleView & ApiError>(`${SALES}/${id}/acts/yes`, { version })
}
const day = async (which = today) => (await staff.get<CashDayView>(`${DAYS}/${which}`)).body
const counted = (change: Partial<CloseRequest> = {}): CloseRequest => ({
  day: today,
  floatCents: 10_000,
  countedCents: 12_500,
  leftCents: 10_000,
  seenCashCents: 2500,
  ...change,
})
const reopen = async (asked: object, which = today) =>
  staff.post<ClosedDayView & ApiError>(`${DAYS}/${which}/reopen`, asked)
const close = async (asked: object = counted()) => staff.post<ClosedDayView & ApiError>(DAYS, asked)

describe('A day of the cash desk', () => {
  it('shows what came in by method and by rate, what was sold, given off and taken back', async () => {
    await sell('cash')
    await sell('pin', {
      ...flowers,
      discount: { kind: 'offer', cents: 500, reason: 'Actie' },
      totalCents: 2000,
    })
    const { id } = (await sell('cash')).body
    await staff.post(`${SALES}/${id}/acts/take-back`, { reason: 'Verkeerd aangeslagen' })
    const folioId = await occupy(setup.pool, {
      room: 1,
      arrival: '2026-03-02',
      departure: '2026-03-04',
      cents: 22_000,
    })
    await sell('cash', { bills: [{ folioId, cents: 20_000 }], totalCents: 20_000 })
    expect(await day()).toMatchObject({
      closed: null,
      cashCents: 22_500,
      report: {
        cash: { receivedCents: 25_000, refundedCents: 2500 },
        pin: { receivedCents: 2000, refundedCents: 0 },
        // The bill is not the desk's own: 250.00 − 25.00 + 20.00 = 70.00 − 25.00 + 200.00.
        sales: { count: 3, cents: 7000 },
        takenBack: { count: 1, cents: 2500 },
        discounts: { count: 1, cents: 500 },
        bills: { count: 1, cents: 20_000 },
        // 25.00 + 25.00 − 5.00 of flowers stay sold.
        rates: [{ vatBasisPoints: 900, grossCents: 4500, netCents: 4128, vatCents: 372 }],
      },
    })
  })

  it('is closed once, with what was counted against what is expected', async () => {
    await sell('cash')
    const closed = await close()
    expect([closed.status, closed.body]).toMatchObject([
      201,
      { day: today, number: 1, expectedCents: 12_500, note: '', closedBy: 'Beheer' },
    ])
    const again = await close()
    expect([again.status, again.body.error.text]).toEqual([409, 'Deze dag is al afgesloten.'])
    expect((await staff.get<ClosedDayView[]>(DAYS)).body).toEqual([closed.body])
  })

  it('needs a word about a difference', async () => {
    await sell('cash')
    const less = counted({ countedCents: 12_400 })
    const refused = await close(less)
    expect([refused.status, refused.body.error]).toMatchObject([
      400,
      { fields: [{ field: 'note', text: expect.stringContaining('−1,00') }] },
    ])
    const noted = await close({ ...less, note: 'Te veel wisselgeld gegeven' })
    expect(noted.body).toMatchObject({ countedCents: 12_400, expectedCents: 12_500 })
  })

  it('is not closed against cash that came since it was counted', async () => {
    await sell('cash')
    await sell('cash')
    const refused = await close()
    expect([refused.status, refused.body.error.text]).toEqual([
      409,
      'Er is intussen nog contant geld geboekt. Kijk het na en tel opnieuw.',
    ])
  })

  it('leaves what stays in the drawer as the next day’s float, and knows the days left open', async () => {
    await sell('cash')
    setup.time.now = MONDAY + 86_400_000
    const tomorrow = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(
      setup.time.now,
    )
    expect((await day(tomorrow)).openDays).toEqual([today])
    await close()
    expect(await day(tomorrow)).toMatchObject({ openDays: [], floatCents: 10_000, cashCents: 0 })
  })

  it.each([
    ['a day to come', { day: '2030-01-01' }, 'day'],
    ['a sum below nothing', { countedCents: -1 }, 'countedCents'],
    ['an absurd sum', { countedCents: 1e12 }, 'countedCents'],
    ['more left than there is', { leftCents: 99_999 }, 'leftCents'],
    ['coins that come to something else', { coins: { '5000': 1 } }, 'countedCents'],
  ])('refuses %s', async (_, change, field) => {
    await sell('cash')
    const { status, body } = await close(counted(change))
    expect([status, body.error]).toMatchObject([400, { fields: [{ field }] }])
    expect((await staff.get<ClosedDayView[]>(DAYS)).body).toEqual([])
  })

  it('is nobody else’s to see or close', async () => {
    const headers = { origin: 'http://localhost:3000' }
    for (const url of [DAYS, `${DAYS}/${today}`])
      expect((await setup.app.inject({ url, headers })).statusCode).toBe(401)
    expect((await setup.app.inject({ method: 'POST', url: DAYS, headers })).statusCode).toBe(401)
  })

  it('that does not exist is not found', async () => {
    for (const none of ['2026-02-30', 'x'])
      expect((await staff.get<ApiError>(`${DAYS}/${none}`)).status).toBe(404)
  })
})

describe('A closed day', () => {
  const said =
    'De kassa van vandaag is afgesloten: contant en pin kunnen niet meer geboekt worden. Open de dag weer bij Kassa, Kassa afsluiten.'
  const closeEmpty = () =>
    close(counted({ floatCents: 0, countedCents: 0, leftCents: 0, seenCashCents: 0 }))

  it('takes no sale any more, whose draft is kept', async () => {
    const { id, version } = await upToTheQuestion('pin')
    await closeEmpty()
    const yes = await staff.post<ApiError>(`${SALES}/${id}/acts/yes`, { version })
    expect([yes.status, yes.body.error.text]).toEqual([409, said])
    expect((await staff.get<SaleView>(`${SALES}/${id}`)).body.step).toBe('confirm')
    // The next day it can be sold all the same.
    setup.time.now = MONDAY + 86_400_000
    expect((await staff.post(`${SALES}/${id}/acts/yes`, { version })).status).toBe(200)
  })

  it('says so at every step before a guest pays', async () => {
    const begun = randomUUID()
    await staff.post(SALES, { id: begun, ...flowers })
    const chosen = randomUUID()
    await staff.post(SALES, { id: chosen, ...flowers })
    await staff.post(`${SALES}/${chosen}/acts/choose`, { method: 'pin' })
    await closeEmpty()
    for (const [path, body] of [
      ['', { id: randomUUID(), ...flowers }],
      [`/${begun}/acts/choose`, { method: 'pin' }],
      [`/${chosen}/acts/settle`, { receivedCents: null }],
    ] as const) {
      const refused = await staff.post<ApiError>(`${SALES}${path}`, body)
      expect([path, refused.status, refused.body.error.text]).toEqual([path, 409, said])
    }
    // What came to nothing can still be thrown away.
    expect((await staff.post(`${SALES}/${begun}/acts/drop`, {})).status).toBe(200)
  })

  it('takes no cash or card for a booking either, but the bank’s and the provider’s', async () => {
    const id = await occupy(setup.pool, {
      room: 1,
      arrival: '2026-03-02',
      departure: '2026-03-04',
      cents: 22_000,
    })
    await closeEmpty()
    const hands = handsOfStaff(setup.app)
    const receipt = { cents: 100, by: 'Jos', requestId: randomUUID() }
    expect(await hands.markPaid(id, { ...receipt, method: 'cash' })).toBe('day-closed')
    const bank = { ...receipt, method: 'bank', requestId: randomUUID() } as const
    expect(await hands.markPaid(id, bank)).toBeNull()
    const ideal = { folioId: id, kind: 'received', method: 'ideal', cents: -100 } as const
    expect(await addEntry(setup.pool, { ...ideal, at: new Date(MONDAY), by: null })).toBe(true)
  })

  it('opens again with a reason, sells, and is closed once more under the next number', async () => {
    await sell('cash')
    const first = (await close()).body
    const blank = await reopen({ number: first.number, reason: ' ' })
    expect([blank.status, blank.body.error]).toMatchObject([400, { fields: [{ field: 'reason' }] }])
    const reason = 'Er kwam nog een gast die met pin betaalt'
    const reopened = await reopen({ number: first.number, reason })
    expect([reopened.status, reopened.body.reopened]).toMatchObject([200, { by: 'Beheer', reason }])
    expect((await day()).closed).toBeNull()
    expect((await sell('pin')).status).toBe(200)
    const second = (await close()).body
    expect(second).toMatchObject({ number: 2, report: { pin: { receivedCents: 2500 } } })
    // The first report is still there as it was given.
    expect(await day()).toMatchObject({
      closed: { number: 2 },
      reopened: [{ ...first, reopened: { by: 'Beheer', reason } }],
    })
    expect((await staff.get<ClosedDayView[]>(DAYS)).body.map(({ id }) => id)).toEqual([2, 1])
  })

  it('opens again once: of two who press, and after another closing, one is refused', async () => {
    await closeEmpty()
    const both = await Promise.all([
      reopen({ number: 1, reason: 'Te vroeg' }),
      reopen({ number: 1, reason: 'Vergissing' }),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    await closeEmpty()
    expect((await reopen({ number: 1, reason: 'Nog eens' })).status).toBe(409)
    expect((await day()).closed?.number).toBe(2)
  })

  it('stays closed where a later day began with what it left', async () => {
    await closeEmpty()
    setup.time.now = MONDAY + 86_400_000
    const tomorrow = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(
      setup.time.now,
    )
    await close(
      counted({ day: tomorrow, floatCents: 0, countedCents: 0, leftCents: 0, seenCashCents: 0 }),
    )
    expect([(await day(today)).mayReopen, (await day(tomorrow)).mayReopen]).toEqual([false, true])
    const refused = await reopen({ number: 1, reason: 'Verkeerd geteld' })
    expect([refused.status, refused.body.error.text]).toMatchObject([
      409,
      expect.stringContaining('Alleen de laatst afgesloten dag kan weer open'),
    ])
  })

  it('has one closing in force, and a reopening that is never edited, in the database', async () => {
    await closeEmpty()
    await expect(
      setup.pool.query(
        `INSERT INTO cash_days (day, number, float_cents, left_cents, counted_cents, expected_cents, report, closed_by, closed_at)
         SELECT day, 2, 0, 0, 0, 0, report, closed_by, closed_at FROM cash_days`,
      ),
    ).rejects.toThrow('cash_days_in_force')
    await reopen({ number: 1, reason: 'Te vroeg' })
    for (const sql of [
      `UPDATE cash_days SET reopened_reason = 'x'`,
      'UPDATE cash_days SET reopened_at = NULL, reopened_by = NULL, reopened_reason = NULL',
    ])
      await expect(setup.pool.query(sql)).rejects.toThrow('never edited')
  })

  it('is never edited, not even in the database', async () => {
    await closeEmpty()
    for (const sql of [`UPDATE cash_days SET note = 'x'`, 'DELETE FROM cash_days'])
      await expect(setup.pool.query(sql)).rejects.toThrow('never edited')
  })

  it('counts each sale that was being made while it was closed once, or refuses it', async () => {
    const waiting = await Promise.all(Array.from({ length: 4 }, () => upToTheQuestion('cash')))
    const answers = await Promise.all([
      ...waiting.map(({ id, version }) => staff.post(`${SALES}/${id}/acts/yes`, { version })),
      close(counted({ floatCents: 0, countedCents: 0, leftCents: 0, seenCashCents: 0 })),
    ])
    const made = answers.slice(0, 4).filter(({ status }) => status === 200).length
    const isClosed = answers[4]!.status === 201
    const { cashCents, closed } = await day()
    // Closed at nothing means that nothing was sold; else it was refused, and all of it counts.
    if (isClosed) expect([made, closed?.expectedCents]).toEqual([0, 0])
    else expect(cashCents).toBe(made * 2500)
    const { rows } = await setup.pool.query<{ cents: number }>(
      `SELECT coalesce(-sum(cents), 0)::int AS cents FROM folio_entries WHERE method = 'cash'`,
    )
    expect(rows[0]!.cents).toBe(made * 2500)
  })
})
