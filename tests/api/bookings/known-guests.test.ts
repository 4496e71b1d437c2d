import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { KnownGuestView } from '../../../api/bookings/booking-entry-shapes.ts'
import { bookingEntry } from '../setup/booking-entry.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

let setup: TestSetup
let staff: SignedIn
beforeAll(async () => {
  setup = await openSetup()
  staff = await signedIn(setup.app)
  const stays = [
    {
      name: 'Jos Hermans',
      phone: '06 12 34 56 78',
      arrival: '2026-03-02',
      departure: '2026-03-04',
    },
    {
      name: 'J. Hermans',
      email: 'JOS@example.com',
      phone: '+31 6 12345678',
      arrival: '2026-04-06',
      departure: '2026-04-08',
    },
    {
      name: 'Anna 100%',
      email: 'anna@elders.nl',
      phone: '',
      arrival: '2026-03-09',
      departure: '2026-03-11',
    },
  ]
  for (const [place, stay] of stays.entries()) {
    setup.time.now += 60_000 * place
    const { status } = await staff.post('/api/back-office/bookings', bookingEntry(stay))
    expect(status).toBe(201)
  }
})
afterAll(() => setup.close())

const find = (q: string) =>
  staff.get<KnownGuestView[]>(`/api/back-office/known-guests?${new URLSearchParams({ q })}`)
const names = async (q: string) => (await find(q)).body.map(({ name }) => name)

describe('guests who were here before', () => {
  it('are one for each address, as the newest booking has them', async () => {
    expect((await find('hermans')).body).toEqual([
      {
        name: 'J. Hermans',
        email: 'JOS@example.com',
        phone: '+31 6 12345678',
        city: '',
        language: 'nl',
        lastArrival: '2026-04-06',
      },
    ])
  })

  it.each([
    ['anna', ['Anna 100%']],
    ['elders.nl', ['Anna 100%']],
    ['example.com', ['J. Hermans']],
    ['0612 34', ['J. Hermans']],
    ['+31 (6) 12-34', ['J. Hermans']],
    ['niemand', []],
    ['%%%', []],
    [`'; DROP TABLE bookings; --`, []],
  ])('are found by %s', async (q, found) => {
    expect(await names(q)).toEqual(found)
  })

  it.each(['', 'jo', 'x'.repeat(200)])('are not looked for by "%s"', async (q) => {
    expect((await find(q)).status).toBe(400)
  })

  it('are told to staff alone', async () => {
    const answer = await setup.app.inject({ url: '/api/back-office/known-guests?q=hermans' })
    expect(answer.statusCode).toBe(401)
  })
})
