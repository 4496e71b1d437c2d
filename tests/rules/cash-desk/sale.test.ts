import { describe, expect, it } from 'vitest'
import { type Sale, refuseSale, regularPrice, salePrice } from '../../../rules/cash-desk/sale.ts'

const sale: Sale = {
  payId: 'k-1',
  employee: 'Marieke',
  lines: [
    { name: 'Ontbijtbox', cents: 1395 },
    { name: 'Bloemen', cents: 1250 },
  ],
  discount: null,
}

describe('A sale', () => {
  it('costs the sum of its lines, less a discount', () => {
    expect([regularPrice(sale), salePrice(sale)]).toEqual([2645, 2645])
    const discounted = { ...sale, discount: { kind: 'vriendenkaart', cents: 895 } }
    expect([regularPrice(discounted), salePrice(discounted)]).toEqual([2645, 1750])
  })

  it('can be begun with something sold, be it for nothing', () => {
    expect(refuseSale(sale)).toBeNull()
    expect(refuseSale({ ...sale, lines: [{ name: 'Proefje', cents: 0 }] })).toBeNull()
    expect(refuseSale({ ...sale, discount: { kind: 'huis', cents: 2645 } })).toBeNull()
    expect(refuseSale({ ...sale, discount: { kind: 'huis', cents: 0 } })).toBeNull()
  })

  it('is refused with nothing sold, a price below nothing or in parts of a cent, or a discount above the price', () => {
    expect(refuseSale({ ...sale, lines: [] })).toBe('nothing-sold')
    expect(refuseSale({ ...sale, lines: [...sale.lines, { name: 'x', cents: -1 }] })).toBe(
      'invalid-price',
    )
    expect(refuseSale({ ...sale, lines: [{ name: 'x', cents: 0.5 }] })).toBe('invalid-price')
    for (const cents of [2646, -1, 0.5, Number.NaN])
      expect(refuseSale({ ...sale, discount: { kind: 'huis', cents } })).toBe('invalid-discount')
  })
})
