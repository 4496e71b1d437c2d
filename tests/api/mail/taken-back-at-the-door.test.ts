import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BookingPlan, type BookingRecord } from '../../../api/bookings/booking-plan.ts'
import { Notifier } from '../../../api/database/notifier.ts'
import { Clock } from '../../../api/environment/clock.ts'
import { PublicAddress } from '../../../api/environment/public-address.ts'
import { Mails } from '../../../api/mail/mails.ts'
import { book, twoNights } from '../setup/book.ts'
import { type HandsOfStaff, handsOfStaff } from '../setup/hands-of-staff.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup } from '../setup/overlaps.ts'
import { confirmedAndPaid } from '../setup/standing.ts'

const HOUR = 3_600_000
const ARRIVAL_DAY = Date.parse('2026-03-02T11:00:00+01:00')
const DAY_AFTER_ARRIVAL = Date.parse('2026-03-03T11:00:00+01:00')
const DEPARTURE_DAY = Date.parse('2026-03-04T11:00:00+01:00')
const DAY_AFTER_DEPARTURE = Date.parse('2026-03-05T11:00:00+01:00')

let setup: TestSetup
let hands: HandsOfStaff
let booked: number
let id: string
/** The kinds of mail that reached the guest, and whether the mail server answers. */
let reached: string[]
let isServerThere: boolean

beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 1 }] })
  hands = handsOfStaff(setup.app)
  booked = setup.time.now
})
/** A confirmed and paid stay from Monday 2 to Wednesday 4 March 2026. */
beforeEach(async () => {
  reached = []
  isServerThere = true
  id = (await book(setup.app, twoNights)).body.id
  await setup.pool.query(confirmedAndPaid())
})
afterEach(async () => {
  setup.time.now = booked
  await setup.pool.query('DELETE FROM room_cleaning')
  await emptySetup(setup.pool)
})
afterAll(() => setup.close())

/** Carries out the mails that the booking's plan has due at an instant, as its workflow does. */
async function mailedAt(instant: number): Promise<void> {
  setup.time.now = instant
  const { app, pool } = setup
  const clock = app.get(Clock)
  const plan = app.get(BookingPlan)
  const record = async () => (await plan.load(id)) as BookingRecord
  const due = plan.plan(await record(), instant).filter(({ dueAt }) => dueAt <= instant)
  const address = new PublicAddress({ publicUrl: 'http://localhost', port: 0 })
  const environment = { mailFrom: null, secret: 'of this test' }
  for (const { step, about } of due) {
    if (step !== 'sendMail') throw new Error(`${step} is due`)
    const deliver = async () => {
      if (!isServerThere) return { outcome: 'not-sent', why: 'away' } as const
      reached.push(about!)
      return { outcome: 'sent' } as const
    }
    const notifier = new Notifier(pool)
    const mails = new Mails(pool, clock, notifier, address, environment, { deliver })
    await mails.send({ kind: 'booking', id }, about!, await record())
  }
}
/** What staff do at the door, a minute after whatever was before. */
async function staff(kind: string, data: object = {}): Promise<void> {
  setup.time.now += 60_000
  expect(await hands.act(id, { act: kind, data, by: 'Els', requestId: randomUUID() })).toBeNull()
}
const arrive = () =>
  staff('arrive', {
    guests: [{ name: 'Anna van den Berg', residence: 'Maastricht', document: 'passport' }],
    arrival: '2026-03-02',
    departure: '2026-03-04',
  })
const noShow = () => staff('no-show')
const takeBack = (said: string) => staff('take-back-attendance', { said })
const times = (kind: string) => reached.filter((one) => one === kind).length

describe('The mail before arrival, once guests who were called arrived turn out not to be here', () => {
  it('goes where it was not written before', async () => {
    setup.time.now = ARRIVAL_DAY
    await arrive()
    await takeBack('arrived')
    await mailedAt(ARRIVAL_DAY + HOUR)
    expect(times('arrival')).toBe(1)
  })

  it('goes, and once, where it waited for the mail server and was withdrawn', async () => {
    isServerThere = false
    await mailedAt(ARRIVAL_DAY)
    await arrive()
    isServerThere = true
    await mailedAt(ARRIVAL_DAY + HOUR)
    expect(times('arrival')).toBe(0)
    await takeBack('arrived')
    for (const hours of [2, 3, 4]) await mailedAt(ARRIVAL_DAY + hours * HOUR)
    expect(times('arrival')).toBe(1)
  })

  it('goes no second time where it had gone', async () => {
    await mailedAt(ARRIVAL_DAY)
    await arrive()
    await takeBack('arrived')
    await mailedAt(ARRIVAL_DAY + HOUR)
    expect(times('arrival')).toBe(1)
  })
})

describe('The thanks, once guests who were called a no-show came after all', () => {
  it('go after their departure', async () => {
    await mailedAt(ARRIVAL_DAY)
    setup.time.now = DAY_AFTER_ARRIVAL
    await noShow()
    await takeBack('no-show')
    await arrive()
    setup.time.now = DEPARTURE_DAY
    await staff('depart')
    await mailedAt(DAY_AFTER_DEPARTURE)
    await mailedAt(DAY_AFTER_DEPARTURE + HOUR)
    expect(times('thank-you')).toBe(1)
  })

  it('go, and once, where they waited for the mail server and were withdrawn, however often', async () => {
    await mailedAt(ARRIVAL_DAY)
    isServerThere = false
    await mailedAt(DAY_AFTER_DEPARTURE)
    for (const hours of [1, 2]) {
      await noShow()
      await mailedAt(DAY_AFTER_DEPARTURE + hours * HOUR)
      await takeBack('no-show')
      await mailedAt(DAY_AFTER_DEPARTURE + hours * HOUR + HOUR / 2)
    }
    isServerThere = true
    for (const hours of [4, 5]) await mailedAt(DAY_AFTER_DEPARTURE + hours * HOUR)
    expect(times('thank-you')).toBe(1)
  })

  it('go to no guest who stayed away', async () => {
    await mailedAt(ARRIVAL_DAY)
    isServerThere = false
    await mailedAt(DAY_AFTER_DEPARTURE)
    await noShow()
    isServerThere = true
    for (const hours of [1, 2]) await mailedAt(DAY_AFTER_DEPARTURE + hours * HOUR)
    expect(times('thank-you')).toBe(0)
  })
})
