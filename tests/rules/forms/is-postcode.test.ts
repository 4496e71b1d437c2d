import { describe, expect, it } from 'vitest'
import { isPostcode } from '../../../rules/forms/is-postcode.ts'

describe('A postcode', () => {
  it.each([
    '6171 AA',
    ' 6171aa ',
    '3620',
    ' 3620 ',
    '52062',
    'B-3620',
    'b 3620',
    'be3620',
    'DE-52062',
  ])('is %j: of the Netherlands or of a neighbour', (text) => expect(isPostcode(text)).toBe(true))

  it.each([
    '',
    '362',
    '520621',
    '3620 Lanaken',
    'Lanaken 3620',
    'abc-3620',
    '4-3620',
    'B_3620',
    'om de hoek',
  ])('is not %j', (text) => expect(isPostcode(text)).toBe(false))
})
