import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { StayQuoteView } from '../../../api/availability/availability-shapes.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup } from '../setup/overlaps.ts'

let setup: TestSetup
beforeAll(async () => {
  setup = await openSetup({ types: [{ slug: 'knusse-kamer', rooms: 2 }] })
})
afterAll(() => setup.close())
afterEach(async () => {
  await emptySetup(setup.pool)
  await setup.pool.query(
    'UPDATE tourist_tax_tariffs SET child_age_limit = NULL, residents_exempt = false',
  )
})

const exempting = () =>
  setup.pool.query('UPDATE tourist_tax_tariffs SET child_age_limit = 12, residents_exempt = true')

async function quote(more = ''): Promise<{ status: number; body: StayQuoteView }> {
  const stay = 'room=knusse-kamer&arrival=2026-03-02&departure=2026-03-04&persons=2'
  const answer = await setup.app.inject({ url: `/api/quotes?${stay}${more}` })
  return { status: answer.statusCode, body: answer.json() }
}

describe('Who comes', () => {
  it('is not asked by the tariff that a property starts with', async () => {
    expect((await quote()).body).toMatchObject({ asks: { childAgeLimit: null, residents: false } })
  })

  it('is asked where the tariff lets children or residents go free, and the price follows', async () => {
    await exempting()
    const two = (await quote()).body
    expect(two).toMatchObject({ asks: { childAgeLimit: 12, residents: true } })
    const total = (view: StayQuoteView) => (view.ok ? view.quote.totalCents : null)
    expect(total((await quote('&childAges=4')).body)).toBe(total(two)! - 2 * 250)
    expect(total((await quote('&childAges=12')).body)).toBe(total(two))
    expect(total((await quote('&residents=2')).body)).toBe(total(two)! - 4 * 250)
  })

  it.each(['&childAges=4,5', '&childAges=18', '&childAges=x', '&residents=3', '&residents=-1'])(
    'is refused at its field where it cannot be: %s',
    async (more) => {
      const { status, body } = await quote(more)
      expect([status, body]).toMatchObject([
        400,
        { error: { fields: [{ field: more.slice(1, more.indexOf('=')) }] } },
      ])
    },
  )

  it('is stored with the booking, sold at the price that was seen', async () => {
    await exempting()
    const request = { ...twoNights, childAges: [4], residents: 1, totalCents: 21_000 }
    const { status, body } = await book(setup.app, request)
    expect([status, body]).toMatchObject([201, {}])
    const { rows } = await setup.pool.query(
      'SELECT adults, child_ages, residents, persons, total_cents FROM bookings',
    )
    expect(rows).toEqual([
      { adults: 1, child_ages: [4], residents: 1, persons: 2, total_cents: 21_000 },
    ])
  })

  it.each([
    [{ childAges: [4, 5] }, 'childAges'],
    [{ childAges: [40] }, 'childAges'],
    [{ childAges: 'vier' }, 'childAges'],
    [{ residents: 3 }, 'residents'],
    [{ residents: 0.5 }, 'residents'],
  ])('in an order that cannot be, %j, is refused at its field', async (party, field) => {
    const { status, body } = await book(setup.app, { ...twoNights, ...party })
    expect([status, body.error]).toMatchObject([400, { fields: [{ field }] }])
    expect((await setup.pool.query('SELECT FROM bookings')).rowCount).toBe(0)
  })
})
