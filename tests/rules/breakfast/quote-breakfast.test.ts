import { describe, expect, it } from 'vitest'
import { quoteBreakfast } from '../../../rules/breakfast/quote-breakfast.ts'
import { defaultPriceList } from '../../../rules/quotes/default-price-list.ts'
import { summariseLines as rule } from '../../../rules/quotes/summarise-lines.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { words } from '../../../rules/texts/all-words.ts'
import { readAloud } from '../in-words.ts'

const summariseLines = readAloud(rule)
const day = 20_600
const quote = (
  order: { adults: number; kids: number; city: string; here?: boolean },
  form: 'public' | 'staff' = 'public',
  readings = defaultReadings,
) => quoteBreakfast(order, form, day, defaultPriceList, readings)

describe('A breakfast order', () => {
  it('costs unit price × adults + 6.95 × kids + delivery, in lines (BO §9, G §9)', () => {
    const food = {
      night: null,
      vatCategory: 'food',
      vatBasisPoints: 900,
      rule: 'Prijslijst van het huis',
    }
    expect(quote({ adults: 2, kids: 1, city: 'Stein' })).toEqual({
      ok: true,
      quote: {
        lines: [
          {
            ...food,
            item: 'breakfast',
            persons: 2,
            cents: 2790,
            reading: null,
            name: 'Ontbijtbox',
          },
          {
            ...food,
            item: 'breakfast',
            persons: 1,
            cents: 695,
            reading: 'breakfast.kids=both-forms',
            name: 'Ontbijtbox voor kinderen',
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

  it('costs its boxes alone where the guest fetches it or eats in the house', () => {
    expect(quote({ adults: 2, kids: 1, city: '', here: true }, 'staff')).toMatchObject({
      quote: { lines: [{ cents: 2790 }, { cents: 695 }], totalCents: 3485 },
    })
    expect(quote({ adults: 1, kids: 0, city: 'Stein', here: true }, 'staff')).toMatchObject({
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

  it('is summed up box by box, with unit price and amount (G §2)', () => {
    const priced = quote({ adults: 2, kids: 1, city: 'Stein' })
    expect(priced.ok && summariseLines(priced.quote)).toEqual([
      { label: 'Ontbijtbox', explanation: '2 × €\u00a013,95', cents: 2790 },
      { label: 'Ontbijtbox voor kinderen', explanation: '1 × €\u00a06,95', cents: 695 },
      { label: 'Bezorgkosten', explanation: '', cents: 395 },
    ])
  })

  it('is called on the bill as the price list has it, and as the documents where it says nothing', () => {
    const order = { adults: 1, kids: 1, city: 'Elsloo' }
    const names = (more: object) => {
      const list = { ...defaultPriceList, ...more }
      const priced = quoteBreakfast(order, 'public', day, list, defaultReadings)
      return priced.ok && priced.quote.lines.map(({ name }) => name)
    }
    const { box, kidsBox } = words().breakfast
    expect(names({})).toEqual([box, kidsBox])
    const boxNames = { box: 'Ochtenddoos', kidsBox: 'Kleine doos' }
    expect(names({ boxNames })).toEqual(['Ochtenddoos', 'Kleine doos'])
    const product = { name: 'Mand van de bakker', vatCategory: 'food' }
    const breakfast = [{ ...defaultPriceList.breakfast![0]!, product }]
    expect(names({ boxNames, breakfast })).toEqual(['Mand van de bakker', 'Kleine doos'])
  })

  it('follows the row of the day of delivery, the first row before it, BO §9 without rows', () => {
    const prices = { boxCents: 1500, kidsBoxCents: 700, deliveryCents: 0 }
    const row = { ...prices, homeVillage: '', source: 'staff' }
    const breakfast = [
      { ...row, validFrom: day },
      { ...row, validFrom: day + 1, boxCents: 1600 },
    ]
    const order = { adults: 1, kids: 1, city: 'Stein' }
    const cents = (supplied: number, rows = breakfast) => {
      const list = { ...defaultPriceList, breakfast: rows }
      const priced = quoteBreakfast(order, 'public', supplied, list, defaultReadings)
      return priced.ok ? priced.quote.lines.map((line) => [line.cents, line.rule]) : priced.reason
    }
    expect(cents(day)).toEqual([
      [1500, 'staff'],
      [700, 'staff'],
    ])
    expect(cents(day + 1)).toContainEqual([1600, 'staff'])
    expect(cents(day - 1)).toContainEqual([1500, 'staff'])
    expect(cents(day, [])).toContainEqual([1395, 'Prijslijst van het huis'])
    const { vat } = defaultPriceList
    expect(quoteBreakfast(order, 'public', day, { vat }, defaultReadings)).toMatchObject({
      quote: { totalCents: 1395 + 695 + 395 },
    })
  })
})
