import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describedRoutes } from '../../api/api-document.ts'
import { book, twoNights } from './setup/book.ts'
import { type TestSetup, openSetup } from './setup/open-setup.ts'
import { mailRow } from './setup/mail-row.ts'
import { type SignedIn, signedIn } from './setup/signed-in.ts'
import { confirmedAndPaid } from './setup/standing.ts'

let setup: TestSetup
let staff: SignedIn
/** Real bookings: one held by a guest, one confirmed with a mail. */
let held: string
let confirmed: string
let mail: string

beforeAll(async () => {
  setup = await openSetup()
  staff = await signedIn(setup.app)
  held = (await book(setup.app, twoNights)).body.id
  const stay = { ...twoNights, arrival: '2026-03-09', departure: '2026-03-11' }
  confirmed = (await book(setup.app, stay)).body.id
  await setup.pool.query(confirmedAndPaid(`id = '${confirmed}'`))
  await mailRow(setup.pool, confirmed, 'confirmation', 'kept')
  mail = (await setup.pool.query('SELECT id FROM mails')).rows[0].id
  await setup.pool.query(
    `INSERT INTO closures (nights, reason) VALUES ('[2026-05-04,2026-05-06)', 'x')`,
  )
})
afterAll(() => setup.close())

/** Every route that is asked without a body, with what it is asked here. */
const questions = () => ({
  'Account.current': '/api/back-office/account',
  'Account.ownSessions': '/api/back-office/account/sessions',
  'Agenda.period': '/api/back-office/agenda?from=2026-03-02&until=2026-03-16',
  'Availability.search': '/api/availability?arrival=2026-03-02&departure=2026-03-04&guests=2',
  'BookingCalendars.ofType': '/api/back-office/booking-calendars/1',
  'Bookings.statusOf': `/api/bookings/${held}/status`,
  'BreakfastOrders.options': '/api/breakfast-orders/options',
  'BreakfastOrders.quote': '/api/breakfast-orders/quote?adults=2&kids=1',
  'Calendar.calendar': '/api/room-types/knusse-kamer/calendar?persons=2',
  'Clock.current': '/api/back-office/settings/clock',
  'Closures.all': '/api/back-office/closures',
  'Dashboard.current': '/api/back-office/dashboard',
  'DeliveryDistances.all': '/api/back-office/delivery-distances',
  'Forms.ticket': '/api/forms/ticket',
  'KnownGuests.find': '/api/back-office/known-guests?q=berg',
  'Mails.all': '/api/back-office/mails',
  'Mails.one': `/api/back-office/mails/${mail}`,
  'Pages.one': '/api/pages/huisregels',
  'PriceWarnings.current': '/api/back-office/settings/price-warnings',
  'Property.property': '/api/property',
  'Quotes.quote': '/api/quotes?room=knusse-kamer&arrival=2026-03-02&departure=2026-03-04&persons=2',
  'Rooms.all': '/api/room-types',
  'Rooms.one': '/api/room-types/knusse-kamer',
  'Session.current': '/api/staff/session',
  'Staff.all': '/api/back-office/staff',
  'StaffBookings.all': '/api/back-office/bookings',
  'StaffBookings.one': `/api/back-office/bookings/${confirmed}`,
  'StaffRooms.all': '/api/back-office/rooms',
  'StaffRoomTypes.all': '/api/back-office/room-types',
  'StaffRoomTypes.one': '/api/back-office/room-types/1',
  'Vacations.all': '/api/back-office/vacations',
  'Timelines.one': `/api/back-office/timelines/booking/${confirmed}`,
})

describe('Real answers', () => {
  it('are what the document says of them, no more and no less', async () => {
    const routes = describedRoutes(setup.app)
    for (const [operation, url] of Object.entries(questions())) {
      const { status, body } = await staff.get<unknown>(url)
      expect([operation, status, JSON.stringify(body).slice(0, 200)]).toEqual([
        operation,
        200,
        expect.any(String),
      ])
      const schema = routes.get(operation)?.answers?.schema
      expect([operation, schema?.parse(body)]).toEqual([operation, body])
    }
  })

  it('of a refused stay are too', async () => {
    const url = '/api/quotes?room=knusse-kamer&arrival=2026-05-04&departure=2026-05-05&persons=2'
    const { body } = await staff.get<{ ok: boolean }>(url)
    expect(body.ok).toBe(false)
    const { answers } = describedRoutes(setup.app).get('Quotes.quote')!
    expect(answers!.schema.parse(body)).toEqual(body)
  })

  it('of a booking are too', async () => {
    const stay = { ...twoNights, arrival: '2026-04-13', departure: '2026-04-15' }
    const { status, body } = await book(setup.app, stay)
    expect(status).toBe(201)
    const { answers } = describedRoutes(setup.app).get('Bookings.book')!
    expect(answers!.schema.parse(body)).toEqual(body)
  })
})
