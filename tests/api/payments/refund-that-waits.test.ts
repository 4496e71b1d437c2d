import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BookingDetailView } from '../../../api/bookings/booking-answer-shapes.ts'
import type { StayWishRequest } from '../../../api/bookings/acts/change-stay.ts'
import { Clock } from '../../../api/environment/clock.ts'
import { PaymentProvider } from '../../../api/payments/payment-provider.ts'
import type { TimelineStep } from '../../../api/timeline/timeline-shape.ts'
import { changeStay } from '../setup/asked-change.ts'
import { bookOverHttp, goToPay } from '../setup/book-over-http.ts'
import { twoNights } from '../setup/book.ts'
import { handsOfStaff } from '../setup/hands-of-staff.ts'
import { emptySetup } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { cancelled } from '../setup/staff-asks.ts'
import { type PropertyIds, propertyIds, stayWish } from '../setup/stay-wish.ts'
import { type ListeningApi, choose, listeningApi } from './listening-api.ts'
import { moneyHistory } from './money-history.ts'

let api: ListeningApi
let staff: SignedIn
let ids: PropertyIds
let id: string
const asked = vi.spyOn(PaymentProvider.prototype, 'refund')

beforeAll(async () => {
  api = await listeningApi()
  staff = await signedIn(api.app, api.url)
  ids = await propertyIds(api.pool)
})
/** A stay of three nights that was paid at the provider, € 330. */
beforeEach(async () => {
  const { body } = await bookOverHttp(api.url, threeNights)
  id = body.id
  await choose(await goToPay(body.paymentUrl!), 'paid')
  await workflowGoesOn()
  expect(await detail()).toMatchObject({ state: 'confirmed', balanceCents: 0 })
})
afterEach(async () => {
  await emptySetup(api.pool)
  asked.mockClear()
})
afterAll(async () => {
  await api.close()
  asked.mockRestore()
})

const detail = async () =>
  (await staff.get<BookingDetailView>(`/api/back-office/bookings/${id}`)).body
const change = (wish: Partial<StayWishRequest>) =>
  changeStay<BookingDetailView>(staff, id, stayWish(ids, wish))
/** All is done that is due by now. */
const workflowGoesOn = () => moneyHistory(api, id).settles(async () => {})
const pass = (seconds: number) => api.pass(seconds / 60)
/** What the provider was asked to pay back, cents. */
const askedCents = () => asked.mock.calls.map(([, cents]) => cents)
const long = { departure: '2026-03-05' }
const shorter = { departure: '2026-03-04' }
const threeNights = { ...twoNights, ...long, totalCents: 33_000 }

describe('Money that a change of a stay gives back', () => {
  it('is not asked of the provider where the change is undone in time, and nothing is open', async () => {
    expect((await change(shorter)).body.balanceCents).toBe(-11_000)
    await workflowGoesOn()
    pass(14)
    await workflowGoesOn()
    expect((await change(long)).body.balanceCents).toBe(0)
    pass(60)
    await workflowGoesOn()
    expect(askedCents()).toEqual([])
    expect((await detail()).entries.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['sold', 33_000],
      ['received', -33_000],
      ['changed', -11_000],
      ['changed', 11_000],
    ])
  })

  it('is asked of the provider once after that, and announced in the timeline until then', async () => {
    await change(shorter)
    const until = new Date(api.app.get(Clock).now() + 15_000).toISOString()
    await workflowGoesOn()
    expect(askedCents()).toEqual([])
    const url = `/api/back-office/timelines/booking/${id}`
    const { body: steps } = await staff.get<TimelineStep[]>(url)
    expect(steps.find(({ kind }) => kind === 'refunded')).toMatchObject({ expectedAt: until })
    pass(15)
    await workflowGoesOn()
    pass(60)
    await workflowGoesOn()
    expect(askedCents()).toEqual([11_000])
    expect(await detail()).toMatchObject({ balanceCents: 0, totalCents: 22_000 })
  })

  it('is what is left of it where a part is undone in time', async () => {
    expect((await change({ departure: '2026-03-03' })).body.balanceCents).toBe(-22_000)
    await workflowGoesOn()
    pass(5)
    await workflowGoesOn()
    expect((await change(shorter)).body.balanceCents).toBe(-11_000)
    pass(10)
    await workflowGoesOn()
    expect(askedCents()).toEqual([11_000])
    expect((await detail()).balanceCents).toBe(0)
  })
})

describe('Money that a cancellation gives back', () => {
  it('is asked of the provider at once, also while that of a change waits', async () => {
    await change(shorter)
    await handsOfStaff(api.app).cancel(id, cancelled('ziek', { refundCents: 11_000 }))
    await workflowGoesOn()
    expect(askedCents()).toEqual([11_000])
    pass(15)
    await workflowGoesOn()
    expect(askedCents()).toEqual([11_000, 11_000])
    expect((await detail()).balanceCents).toBe(0)
  })
})
