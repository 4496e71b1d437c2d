import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiError } from '../../../api/errors/api-error.ts'
import type { SeasonView } from '../../../api/prices/seasons.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { type SignedIn, signedIn } from '../setup/signed-in.ts'

const SEASONS = '/api/back-office/seasons'

let setup: TestSetup
let staff: SignedIn
const stored: number[] = []
beforeAll(async () => {
  setup = await openSetup()
  staff = await signedIn(setup.app)
  // What no edit would have let in: two seasons below zero, one of them by itself in its year.
  const { rows } = await setup.pool.query<{ id: number }>(
    `INSERT INTO seasons (first_night, last_date, cents, source) VALUES
       ('2027-05-03', '2027-05-10', -90000, 'stored'), ('2028-05-03', '2028-05-10', -90000, 'stored'),
       ('2029-05-03', '2029-05-10', -8000, 'a discount that can be')
     RETURNING id`,
  )
  stored.push(...rows.map(({ id }) => id))
})
afterAll(() => setup.close())

const season = (firstNight: string, lastDate: string, amount: string) => ({
  firstNight,
  lastDate,
  amount,
  source: 'besluit',
})
const adding = (...asked: Parameters<typeof season>) =>
  staff.post<SeasonView & ApiError>(SEASONS, season(...asked))

/** By this price the discount of 2029 would be more than the night. */
const cheapRoom = () =>
  staff.put<ApiError>('/api/back-office/room-types/1/prices/1', { amount: '50,00' })

describe('A stored value that the rules refuse', () => {
  it('stops no edit of something else', async () => {
    const banner = await staff.put('/api/back-office/settings/banner', { text: 'Welkom' })
    expect(banner.status).toBe(200)
    const colleague = await staff.post<ApiError>('/api/back-office/staff', {
      name: 'Karin Smit',
      email: 'karin@example.com',
    })
    expect(colleague.status).toBe(201)
  })

  it('does not make an edit refused that splits the time in which it counts', async () => {
    // A season of its own within the bad one: its nights cost less than nothing as they did.
    expect((await adding('2027-05-05', '2027-05-06', '1,00')).status).toBe(201)
  })

  it('lets no other one in', async () => {
    const { status, body } = await cheapRoom()
    expect([status, body.error.reason]).toEqual([422, 'facts-refused'])
    expect(body.error.text).toContain('2029')
  })

  it('is mended by itself, while another one is still there', async () => {
    for (const [place, year] of [2027, 2028].entries()) {
      const path = `${SEASONS}/${stored[place]}`
      const mended = await staff.put(path, season(`${year}-05-03`, `${year}-05-10`, '5,00'))
      expect(mended.status).toBe(200)
    }
    expect((await cheapRoom()).body.error.reason).toBe('facts-refused')
  })
})
