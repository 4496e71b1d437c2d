import { describe, expect, it } from 'vitest'
import { breakfastPrices } from '../../../rules/breakfast/breakfast-prices.ts'
import { quoteBreakfast } from '../../../rules/breakfast/quote-breakfast.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { statutoryRates } from '../../../rules/vat/statutory-rates.ts'

const day = 20_600
const quote = (
  order: { adults: number; kids: number; city: string },
  form: 'public' | 'staff' = 'public',
  readings = defaultReadings,
) => quoteBreakfast(order, form, day, breakfastPrices, statutoryRates, readings)

describe('A breakfast order', () => {
  it('costs unit price × adults + 6.95 × kids + delivery, in lines (BO §9, G §9)', () => {
    const food = { night: null, vatCategory: 'food', vatBasisPoints: 900, rule: 'BO §9, G §9' }
    expect(quote({ adults: 2, kids: 1, city: 'Stein' })).toEqual({
      ok: true,
      quote: {
        lines: [
          { ...food, item: 'breakfast', persons: 2, cents: 2790, reading: null },
          {
            ...food,
            item: 'breakfast',
            persons: 1,
            cents: 695,
            reading: 'breakfast.kids=both-forms',
          },
          { ...food, item: 'delivery', persons: 0, cents: 395, reading: null },
        ],
        totalCents: 3880,
      },
    })
  })

  it('is delivered free of charge in the home village (BO §9, G §9)', () => {
    expect(quote({ adults: 1, kids: 0, city: 'ELSLOO' })).toMatchObject({
      quote: { lines: [{ item: 'breakfast' }], totalCents: 1395 },
    })
  })

  it('may be for kids alone', () => {
    expect(quote({ adults: 0, kids: 2, city: 'Elsloo' })).toMatchObject({
      quote: { lines: [{ persons: 2 }], totalCents: 1390 },
    })
  })

  it('has one box at least: 0 + 0 boxes would cost the delivery', () => {
    expect(quote({ adults: 0, kids: 0, city: 'Stein' })).toEqual({ ok: false, reason: 'no-boxes' })
  })

  it('has no half boxes and no fewer than none', () => {
    for (const count of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(quote({ adults: count, kids: 1, city: 'Stein' })).toEqual({
        ok: false,
        reason: 'invalid-count',
      })
      expect(quote({ adults: 1, kids: count, city: 'Stein' })).toEqual({
        ok: false,
        reason: 'invalid-count',
      })
    }
  })

  it('has kids on both forms, or on the public form only under breakfast.kids=public-only', () => {
    const publicOnly = { ...defaultReadings, 'breakfast.kids': 'public-only' } as const
    const order = { adults: 1, kids: 1, city: 'Elsloo' }
    expect(quote(order, 'staff')).toMatchObject({ quote: { totalCents: 2090 } })
    expect(quote(order, 'staff', publicOnly)).toEqual({ ok: false, reason: 'no-kids-boxes' })
    expect(quote({ ...order, kids: 0 }, 'staff', publicOnly)).toMatchObject({
      quote: { totalCents: 1395 },
    })
    expect(quote(order, 'public', publicOnly)).toMatchObject({ quote: { totalCents: 2090 } })
  })

  it('follows the price of the product', () => {
    const dearer = { boxCents: 1500, kidsBoxCents: 700, deliveryCents: 0 }
    const order = { adults: 1, kids: 1, city: 'Stein' }
    expect(
      quoteBreakfast(order, 'public', day, dearer, statutoryRates, defaultReadings),
    ).toMatchObject({
      quote: { lines: [{ cents: 1500 }, { cents: 700 }], totalCents: 2200 },
    })
  })
})
