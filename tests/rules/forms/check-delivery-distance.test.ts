import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kilometresText } from '../../../rules/breakfast/delivery-area.ts'
import {
  checkDeliveryDistance as rule,
  parseKilometres,
} from '../../../rules/forms/check-delivery-distance.ts'
import { readAloud } from '../in-words.ts'

const checkDeliveryDistance = readAloud(rule)

const stein = { postcode: '6171', place: 'Stein', kilometres: '4,5' }

describe('A distance that staff keep', () => {
  it('is four digits, a place and kilometres, blanks around them aside', () => {
    expect(checkDeliveryDistance(stein)).toEqual([])
    expect(
      checkDeliveryDistance({ postcode: ' 6171 ', place: ' Stein', kilometres: '0 ' }),
    ).toEqual([])
  })

  it('names every field that is wrong, in the order of the form', () => {
    expect(checkDeliveryDistance({ postcode: '', place: ' ', kilometres: '' })).toEqual([
      {
        field: 'postcode',
        text: 'Vul de vier cijfers van een Nederlandse postcode in, of een buitenlandse zoals B-3630 of D-52525.',
      },
      { field: 'place', text: 'Vul de plaats in.' },
      {
        field: 'kilometres',
        text: 'Vul een aantal kilometers van 0 tot en met 100 in, zoals 4,5.',
      },
    ])
  })

  it.each(['617', '617111', '0171', '6171 AB', 'zestig', '6171\n'.repeat(2)])(
    'has no postcode of %j',
    (postcode) => {
      expect(checkDeliveryDistance({ ...stein, postcode })).toMatchObject([{ field: 'postcode' }])
    },
  )

  it.each(['-1', 'vier', '100,001', '4,5555', '1e3', '4,5 km', '9'.repeat(5_000)])(
    'is not %j kilometres',
    (kilometres) => {
      expect(parseKilometres(kilometres)).toBeNull()
    },
  )
})

describe('Kilometres as staff type them', () => {
  it('may have a comma or a point', () => {
    expect(['4', '4,5', '4.25', '100', '0,001'].map(parseKilometres)).toEqual([
      4_000, 4_500, 4_250, 100_000, 1,
    ])
  })

  it('are read back as they were shown, for every distance up to 100 km', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (metres) => {
        expect(parseKilometres(kilometresText(metres))).toBe(metres)
      }),
    )
  })
})
