import { describe, expect, it } from 'vitest'
import { defaultPriceList } from '../../../rules/quotes/default-price-list.ts'
import { extrasOf } from '../../../rules/quotes/extras.ts'
import { quoteOrdinaryStay } from '../../../rules/quotes/quote-ordinary-stay.ts'
import { type ExtraChoice, quoteExtra, addLines } from '../../../rules/quotes/quote-extra.ts'
import { summariseLines } from '../../../rules/quotes/summarise-lines.ts'
import { type Readings, defaultReadings } from '../../../rules/readings/readings.ts'
import { day } from './days.ts'
import { knusseKamer } from './rooms.ts'

function extra(id: string, readings: Readings = defaultReadings) {
  return extrasOf(readings).find((found) => found.id === id)!
}

function ask(id: string, choice: Partial<ExtraChoice> = {}) {
  const one = { pieces: 1, days: 1, persons: 5, nights: 2, suppliedOn: day('2026-06-12') }
  return quoteExtra({ extra: extra(id), ...one, ...choice }, defaultPriceList.vat)
}

describe('the extras of BO §9 and G §9', () => {
  it.each([
    ['electric-bike', 'Elektrische fiets, 1 dag', 2750, 'standard', 2100, 'extras.e-bike=27.50'],
    ['child-seat', 'Kinderzitje', 500, 'standard', 2100, null],
    ['deposit', 'Borg', 5000, 'none', 0, null],
    ['pampering-package', 'Verwenpakket', 1050, 'standard', 2100, null],
    ['flowers', 'Bloemen op de kamer', 1250, 'food', 900, null],
    ['fishing-permit', 'Dagvergunning vissen, 1 dag', 500, 'standard', 2100, null],
    ['gift-card', 'Cadeaubon', 500, 'none', 0, 'gift-card=extra'],
    ['business-day', 'Zakelijk dagarrangement, 5 personen', 5 * 3250, 'standard', 2100, null],
    ['friends-card', 'Vriendenkaart', 895, 'standard', 2100, null],
  ] as const)(
    '%s is called %s and costs %i cents, taxed as %s at %i basis points',
    (id, name, cents, vatCategory, vatBasisPoints, reading) => {
      const line = {
        item: 'extra',
        night: null,
        persons: 5,
        cents,
        vatCategory,
        vatBasisPoints,
        rule: 'Prijslijst van het huis',
        reading,
        name,
      }
      expect(ask(id)).toEqual({ ok: true, lines: [line] })
    },
  )

  it('has no extra that is not named here', () => {
    expect(extrasOf(defaultReadings)).toHaveLength(9)
  })

  it('multiplies bikes by days, and persons for a package', () => {
    expect(ask('electric-bike', { pieces: 2, days: 3 })).toMatchObject({
      lines: [{ cents: 16_500 }],
    })
    expect(ask('business-day', { persons: 8 })).toMatchObject({ lines: [{ cents: 26_000 }] })
    expect(ask('flowers', { pieces: 2, days: 3 })).toMatchObject({ lines: [{ cents: 2500 }] })
  })

  it.each([
    ['electric-bike', { pieces: 2, days: 2 }, 'Elektrische fiets, 2 × 2 dagen'],
    ['electric-bike', { pieces: 2, days: 1 }, 'Elektrische fiets, 2 × 1 dag'],
    ['electric-bike', { pieces: 1, days: 3 }, 'Elektrische fiets, 3 dagen'],
    ['flowers', { pieces: 2, days: 2 }, 'Bloemen op de kamer, 2 stuks'],
    ['flowers', { pieces: 1, days: 2 }, 'Bloemen op de kamer'],
    ['business-day', { persons: 8, pieces: 2 }, 'Zakelijk dagarrangement, 8 personen'],
  ])('says of %s with %o how much there is: %s', (id, choice, name) => {
    expect(ask(id, choice)).toMatchObject({ lines: [{ name }] })
  })

  it('says of what is paid by the person how many there are, also of one', () => {
    const alone = { ...extra('business-day'), minimumPersons: 1 }
    expect(ask('business-day', { extra: alone, persons: 1 })).toMatchObject({
      lines: [{ name: 'Zakelijk dagarrangement, 1 persoon' }],
    })
  })

  it('extras.e-bike=25.00 asks 25.00 a day', () => {
    const bike = extra('electric-bike', { ...defaultReadings, 'extras.e-bike': '25.00' })
    expect(ask('electric-bike', { extra: bike })).toMatchObject({
      lines: [{ cents: 2500, reading: 'extras.e-bike=25.00' }],
    })
  })

  it('gift-card=discount takes 5.00 off the lodging of a stay of 2 nights or more, once', () => {
    const card = extra('gift-card', { ...defaultReadings, 'gift-card': 'discount' })
    expect(ask('gift-card', { extra: card, pieces: 3 })).toMatchObject({
      ok: true,
      lines: [
        { name: 'Cadeaubon', cents: -500, vatCategory: 'lodging', reading: 'gift-card=discount' },
      ],
    })
    expect(ask('gift-card', { extra: card, nights: 1 })).toEqual({
      ok: false,
      reason: 'too-few-nights',
    })
  })

  it('refuses a business day for fewer than 5, a gift card with one night, and counts that are none', () => {
    expect(ask('business-day', { persons: 4 })).toEqual({ ok: false, reason: 'too-few-persons' })
    expect(ask('gift-card', { nights: 1 })).toEqual({ ok: false, reason: 'too-few-nights' })
    for (const pieces of [0, -1, 1.5, Number.NaN])
      expect(ask('flowers', { pieces })).toEqual({ ok: false, reason: 'not-a-count' })
  })

  it('taxes each part of an all-in price at its own rate', () => {
    const parts = [
      { category: 'standard', marketCents: 2000 },
      { category: 'food', marketCents: 1000 },
    ] as const
    expect(ask('business-day', { extra: { ...extra('business-day'), parts } })).toMatchObject({
      lines: [
        { cents: 10_834, vatBasisPoints: 2100 },
        { cents: 5416, vatBasisPoints: 900 },
      ],
    })
  })

  it('come as lines at the end of a quote, under their own name', () => {
    const stay = {
      roomType: knusseKamer,
      arrival: day('2026-06-11'),
      departure: day('2026-06-12'),
      persons: 2,
      screen: 'checkout' as const,
    }
    const priced = quoteOrdinaryStay(stay, defaultPriceList, defaultReadings)
    const bikes = ask('electric-bike', { pieces: 2 })
    if (!priced.ok || !bikes.ok) throw new Error('refused')
    const quote = addLines(priced.quote, bikes.lines)
    expect(quote.totalCents).toBe(10_000 + 5500)
    expect(summariseLines(quote).at(-1)).toEqual({
      label: 'Elektrische fiets, 2 × 1 dag',
      explanation: '',
      cents: 5500,
    })
  })
})
