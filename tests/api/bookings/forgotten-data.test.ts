import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { BookingDetailView } from '../../../api/bookings/booking-answer-shapes.ts'
import type { ApiError } from '../../../api/errors/api-error.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup } from '../setup/overlaps.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'
import { confirmedAndPaid } from '../setup/standing.ts'
import { versionOf } from '../setup/version-of.ts'

const ARRIVAL = Date.parse('2026-03-02T16:10:00+01:00')

let setup: TestSetup
let staff: SignedIn
let booked: number
beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 1 }] })
  staff = await signedIn(setup.app)
  booked = setup.time.now
})
afterEach(async () => {
  setup.time.now = booked
  await setup.pool.query('DELETE FROM presses')
  await emptySetup(setup.pool)
})
afterAll(() => setup.close())

/** A confirmed and paid stay from Monday 2 March 2026, and it is that day. */
async function expected(): Promise<string> {
  const { body } = await book(setup.app, twoNights)
  await setup.pool.query(confirmedAndPaid())
  setup.time.now = ARRIVAL
  return body.id
}
const guests = [{ name: 'Anna van den Berg', residence: 'Maastricht', document: 'passport' }]
const register = { guests, arrival: '2026-03-02', departure: '2026-03-04' }
const arrives = async (id: string, more: object = {}) =>
  staff.post<BookingDetailView & ApiError>(`/api/back-office/bookings/${id}/acts/arrive`, {
    requestId: 'press-of-arrival',
    version: await versionOf(setup.pool, id),
    ...register,
    ...more,
  })
const presses = async () =>
  (
    await setup.pool.query<{ act: string; by: string; row: string }>(
      'SELECT act, by, p::text AS row FROM presses p ORDER BY at',
    )
  ).rows

describe('What staff typed at the arrival of guests', () => {
  it('is in the night register alone', async () => {
    const id = await expected()
    expect((await arrives(id)).body.nightRegister).toMatchObject(guests)
    const stored = await presses()
    expect(stored).toMatchObject([{ act: 'arrive', by: 'Beheer' }])
    expect(stored[0]!.row).not.toMatch(/Anna|Maastricht|passport/)
  })

  it('is carried out once although it is sent again, and no other act under its name', async () => {
    const id = await expected()
    await arrives(id)
    const again = await arrives(id)
    expect([again.status, again.body.nightRegister.length]).toEqual([200, 1])
    expect(await presses()).toHaveLength(1)
    const { status } = await staff.post(`/api/back-office/bookings/${id}/acts/depart`, {
      requestId: 'press-of-arrival',
      version: await versionOf(setup.pool, id),
    })
    expect(status).toBe(422)
  })

  it('is stored nowhere where it was refused, and can be tried again under the same name', async () => {
    const id = await expected()
    const twice = [guests[0], { ...guests[0], document: '' }]
    expect((await arrives(id, { guests: twice })).status).toBe(400)
    expect(await presses()).toEqual([])
    expect((await arrives(id)).status).toBe(200)
    expect(await presses()).toHaveLength(1)
  })
})

describe('The privacy page', () => {
  it('says how long the night register is kept', async () => {
    const { body } = await setup.app.inject({ url: '/privacy' })
    expect(body).toContain('Het nachtregister: een jaar na je vertrek.')
  })
})
