import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultTariffs } from '../../../rules/tourist-tax/default-tariffs.ts'
import { guestQuestions } from '../../../rules/tourist-tax/guest-questions.ts'
import { touristTaxOfNight } from '../../../rules/tourist-tax/tourist-tax-of-night.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { day } from '../quotes/days.ts'
import { checkAlways } from '../seen.ts'

const stay = { arrival: day('2026-06-09'), departure: day('2026-06-12') }
const row = (changed: object) => ({ ...defaultTariffs[0]!, ...changed })
const asked = (rows: typeof defaultTariffs, readings = defaultReadings) =>
  guestQuestions(stay, rows, readings)

describe('What a checkout asks of who comes', () => {
  it('is nothing by the tariff that a new property starts with', () => {
    expect(asked(defaultTariffs)).toEqual({ childAgeLimit: null, residents: false })
  })

  it('is the ages where children go free, and the residents where those do', () => {
    expect(asked([row({ childAgeLimit: 12 })])).toEqual({ childAgeLimit: 12, residents: false })
    expect(asked([row({ residentsExempt: true })])).toEqual({
      childAgeLimit: null,
      residents: true,
    })
  })

  it('is what any of its nights needs, and nothing that begins on the day of departure', () => {
    const from = (date: string) => row({ validFrom: day(date), childAgeLimit: 4 })
    expect(asked([...defaultTariffs, from('2026-06-11')]).childAgeLimit).toBe(4)
    expect(asked([...defaultTariffs, from('2026-06-12')]).childAgeLimit).toBeNull()
  })

  it('is the highest age of its nights, whichever comes first, and none for nights before a tariff', () => {
    const from = (date: string, childAgeLimit: number) =>
      row({ validFrom: day(date), childAgeLimit })
    expect(asked([from('2026-06-09', 4), from('2026-06-10', 12)]).childAgeLimit).toBe(12)
    expect(asked([from('2026-06-09', 12), from('2026-06-10', 4)]).childAgeLimit).toBe(12)
    expect(asked([from('2026-06-10', 12)])).toEqual({ childAgeLimit: 12, residents: false })
  })

  it('is nothing where each screen has its own amount', () => {
    const readings = { ...defaultReadings, 'tourist-tax.tariff': 'per-screen' } as const
    expect(asked([row({ childAgeLimit: 12, residentsExempt: true })], readings)).toEqual({
      childAgeLimit: null,
      residents: false,
    })
  })

  it('leaves out only what cannot change the tax', () => {
    const tariff = fc.record({
      validFrom: fc.constant(0),
      cents: fc.nat(500),
      basisPoints: fc.constant(null),
      childAgeLimit: fc.option(fc.integer({ min: 1, max: 18 })),
      residentsExempt: fc.boolean(),
      nightCap: fc.constant(null),
      source: fc.constant('law'),
    })
    const guest = fc.record({ age: fc.option(fc.nat(17)), resident: fc.boolean() })
    checkAlways(
      fc.property(tariff, fc.array(guest, { minLength: 1, maxLength: 4 }), (rows, guests) => {
        const tax = (known: typeof guests) =>
          touristTaxOfNight(
            { ...stay, persons: guests.length, guests: known, screen: 'checkout' },
            stay.arrival,
            10_000,
            900,
            [rows],
            defaultReadings,
          )?.cents ?? 0
        const { childAgeLimit, residents } = guestQuestions(stay, [rows], defaultReadings)
        const told = guests.map(({ age, resident }) => ({
          age: childAgeLimit === null ? null : age,
          resident: residents && resident,
        }))
        expect(tax(told)).toBe(tax(guests))
      }),
    )
  })
})
