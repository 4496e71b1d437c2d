import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainStay } from '../../../rules/availability/explain-stay.ts'
import { guestsOf, isKnownMore, personsOf } from '../../../rules/bookings/party.ts'
import { parseDay } from '../../../rules/calendar/day.ts'
import { comparedFacts } from '../../../rules/trials/compare-facts.ts'
import { arbitraryPropertyOf } from '../availability/property.arbitrary.ts'
import { arbitraryReadings } from '../availability/readings.arbitrary.ts'
import { anyPriceList } from '../quotes/price-list.arbitrary.ts'
import { areCasesCutShort } from '../seen.ts'

const screen = fc.constantFrom('guest' as const, 'agenda' as const)

describe('Two sets of facts', () => {
  it('that are equal show nothing', () => {
    fc.assert(
      fc.property(arbitraryPropertyOf(1, 3, 4), anyPriceList, screen, (at, priceList, asking) => {
        const facts = { ...at.facts, priceList }
        const question = { screen: asking, moment: at.moment, most: 2000 }
        const { counts, asked, items, reasons, examples } = comparedFacts(
          facts,
          structuredClone(facts),
          question,
        )
        expect(counts.same + counts.refused).toBe(asked)
        expect([items, reasons, examples]).toEqual([[], [], []])
      }),
      { numRuns: 20 },
    )
  })

  it('show of a stay what each of them answers to who asks for it', () => {
    let shown = 0
    fc.assert(
      fc.property(
        arbitraryPropertyOf(1, 3, 4),
        anyPriceList,
        anyPriceList,
        arbitraryReadings,
        screen,
        ({ facts, moment }, first, second, readings, asking) => {
          const before = { ...facts, priceList: first }
          const after = { ...facts, priceList: second, readings }
          const { examples } = comparedFacts(before, after, { screen: asking, moment, most: 2000 })
          shown += examples.length
          for (const { roomTypeId, arrival, departure, party, ...sides } of examples) {
            const question = {
              roomTypeId,
              arrival: parseDay(arrival)!,
              departure: parseDay(departure)!,
              persons: personsOf(party),
              ...(isKnownMore(party) && { guests: guestsOf(party) }),
              screen: asking,
              moment,
            }
            for (const [said, of] of [
              [sides.before, before],
              [sides.after, after],
            ] as const) {
              const answer = explainStay(question, of)
              expect(said).toEqual(
                answer.ok ? { totalCents: answer.quote.totalCents } : { refusals: answer.refusals },
              )
            }
            const sum = (side: 'before' | 'after') =>
              sides.lines.reduce((cents, line) => cents + (line[side]?.cents ?? 0), 0)
            if ('totalCents' in sides.after) expect(sum('after')).toBe(sides.after.totalCents)
            if ('totalCents' in sides.before) expect(sum('before')).toBe(sides.before.totalCents)
          }
        },
      ),
      { numRuns: 30 },
    )
    if (!areCasesCutShort()) expect(shown).toBeGreaterThan(100)
  })
})
