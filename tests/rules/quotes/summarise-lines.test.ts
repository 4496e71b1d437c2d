import { describe, expect, it } from 'vitest'
import { quoteFamilyStay } from '../../../rules/family-room/quote-family-stay.ts'
import { defaultPriceList } from '../../../rules/quotes/default-price-list.ts'
import { quoteOrdinaryStay } from '../../../rules/quotes/quote-ordinary-stay.ts'
import { summariseLines } from '../../../rules/quotes/summarise-lines.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { day } from './days.ts'
import { familiekamer, knusseKamer } from './rooms.ts'

function ordinary(arrival: string, departure: string, persons = 2) {
  const stay = { roomType: knusseKamer, arrival: day(arrival), departure: day(departure), persons, screen: 'guest' as const }
  const priced = quoteOrdinaryStay(stay, defaultPriceList, defaultReadings)
  if (!priced.ok) throw new Error(priced.reason)
  return priced.quote
}

describe('the Dutch summary of a quote', () => {
  it('says what each group of lines is for and how it came about', () => {
    expect(summariseLines(ordinary('2026-06-11', '2026-06-14'))).toEqual([
      { label: '3 nachten', explanation: '€\u00a085,00 per nacht', cents: 25_500 },
      { label: 'Seizoenstoeslag', explanation: '3 nachten × €\u00a010,00', cents: 3000 },
      { label: 'Toeristenbelasting', explanation: '2 personen × 3 nachten × €\u00a02,50', cents: 1500 },
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
    const stay = { roomType: familiekamer, arrival: day('2026-06-12'), departure: day('2026-06-15'), persons: 3, screen: 'agenda' as const }
    const priced = quoteFamilyStay(stay, defaultPriceList, defaultReadings)
    expect(priced.ok && summariseLines(priced.quote)).toEqual([
      { label: 'Vrijdag-weekend', explanation: '3 nachten', cents: 44_900 },
      {
        label: 'Toeslag voor 3 personen',
        explanation: '3 nachten × €\u00a010,00, want de vaste prijs geldt voor 4 personen',
        cents: 3000,
      },
      { label: 'Toeristenbelasting', explanation: '3 personen × 3 nachten × €\u00a02,50', cents: 2250 },
      { label: 'Schoonmaak', explanation: 'eenmalig', cents: 4000 },
    ])
  })
})
