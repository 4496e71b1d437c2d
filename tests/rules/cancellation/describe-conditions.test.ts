import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dutchDay } from '../../../rules/calendar/dutch.ts'
import {
  type CancellationConditions,
  defaultConditions,
  refundCents,
} from '../../../rules/cancellation/conditions.ts'
import { describeConditions as rule } from '../../../rules/cancellation/describe-conditions.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { readAloud } from '../in-words.ts'
import { day } from '../quotes/days.ts'
import { checkAlways } from '../seen.ts'

const describeConditions = readAloud(rule)
const arrival = day('2026-06-11')
const said = (soldOn: string, rows = defaultConditions) =>
  describeConditions({ soldOn: day(soldOn), arrival }, rows, defaultReadings)

describe('The cancellation conditions of a stay, in words', () => {
  it('name the last day of each share', () => {
    expect(said('2026-05-01')).toEqual([
      'Tot en met do 4 juni krijg je alles terug.',
      'Tot en met wo 10 juni krijg je de helft terug.',
      'Daarna krijg je niets terug.',
    ])
  })

  it('name no day before the sale', () => {
    expect(said('2026-06-05')).toEqual([
      'Tot en met wo 10 juni krijg je de helft terug.',
      'Daarna krijg je niets terug.',
    ])
    expect(said('2026-06-11')).toEqual(['Je krijgt niets terug.'])
  })

  it('say a share that is neither all nor half as a percentage', () => {
    const steps = [{ daysBefore: 3, basisPoints: 1250 }]
    const row: CancellationConditions = { validFrom: 0, steps, source: 'staff' }
    expect(said('2026-05-01', [row])[0]).toBe('Tot en met ma 8 juni krijg je 12,5% terug.')
  })

  it('are not said where staff decide', () => {
    const byStaff = { ...defaultReadings, 'cancellation.conditions': 'by-staff' as const }
    expect(
      describeConditions({ soldOn: arrival - 9, arrival }, defaultConditions, byStaff),
    ).toEqual([])
  })

  it('law: on the last day of a share that much goes back, and less on the day after', () => {
    const step = fc.record({
      daysBefore: fc.integer({ min: 0, max: 40 }),
      basisPoints: fc.constantFrom(0, 2500, 5000, 10_000),
    })
    checkAlways(
      fc.property(
        fc.array(step, { maxLength: 5 }),
        fc.integer({ min: 0, max: 60 }),
        (steps, before) => {
          const rows = [{ validFrom: 0, steps, source: 'staff' }]
          const soldOn = arrival - before
          const stay = { soldOn, arrival, totalCents: 10_000 }
          const sentences = describeConditions({ soldOn, arrival }, rows, defaultReadings)
          for (let on = soldOn; on <= arrival; on++) {
            const cents = refundCents(stay, on, rows, defaultReadings)!
            const next = refundCents(stay, on + 1, rows, defaultReadings)!
            const words = sentences.find((one) => one.includes(`${dutchDay(on)} krijg`))
            expect(words !== undefined).toBe(next < cents)
            const share =
              cents === 10_000 ? 'alles' : cents === 5000 ? 'de helft' : `${cents / 100}%`
            if (words) expect(words).toContain(`krijg je ${share} terug`)
          }
        },
      ),
    )
  })
})
