import { describe, expect, it } from 'vitest'
import { explainStay } from '../../../rules/availability/explain-stay.ts'
import type { PropertyFacts } from '../../../rules/availability/property-facts.ts'
import type { StayQuestion } from '../../../rules/availability/stay-question.ts'
import { defaultPriceList } from '../../../rules/quotes/default-price-list.ts'
import { atLeast, booked, closed, property, momentOn, question } from './property.ts'

function suggestions(asked: StayQuestion, facts: PropertyFacts = property()) {
  const answer = explainStay(asked, facts)
  return answer.ok
    ? []
    : answer.suggestions.map(({ arrival, departure }) => `${arrival} ${departure}`)
}

const fullOn = (arrival: string, departure: string) =>
  property({ occupancies: [booked(1, arrival, departure), booked(2, arrival, departure)] })

describe('the stays suggested instead of a refused one', () => {
  it('are the closest arrivals, the later of two as close, with what they cost', () => {
    const answer = explainStay(
      question('2026-03-10', '2026-03-11'),
      fullOn('2026-03-10', '2026-03-11'),
    )
    expect(!answer.ok && answer.suggestions).toEqual([
      { arrival: '2026-03-11', departure: '2026-03-12', nights: 1, persons: 2, totalCents: 10_000 },
      { arrival: '2026-03-09', departure: '2026-03-10', nights: 1, persons: 2, totalCents: 10_000 },
      { arrival: '2026-03-12', departure: '2026-03-13', nights: 1, persons: 2, totalCents: 10_000 },
    ])
  })

  it('are shorter where only that fits on the arrival day, and one of them is as long as was asked', () => {
    const facts = property({ closures: [closed('property', '2026-03-11', '2026-03-17')] })
    expect(suggestions(question('2026-03-10', '2026-03-13'), facts)).toEqual([
      '2026-03-10 2026-03-11',
      '2026-03-09 2026-03-11',
      '2026-03-08 2026-03-11',
    ])
  })

  it('have the third from farther off where none nearer is as long as was asked', () => {
    const asked = question('2026-03-10', '2026-03-15')
    const facts = property({ closures: [closed('property', '2026-03-12', '2026-03-25')] })
    expect(suggestions(asked, facts)).toEqual([
      '2026-03-10 2026-03-12',
      '2026-03-11 2026-03-12',
      '2026-03-07 2026-03-12',
    ])
    // No other nights than four can be had at all.
    const closures = [
      closed('property', '2026-01-01', '2026-03-08'),
      closed('property', '2026-03-12', '2029-01-01'),
    ]
    expect(suggestions(asked, property({ closures }))).toEqual([
      '2026-03-10 2026-03-12',
      '2026-03-11 2026-03-12',
      '2026-03-09 2026-03-12',
    ])
  })

  it('are found on the first night on sale and on the last', () => {
    const asked = question('2026-09-14', '2026-09-15')
    const alone = (from: string, until: string) =>
      property({ closures: [closed('property', from, until)] })
    expect(suggestions(asked, alone('2026-01-13', '2028-01-01'))).toEqual(['2026-01-12 2026-01-13'])
    expect(suggestions(asked, alone('2026-01-01', '2027-02-15'))).toEqual(['2027-02-15 2027-02-16'])
    const soon = question('2026-01-14', '2026-01-15')
    expect(suggestions(soon, alone('2026-01-01', '2026-02-02'))).toEqual([
      '2026-02-02 2026-02-03',
      '2026-02-03 2026-02-04',
      '2026-02-04 2026-02-05',
    ])
  })

  it('tax the guests of whom the age is known by their age', () => {
    const [tax] = defaultPriceList.touristTax
    const priceList = { ...defaultPriceList, touristTax: [{ ...tax!, childAgeLimit: 12 }] }
    const guests = [{ age: 9, resident: false }]
    const facts = { ...fullOn('2026-03-10', '2026-03-11'), priceList }
    const answer = explainStay(question('2026-03-10', '2026-03-11', { guests }), facts)
    expect(!answer.ok && answer.suggestions.map(({ totalCents }) => totalCents)).toEqual([
      ...[9_750, 9_750, 9_750],
    ])
  })

  it('are longer where the rules ask more nights', () => {
    expect(suggestions(question('2026-03-06', '2026-03-07'))[0]).toBe('2026-03-06 2026-03-08')
    const facts = property({ minimumNightRules: [atLeast(4, '2026-03-11')] })
    expect(suggestions(question('2026-03-09', '2026-03-12'), facts)[0]).toBe(
      '2026-03-09 2026-03-11',
    )
    expect(suggestions(question('2026-03-10', '2026-03-13'), facts)[0]).toBe(
      '2026-03-10 2026-03-14',
    )
  })

  it('lie on sale when the asked stay does not', () => {
    expect(suggestions(question('2025-05-01', '2025-05-02'))[0]).toBe('2026-01-12 2026-01-13')
    expect(suggestions(question('2029-05-01', '2029-05-03'))[0]).toBe('2027-02-15 2027-02-16')
    expect(suggestions(question('2029-05-01', '2029-05-03'))).toContain('2027-02-14 2027-02-16')
    expect(suggestions(question('2026-03-10', '2026-03-10'))[0]).toBe('2026-03-10 2026-03-11')
  })

  it("are of the family room's arrangements when that is asked for", () => {
    const family = { roomTypeId: 4, persons: 4 }
    expect(suggestions(question('2026-03-10', '2026-03-12', family))).toEqual([
      '2026-03-09 2026-03-13',
      '2026-03-13 2026-03-16',
      '2026-03-06 2026-03-09',
    ])
  })

  it('are none when the persons fit no stay, the property is closed for good, or the dates are no numbers', () => {
    expect(suggestions(question('2026-03-10', '2026-03-11', { persons: 3 }))).toEqual([])
    expect(
      suggestions(
        question('2026-03-10', '2026-03-11'),
        property({ closures: [closed('property', '2026-01-01', '2030-01-01')] }),
      ),
    ).toEqual([])
    expect(suggestions(question('2026-03-10', '2026-03-11', { departure: Number.NaN }))).toEqual([])
  })

  it('keep to the cut-off of the same moment', () => {
    const late = { moment: momentOn('2026-03-10', 15) }
    expect(suggestions(question('2026-03-10', '2026-03-11', late))[0]).toBe('2026-03-12 2026-03-13')
  })
})
