import { expect, it } from 'vitest'
import { stockAfterSale } from '../../../rules/products/stock-after-sale.ts'

it('A sale lowers a product’s stock, and none is sold that is not there (product.stock)', () => {
  expect(stockAfterSale(5, 2)).toEqual({ ok: true, stock: 3 })
  expect(stockAfterSale(2, 2)).toEqual({ ok: true, stock: 0 })
  expect(stockAfterSale(1, 2)).toEqual({ ok: false, reason: 'not-in-stock' })
  expect(stockAfterSale(0, 1)).toEqual({ ok: false, reason: 'not-in-stock' })
})

it('A product without a number is unlimited', () => {
  expect(stockAfterSale(null, 1000)).toEqual({ ok: true, stock: null })
})

it.each([0, -1, 1.5, Number.NaN])('%d pieces are a programmer’s error', (pieces) => {
  expect(() => stockAfterSale(5, pieces)).toThrow(`${pieces} is no number of pieces`)
})
