import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type {
  AvailabilityView,
  StayQuoteView,
} from '../../../api/availability/availability-views.ts'
import type { HouseView } from '../../../api/facts/house-view.ts'
import { book, twoNights } from '../house/book.ts'
import { type TestHouse, openHouse } from '../house/open-house.ts'
import { emptyHouse } from '../house/overlaps.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterEach(async () => {
  await emptyHouse(house.pool)
  await house.pool.query(`DELETE FROM settings WHERE key IN ('readings', 'house')`)
})
afterAll(() => house.close())

/** Writes a row of the settings, as the settings screen will. */
async function keep(key: 'readings' | 'house', value: object): Promise<void> {
  await house.pool.query(
    `INSERT INTO settings (key, value) VALUES ($1, $2)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    [key, value],
  )
}

async function ask<T>(url: string): Promise<T> {
  return (await house.app.inject({ url })).json<T>()
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
    expect((await book(house.app, { ...twoNights, totalCents })).status).toBe(201)
  })

  it('about the hours of check-in, which are those that the reading check-in says', async () => {
    const kept = ['16:00–20:00', '', ...Array.from({ length: 5 }, () => '14:00–18:00')]
    const hours = async () => (await ask<HouseView>('/api/house')).checkIn
    await keep('house', { checkIn: kept })
    expect(await hours()).toEqual([kept[0], '15:00–18:00', ...kept.slice(2)])
    await keep('readings', { 'check-in': 'constant' })
    expect(await hours()).toEqual(Array(7).fill('15:00–18:00'))
  })
})
