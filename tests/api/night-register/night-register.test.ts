import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { BookingDetailView } from '../../../api/bookings/booking-answer-shapes.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { NightRegisterView } from '../../../api/night-register/night-register-view.ts'
import type { NightRegisterSettingView } from '../../../api/settings/night-register.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { confirmedAndPaid } from '../setup/standing.ts'
import { versionOf } from '../setup/version-of.ts'

const SETTING = '/api/back-office/settings/night-register'
const REGISTER = '/api/back-office/night-register'
const ARRIVAL = Date.parse('2026-03-02T16:10:00+01:00')

let setup: TestSetup
let staff: SignedIn
let booked: number
beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 2 }] })
  staff = await signedIn(setup.app)
  booked = setup.time.now
})
afterEach(async () => {
  setup.time.now = booked
  await setup.pool.query(`DELETE FROM settings WHERE key = 'night-register'`)
  await setup.pool.query('DELETE FROM presses')
  await emptySetup(setup.pool)
})
afterAll(() => setup.close())

const legal = {
  residence: true,
  document: true,
  birthDate: false,
  nationality: false,
  address: false,
  keepMonths: '12',
}
const choose = (more: object) =>
  staff.put<NightRegisterSettingView & ApiError>(SETTING, { ...legal, ...more })
const anna = { name: 'Anna van den Berg', residence: 'Maastricht', document: 'passport' }

/** A confirmed stay from Monday 2 to Wednesday 4 March 2026, and it is that Monday. */
async function expected(): Promise<string> {
  const { id } = (await book(setup.app, twoNights)).body
  await setup.pool.query(confirmedAndPaid())
  setup.time.now = ARRIVAL
  return id
}
const arrives = async (id: string, guests: object[]) =>
  staff.post<BookingDetailView & ApiError>(`/api/back-office/bookings/${id}/acts/arrive`, {
    requestId: 'press-of-arrival',
    version: await versionOf(setup.pool, id),
    guests,
    arrival: '2026-03-02',
    departure: '2026-03-04',
  })
const register = (from: string, last: string) =>
  staff.get<NightRegisterView & ApiError>(`${REGISTER}?${new URLSearchParams({ from, last })}`)
const fieldsOf = ({ error }: ApiError) => ('fields' in error ? error.fields : [])

describe('What the night register asks', () => {
  it('is what the law asks, for a year, until staff choose otherwise', async () => {
    const { status, body } = await staff.get<NightRegisterSettingView>(SETTING)
    expect([status, body]).toMatchObject([200, { id: 'night-register', ...legal }])
    const saved = await choose({ nationality: true, document: false, keepMonths: ' 6 ' })
    expect(saved.status).toBe(200)
    expect((await staff.get<NightRegisterSettingView>(SETTING)).body).toMatchObject({
      ...legal,
      nationality: true,
      document: false,
      keepMonths: '6',
    })
  })

  it.each(['', '0', '61', '-3', '1,5', 'een jaar', '1e1'])(
    'is kept for 1 to 60 months: %j is refused at its field, and nothing is stored',
    async (keepMonths) => {
      const { status, body } = await choose({ keepMonths })
      expect([status, fieldsOf(body)]).toEqual([
        400,
        [{ field: 'keepMonths', text: 'Vul een aantal maanden in van 1 tot en met 60.' }],
      ])
      expect((await staff.get<NightRegisterSettingView>(SETTING)).body.keepMonths).toBe('12')
    },
  )

  it('is asked at the arrival: what is missing is told at its field, and nothing is stored', async () => {
    await choose({ birthDate: true, nationality: true, address: true })
    const id = await expected()
    const { status, body } = await arrives(id, [{ ...anna, birthDate: '2030-01-01' }])
    expect([status, fieldsOf(body)]).toEqual([
      400,
      [
        { field: 'guests.0.birthDate', text: 'Dit kan geen geboortedatum zijn.' },
        { field: 'guests.0.nationality', text: 'Vul een nationaliteit in.' },
        { field: 'guests.0.address', text: 'Vul een adres in.' },
      ],
    ])
    expect((await register('2026-03-01', '2026-03-31')).body.guests).toEqual([])
  })

  it('is kept and nothing else, also where more was sent', async () => {
    await choose({ nationality: true, document: false })
    const id = await expected()
    const sent = { ...anna, nationality: 'Belgische', address: 'Markt 1', birthDate: '1980-05-06' }
    const { status, body } = await arrives(id, [sent])
    expect(status).toBe(200)
    expect(body.nightRegister).toEqual([
      {
        name: 'Anna van den Berg',
        residence: 'Maastricht',
        document: null,
        birthDate: null,
        nationality: 'Belgische',
        address: null,
        arrival: '2026-03-02',
        departure: '2026-03-04',
        keptUntil: '2027-03-04',
      },
    ])
    expect(body.registerAsks).toEqual(['residence', 'nationality'])
    const { rows } = await setup.pool.query('SELECT n::text AS row FROM night_register n')
    expect(JSON.stringify(rows)).not.toMatch(/passport|Markt|1980/)
  })
})

describe('The night register of a period', () => {
  it('has who was here on one of its days, with booking and room', async () => {
    const id = await expected()
    await arrives(id, [anna, { ...anna, name: 'Bart van den Berg', document: 'identity-card' }])
    for (const [from, last] of [
      ['2026-03-04', '2026-03-31'],
      ['2026-02-01', '2026-03-02'],
      ['2026-03-03', '2026-03-03'],
    ] as const) {
      const { status, body } = await register(from, last)
      expect(status).toBe(200)
      expect(body.asks).toEqual(['residence', 'document'])
      expect(body.guests).toMatchObject([
        { bookingId: id, room: 1, ...anna, arrival: '2026-03-02', departure: '2026-03-04' },
        { bookingId: id, name: 'Bart van den Berg', document: 'identity-card' },
      ])
    }
    for (const [from, last] of [
      ['2026-03-05', '2026-03-31'],
      ['2026-02-01', '2026-03-01'],
    ] as const)
      expect((await register(from, last)).body.guests).toEqual([])
  })

  it.each([
    ['2026-03-02', '2026-03-01', 'last', 'De laatste dag ligt vóór de eerste.'],
    ['2026-01-01', '2027-01-02', 'last', 'Kies een periode van ten hoogste een jaar.'],
    ['2026-02-30', '2026-03-01', 'from', 'Kies een dag, zoals 2026-07-31.'],
    ['', '2026-03-01', 'from', 'Kies een dag, zoals 2026-07-31.'],
  ])('from %j until %j is refused at its field', async (from, last, field, text) => {
    const { status, body } = await register(from, last)
    expect([status, fieldsOf(body)]).toEqual([400, expect.arrayContaining([{ field, text }])])
  })

  it('is for staff alone', async () => {
    const { statusCode } = await setup.app.inject({
      url: `${REGISTER}?from=2026-03-01&last=2026-03-02`,
    })
    expect(statusCode).toBe(401)
  })
})
