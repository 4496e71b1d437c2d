import { describe, expect, it } from 'vitest'
import {
  checkFacility,
  checkMinimumNightRule,
  checkPersonPrice,
  checkRoomCount,
  checkRoomImage,
} from '../../../rules/forms/check-room-settings.ts'

describe('The room settings (BO §5)', () => {
  it('take a facility with words in it', () => {
    expect(checkFacility('Douche')).toBeNull()
    expect(checkFacility(' ')).toBe('Vul een faciliteit in.')
    expect(checkFacility('x'.repeat(161))).toBe('Gebruik hier hoogstens 160 tekens.')
  })

  it('take a price for one person or more, of nothing or more', () => {
    expect(checkPersonPrice(1, 0)).toBeNull()
    for (const persons of [0, -1, 1.5])
      expect(checkPersonPrice(persons, 8500)).toBe('Vul een aantal personen van 1 of meer in.')
    for (const cents of [-1, 0.5, Number.NaN])
      expect(checkPersonPrice(2, cents)).toBe('Vul een prijs van 0 of meer in.')
  })

  it('take a minimum-night rule with a date and one night or more', () => {
    expect(checkMinimumNightRule(20_000, 1)).toBeNull()
    expect(checkMinimumNightRule(null, 2)).toBe('Kies een datum.')
    expect(checkMinimumNightRule(20_000, 0)).toBe('Vul een aantal nachten van 1 of meer in.')
  })

  it('take 31 rooms of a type and no more', () => {
    expect(checkRoomCount(31)).toBeNull()
    expect(checkRoomCount(32)).toBe('Een kamertype heeft hoogstens 31 kamers.')
  })

  it('take an image that has a file', () => {
    expect(checkRoomImage(1)).toBeNull()
    expect(checkRoomImage(null)).toBe('Er is geen foto geselecteert.')
    expect(checkRoomImage(0)).toBe('Er is geen foto geselecteert.')
  })
})
