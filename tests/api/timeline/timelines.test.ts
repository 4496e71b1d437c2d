import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookingSubject } from '../../../api/bookings/stay-record.ts'
import { StaffBookings } from '../../../api/bookings/new-bookings.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { addEvent } from '../../../api/subjects/events.ts'
import { SubjectPlans } from '../../../api/subjects/subject-plan.ts'
import type { TimelineStep } from '../../../api/timeline/timeline-shape.ts'
import { MONDAY } from '../setup/api-process.ts'
import { book, twoNights } from '../setup/book.ts'
import { staffOrder } from '../setup/staff-order.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { confirmedAndPaid } from '../setup/standing.ts'

let setup: TestSetup
let staff: SignedIn
beforeAll(async () => {
  setup = await openSetup()
  staff = await signedIn(setup.app)
})
afterAll(() => setup.close())

const timelineOf = async (kind: string, id: string) =>
  (await staff.get<TimelineStep[]>(`/api/back-office/timelines/${kind}/${id}`)).body
const brief = (steps: TimelineStep[]) =>
  steps.map(({ kind, mail, outcome }) => [mail?.kind ?? kind, outcome])

describe('The timeline of a booking', () => {
  it('is held by its guest, and shows the end of the hold as what comes next', async () => {
    const { body } = await book(setup.app, twoNights)
    const steps = await timelineOf('booking', body.id)
    expect(brief(steps)).toEqual([
      ['held', 'done'],
      ['payment-opened', 'next'],
      ['expired', 'later'],
    ])
    expect(steps[0]).toMatchObject({ by: 'guest', at: new Date(MONDAY).toISOString() })
  })

  it('shows of a paid one who took the money, each mail to come, and when its guests come and go', async () => {
    const { body } = await book(setup.app, {
      ...twoNights,
      arrival: '2026-03-09',
      departure: '2026-03-11',
    })
    await setup.pool.query(confirmedAndPaid(`id = '${body.id}'`))
    const data = { cents: 22_000, method: 'pin' }
    const at = new Date(MONDAY)
    await addEvent(setup.pool, bookingSubject(body.id), { kind: 'paid', at, by: 'Els', data })
    const steps = await timelineOf('booking', body.id)
    expect(brief(steps)).toEqual([
      ['held', 'done'],
      ['paid', 'done'],
      ['confirmation', 'next'],
      ['arrival', 'later'],
      ['arrival', 'later'],
      ['departure', 'later'],
      ['thank-you', 'later'],
    ])
    expect(steps[1]).toMatchObject({ by: 'Els', data })
    expect(steps.find(({ kind }) => kind === 'arrival')!.expectedAt).toBe(
      new Date('2026-03-09T15:00:00+01:00').toISOString(),
    )
  })

  it('begins with what was paid and its confirmation where staff entered it', async () => {
    const { id } = await setup.app
      .get(StaffBookings)
      .book(staffOrder({ arrival: '2026-04-06', departure: '2026-04-08', source: 'airbnb' }), {
        staff: 'Marijke',
        key: 'entered-for-the-timeline',
      })
    const [paid, confirmed] = await timelineOf('booking', id)
    expect(paid).toMatchObject({ kind: 'paid', by: 'channel', outcome: 'done' })
    expect(confirmed).toMatchObject({ kind: 'confirmed', by: 'Marijke', outcome: 'done' })
  })
})

describe('The timeline of any kind of subject', () => {
  it('shows its events and its plan, though nothing here knows the kind', async () => {
    const id = randomUUID()
    setup.app.get(SubjectPlans).register({
      kind: 'parcel',
      load: async (asked) => (asked === id ? 'a parcel' : null),
      plan: (_parcel, now) => [{ step: 'send', becomes: 'sent', dueAt: now + 1_000 }],
    })
    await addEvent(setup.pool, { kind: 'parcel', id }, { kind: 'packed', at: new Date(MONDAY) })
    expect(brief(await timelineOf('parcel', id))).toEqual([
      ['packed', 'done'],
      ['sent', 'next'],
    ])
  })

  it.each([
    ['a kind that is not there', `letter/${randomUUID()}`],
    ['a booking that is not there', `booking/${randomUUID()}`],
    ['an id that is none', 'booking/geen-nummer'],
  ])('is not found for %s', async (_what, path) => {
    const answer = await staff.get<ApiError>(`/api/back-office/timelines/${path}`)
    expect([answer.status, answer.body.error.reason]).toEqual([404, 'not-found'])
  })

  it('is for staff only', async () => {
    const answer = await setup.app.inject({
      url: `/api/back-office/timelines/booking/${randomUUID()}`,
    })
    expect(answer.statusCode).toBe(401)
  })
})
