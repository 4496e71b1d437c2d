import { describe, expect, it } from 'vitest'
import type { PropertyFacts } from '../../../rules/availability/property-facts.ts'
import { startingExtras } from '../../../rules/quotes/extras.ts'
import type { KeptExtra } from '../../../rules/quotes/extras.ts'
import { compareExtras } from '../../../rules/trials/compare-extras.ts'
import { day, momentOn, property, roomTypes } from '../availability/property.ts'

const { today } = momentOn('2026-03-02')
const facts = property({ roomTypes: roomTypes.slice(0, 1) })
const kept = startingExtras(facts.readings).map(
  ({ reading: _reading, ...extra }) => extra as KeptExtra,
)

/** The same property, that keeps its products with one of them otherwise. */
const selling = (id = '', change: Partial<KeptExtra> = {}): PropertyFacts => ({
  ...facts,
  priceList: {
    ...facts.priceList,
    extras: kept.map((extra) => (extra.id === id ? { ...extra, ...change } : extra)),
  },
})

describe('The products that are taken with a stay', () => {
  it('show the one whose price differs, once, for two persons and two nights', () => {
    expect(compareExtras(selling(), selling('flowers', { cents: 1400 }), today)).toMatchObject([
      {
        id: 'flowers',
        day: '2026-03-02',
        persons: 2,
        nights: 2,
        beforeCents: 1250,
        afterCents: 1400,
        lines: [{ label: 'Bloemen op de kamer', differs: true }],
      },
    ])
  })

  it('show from how many persons a package can be had then', () => {
    const smaller = selling('business-day', { minimumPersons: 4 })
    expect(compareExtras(selling(), smaller, today)).toMatchObject([
      { id: 'business-day', persons: 4, beforeCents: null, afterCents: 4 * 3250 },
    ])
  })

  it('show that one can be had by one person no more, or not for one night', () => {
    const asked = (before: Partial<KeptExtra>, after: Partial<KeptExtra>) =>
      compareExtras(selling('flowers', before), selling('flowers', after), today).map((one) => [
        ...[one.persons, one.nights, one.beforeCents, one.afterCents],
      ])
    expect(asked({ minimumPersons: 1 }, { minimumPersons: 2 })).toEqual([[1, 2, 1250, null]])
    expect(asked({ minimumNights: 1 }, { minimumNights: 2 })).toEqual([[2, 1, 1250, null]])
    // Nobody stays for no night.
    expect(asked({ minimumNights: 0 }, { minimumNights: 1 })).toEqual([])
    expect(asked({ minimumNights: 3 }, { minimumNights: 5 })).toEqual([[2, 3, 1250, null]])
  })

  it('show another price for each number of persons that pays it', () => {
    const before = selling('business-day', { minimumPersons: 5 })
    const after = selling('business-day', { minimumPersons: 4, cents: 3000 })
    expect(
      compareExtras(before, after, today).map((one) => [
        one.persons,
        one.beforeCents,
        one.afterCents,
      ]),
    ).toEqual([
      [5, 5 * 3250, 5 * 3000],
      [4, null, 4 * 3000],
    ])
  })

  it('show from how many nights one can be had then', () => {
    const longer = selling('fishing-permit', { minimumNights: 3 })
    expect(compareExtras(selling(), longer, today)).toMatchObject([
      { id: 'fishing-permit', nights: 2, beforeCents: 500, afterCents: null },
    ])
  })

  it('show the day of arrival from which another VAT rate counts, with the total as it is', () => {
    const rate = { category: 'food', validFrom: day('2026-07-01'), basisPoints: 2100, source: '' }
    const { priceList } = selling()
    const after = {
      ...facts,
      priceList: { ...priceList, vat: [...priceList.vat, rate as (typeof priceList.vat)[number]] },
    }
    expect(compareExtras(selling(), after, today)).toMatchObject([
      { id: 'flowers', day: '2026-07-01', beforeCents: 1250, afterCents: 1250 },
    ])
  })

  it('show the first of the days on which VAT rates change, in whatever order they stand', () => {
    const rate = (from: string, basisPoints: number) => ({
      ...{ category: 'food' as const, validFrom: day(from), basisPoints, source: '' },
    })
    const { priceList } = selling()
    const vat = [...priceList.vat, rate('2026-07-01', 2100), rate('2026-05-01', 1200)]
    const after = { ...facts, priceList: { ...priceList, vat } }
    expect(compareExtras(selling(), after, today).map((one) => one.day)).toEqual(['2026-05-01'])
  })

  it.each([
    ['the last day of a year', '2027-03-01', ['2027-03-01']],
    ['the day after it', '2027-03-02', []],
  ])('show a VAT rate that counts from %s on', (_what, from, days) => {
    const rate = { category: 'food', validFrom: day(from), basisPoints: 2100, source: '' } as const
    const { priceList } = selling()
    const after = { ...facts, priceList: { ...priceList, vat: [...priceList.vat, rate] } }
    expect(compareExtras(selling(), after, today).map((one) => one.day)).toEqual(days)
  })

  it('are called as they will be, and show each difference once', () => {
    const after = selling('fishing-permit', { name: 'Visvergunning', cents: 600 })
    expect(compareExtras(selling(), after, today)).toMatchObject([
      { name: 'Visvergunning', persons: 2, nights: 2, beforeCents: 500, afterCents: 600 },
    ])
    const package5 = selling('business-day', { cents: 3000 })
    expect(compareExtras(selling(), package5, today)).toMatchObject([
      { persons: 5, beforeCents: 5 * 3250, afterCents: 5 * 3000 },
    ])
  })

  it('show from how many persons and nights one can be had, for the fewest that ask for it', () => {
    const one = selling('flowers', { minimumPersons: 1 })
    const three = selling('flowers', { minimumPersons: 3, minimumNights: 3 })
    expect(
      compareExtras(one, three, today).map(({ persons, nights, afterCents }) => [
        ...[persons, nights, afterCents],
      ]),
    ).toEqual([[2, 2, null]])
  })

  it('show one that is no longer sold, and one that is new', () => {
    const without = {
      ...facts,
      priceList: { ...facts.priceList, extras: kept.filter(({ id }) => id !== 'child-seat') },
    }
    const gone = [{ id: 'child-seat', name: 'Kinderzitje', beforeCents: 500, afterCents: null }]
    expect(compareExtras(selling(), without, today)).toMatchObject(gone)
    expect(compareExtras(without, selling(), today)).toMatchObject([
      { id: 'child-seat', beforeCents: null, afterCents: 500 },
    ])
  })

  it('show nothing where nothing differs', () => {
    expect(compareExtras(selling(), selling(), today)).toEqual([])
  })
})
