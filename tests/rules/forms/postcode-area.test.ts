import { describe, expect, it } from 'vitest'
import { postcodeArea, typedArea } from '../../../rules/forms/postcode-area.ts'

describe('The area of a postcode', () => {
  it.each([
    ['6181 AB', 'nl', '6181'],
    ['6181ab ', 'nl', '6181'],
    ['3630', 'be', 'B-3630'],
    ['B-3630', 'be', 'B-3630'],
    ['be 3630', 'be', 'B-3630'],
    ['BE3630', 'be', 'B-3630'],
    ['52525', 'de', 'D-52525'],
    ['D-01067', 'de', 'D-01067'],
    ['de52525', 'de', 'D-52525'],
  ])('of %s is of %s: %s', (typed, country, area) => {
    expect(postcodeArea(typed)).toEqual({ country, area })
    expect(postcodeArea(typed, country)).toEqual({ country, area })
    expect(postcodeArea(typed, 'fr')).toBeNull()
  })

  it.each(['', '618', '0181 AB', '0630', '363030', 'Elsloo', 'B-52525', 'D-3630', '6181 A'])(
    'is unknown of %j',
    (typed) => expect(postcodeArea(typed)).toBeNull(),
  )
})

describe('The area that staff type', () => {
  it.each([
    ['6181', '6181'],
    [' b-3630 ', 'B-3630'],
    ['52525', 'D-52525'],
    ['6181 AB', null],
    ['0181', null],
    ['zestig', null],
  ])('of %j is %j', (typed, area) => expect(typedArea(typed)).toBe(area))
})
