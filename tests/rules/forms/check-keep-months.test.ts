import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkKeepMonths as rule, parseKeepMonths } from '../../../rules/forms/check-keep-months.ts'
import {
  MOST_KEEP_MONTHS,
  USUAL_KEEP_MONTHS,
  legalProfile,
  registerFields,
} from '../../../rules/forms/night-register-profile.ts'
import { readAloud } from '../in-words.ts'

const checkKeepMonths = readAloud(rule)

describe('The night register is kept', () => {
  it('for a year, until staff choose otherwise', () => {
    expect(USUAL_KEEP_MONTHS).toBe(12)
  })

  it('for 1 to 60 months, as staff type it', () => {
    expect(MOST_KEEP_MONTHS).toBe(60)
    expect([' 12 ', '1', '60', '0', '61', '', '1,5', 'een'].map(parseKeepMonths)).toEqual([
      12,
      1,
      60,
      ...Array.from({ length: 5 }, () => null),
    ])
    expect(['x12', '12x', '1 2'].map(parseKeepMonths)).toEqual([null, null, null])
    expect(checkKeepMonths('61')).toEqual([
      { field: 'keepMonths', text: 'Vul een aantal maanden in van 1 tot en met 60.' },
    ])
  })

  it('for the number of months that was typed, and refused exactly where that is none', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: -5, max: 1_200 }).map(String), fc.string()),
        (typed) => {
          const months = parseKeepMonths(typed)
          expect(checkKeepMonths(typed).length).toBe(months === null ? 1 : 0)
          if (months !== null) expect(String(months)).toBe(String(Number(typed)))
        },
      ),
    )
  })
})

describe('The night register asks', () => {
  it('residence and kind of document by law (art. 438 Sr), and never a number, a copy or a BSN', () => {
    expect(registerFields.filter((field) => legalProfile[field])).toEqual(['residence', 'document'])
    expect(registerFields).toEqual(['residence', 'document', 'birthDate', 'nationality', 'address'])
  })
})
