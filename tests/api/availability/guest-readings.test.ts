import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type {
  AvailabilityView,
  StayQuoteView,
} from '../../../api/availability/availability-shapes.ts'
import type { PropertyView } from '../../../api/facts/property-shape.ts'
import { book, twoNights } from '../setup/book.ts'
import { type TestSetup, openSetup } from '../setup/open-setup.ts'
import { emptySetup } from '../setup/overlaps.ts'

let setup: TestSetup
beforeAll(async () => {
  setup = await openSetup()
})
afterEach(async () => {
  await emptySetup(setup.pool)
  await setup.pool.query(`DELETE FROM settings WHERE key IN ('readings', 'property')`)
})
afterAll(() => setup.close())

/** Writes a row of the settings, as the settings screen will. */
async function keep(key: 'readings' | 'property', value: object): Promise<void> {
  await setup.pool.query(
    `INSERT INTO settings (key, value) VALUES ($1, $2)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    [key, value],
  )
}

async function ask<T>(url: string): Promise<T> {
  return (await setup.app.inject({ url })).json<T>()
}

describe('a guest meets one answer on every page', () => {
  it('about the total, where each screen has a tourist tax of its own (tourist-tax.checkout)', async () => {
    await keep('readings', {
      'tourist-tax.tariff': 'per-screen',
      'tourist-tax.checkout': '1.75',
      'tourist-tax.booking': '2.25',
    })
    const dates = 'arrival=2026-03-02&departure=2026-03-04'
    const totalCents = 2 * (9500 + 1000 + 2 * 175)
    const search = await ask<AvailabilityView>(`/api/availability?${dates}&guests=2`)
    expect(search.offers[0]!.quote.totalCents).toBe(totalCents)
    const page = await ask<StayQuoteView>(`/api/quotes?room=knusse-kamer&${dates}&persons=2`)
    expect(page).toMatchObject({ ok: true, quote: { totalCents } })
    expect((await book(setup.app, { ...twoNights, totalCents })).status).toBe(201)
  })

  it('about the hours of check-in, which are those that the reading check-in says', async () => {
    const kept = ['16:00–20:00', '', ...Array.from({ length: 5 }, () => '14:00–18:00')]
    const hours = async () => (await ask<PropertyView>('/api/property')).checkIn
    await keep('property', { checkIn: kept })
    expect(await hours()).toEqual([kept[0], '15:00–18:00', ...kept.slice(2)])
    await keep('readings', { 'check-in': 'constant' })
    expect(await hours()).toEqual(Array(7).fill('15:00–18:00'))
  })
})
