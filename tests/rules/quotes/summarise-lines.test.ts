import { describe, expect, it } from 'vitest'
import { quoteFamilyStay } from '../../../rules/family-room/quote-family-stay.ts'
import { defaultPriceList } from '../../../rules/quotes/default-price-list.ts'
import { quoteOrdinaryStay } from '../../../rules/quotes/quote-ordinary-stay.ts'
import { summariseLines as rule } from '../../../rules/quotes/summarise-lines.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { readAloud } from '../in-words.ts'
import { day } from './days.ts'
import { familiekamer, knusseKamer } from './rooms.ts'

const summariseLines = readAloud(rule)

function ordinary(arrival: string, departure: string, persons = 2) {
  const stay = {
    roomType: knusseKamer,
    arrival: day(arrival),
    departure: day(departure),
    persons,
    screen: 'checkout' as const,
  }
  const priced = quoteOrdinaryStay(stay, defaultPriceList, defaultReadings)
  if (!priced.ok) throw new Error(priced.reason)
  return priced.quote
}

describe('the Dutch summary of a quote', () => {
  it('says what each group of lines is for and how it came about', () => {
    expect(summariseLines(ordinary('2026-06-11', '2026-06-14'))).toEqual([
      { label: '3 nachten', explanation: '€\u00a085,00 per nacht', cents: 25_500 },
      { label: 'Seizoenstoeslag', explanation: '3 nachten × €\u00a010,00', cents: 3000 },
      {
        label: 'Toeristenbelasting',
        explanation: '2 personen × 3 nachten × €\u00a02,50',
        cents: 1500,
      },
    ])
  })

  it('uses the singular for one night and one person', () => {
    expect(summariseLines(ordinary('2026-06-11', '2026-06-12', 1))).toEqual([
      { label: '1 nacht', explanation: '€\u00a075,00 per nacht', cents: 7500 },
      { label: 'Seizoenstoeslag', explanation: '1 nacht × €\u00a010,00', cents: 1000 },
      { label: 'Toeristenbelasting', explanation: '1 persoon × 1 nacht × €\u00a02,50', cents: 250 },
    ])
  })

  it('names each amount where the nights differ', () => {
    expect(summariseLines(ordinary('2026-06-30', '2026-07-04'))[1]).toEqual({
      label: 'Seizoenstoeslag',
      explanation: '2 nachten × €\u00a010,00, 2 nachten × €\u00a020,00',
      cents: 6000,
    })
  })

  it('names the arrangement of the family room, and why 3 persons pay more than 4', () => {
    const stay = {
      roomType: familiekamer,
      arrival: day('2026-06-12'),
      departure: day('2026-06-15'),
      persons: 3,
      screen: 'agenda' as const,
    }
    const priced = quoteFamilyStay(stay, defaultPriceList, defaultReadings)
    expect(priced.ok && summariseLines(priced.quote)).toEqual([
      { label: 'Vrijdag-weekend', explanation: '3 nachten', cents: 44_900 },
      {
        label: 'Toeslag voor 3 personen',
        explanation: '3 nachten × €\u00a010,00, want de vaste prijs geldt voor 4 personen',
        cents: 3000,
      },
      {
        label: 'Toeristenbelasting',
        explanation: '3 personen × 3 nachten × €\u00a02,50',
        cents: 2250,
      },
      { label: 'Schoonmaak', explanation: 'eenmalig', cents: 4000 },
    ])
  })

  it('does not explain an extra price for 4 persons or more, and names a length that is no arrangement', () => {
    const stay = {
      roomType: familiekamer,
      arrival: day('2026-06-15'),
      departure: day('2026-06-22'),
      persons: 5,
      screen: 'checkout' as const,
    }
    const priced = quoteFamilyStay(stay, defaultPriceList, defaultReadings)
    if (!priced.ok) throw new Error(priced.reason)
    expect(summariseLines(priced.quote).slice(0, 2)).toEqual([
      { label: 'Maandag-week', explanation: '7 nachten', cents: 79_900 },
      { label: 'Toeslag voor 5 personen', explanation: '7 nachten × €\u00a010,00', cents: 7000 },
    ])
    expect(summariseLines({ ...priced.quote, arrival: '2026-06-16' })[0]!.label).toBe('7 nachten')
    expect(summariseLines({ ...priced.quote, arrival: 'ooit' })[0]!.label).toBe('7 nachten')
  })

  it('names each price where sold and new nights differ', () => {
    const quote = ordinary('2026-06-11', '2026-06-14')
    const lines = quote.lines.map((line, index) => (index === 0 ? { ...line, cents: 9500 } : line))
    expect(summariseLines({ ...quote, lines })[0]).toEqual({
      label: '3 nachten',
      explanation: '1 nacht × €\u00a095,00, 2 nachten × €\u00a085,00',
      cents: 26_500,
    })
  })

  it.each([
    [
      'whose nights differ in cents',
      { cents: 250 },
      '2 nachten × €\u00a05,00, 1 nacht × €\u00a02,50',
    ],
    ['whose nights differ in persons', { persons: 1 }, '3 nachten × €\u00a05,00'],
  ])('sums up a tourist tax %s by its nights', (_how, last, explanation) => {
    const quote = ordinary('2026-06-11', '2026-06-14')
    const lines = quote.lines.map((line, index) =>
      index === quote.lines.length - 1 ? { ...line, ...last } : line,
    )
    expect(summariseLines({ ...quote, lines }).at(-1)!.explanation).toBe(explanation)
  })

  it('sums up a tourist tax that is no whole cents a person by its nights', () => {
    const quote = ordinary('2026-06-11', '2026-06-12')
    const lines = quote.lines.map((line) =>
      line.item === 'tourist-tax' ? { ...line, cents: 393 } : line,
    )
    expect(summariseLines({ ...quote, lines }).at(-1)!.explanation).toBe('1 nacht × €\u00a03,93')
  })

  it.each([
    ['breakfast', undefined, 'Ontbijt', '2 personen'],
    ['delivery', undefined, 'Bezorgkosten', ''],
    ['extra', 'Bloemen op de kamer', 'Bloemen op de kamer', ''],
    ['extra', undefined, 'Extra', ''],
    ['carried-over', undefined, 'Verrekening', 'verschil met de prijs waarvoor is geboekt'],
    [
      'carried-over-tax',
      undefined,
      'Verrekening toeristenbelasting',
      'verschil met de belasting waarvoor is geboekt',
    ],
  ] as const)('calls %s named %s “%s”', (item, name, label, explanation) => {
    const quote = ordinary('2026-06-11', '2026-06-12')
    const line = { ...quote.lines[0]!, item, night: null, cents: 1234, ...(name && { name }) }
    expect(summariseLines({ ...quote, lines: [line] })).toEqual([
      { label, explanation, cents: 1234 },
    ])
  })

  it('keeps extras of another name apart, those of one name together', () => {
    const quote = ordinary('2026-06-11', '2026-06-12')
    const extra = { ...quote.lines[0]!, item: 'extra' as const, night: null, cents: 500 }
    const lines = ['Kinderzitje', 'Verwenpakket', 'Kinderzitje'].map((name) => ({ ...extra, name }))
    expect(summariseLines({ ...quote, lines }).map(({ label, cents }) => [label, cents])).toEqual([
      ['Kinderzitje', 1000],
      ['Verwenpakket', 500],
    ])
  })
})
