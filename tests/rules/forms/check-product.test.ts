import { describe, expect, it } from 'vitest'
import {
  type ProductForm,
  checkProduct,
  mostProductCents,
  parseProductPrice,
  parseStock,
  productUnits,
  productVatCategories,
} from '../../../rules/forms/check-product.ts'
import { breakfastBoxId } from '../../../rules/products/product.ts'
import { message } from '../../../rules/texts/message.ts'

const good: ProductForm = {
  code: 'fietskar',
  name: 'Fietskar',
  price: '7,50',
  unit: 'day',
  vatCategory: 'standard',
  stock: '3',
  minimumPersons: '1',
  minimumNights: '0',
}
describe('A product as staff type it', () => {
  it('holds with a name, and a price that may still be empty', () => {
    expect(checkProduct(good)).toEqual([])
    expect(checkProduct({ ...good, price: '', stock: '' })).toEqual([])
  })

  it('says at every field what is wrong, in the order of the form', () => {
    const wrong = { name: '', price: '-1', unit: 'stay', vatCategory: '', stock: 'veel' }
    const minimums = { minimumPersons: '0', minimumNights: '29' }
    expect(checkProduct({ ...good, ...wrong, ...minimums })).toEqual([
      { field: 'name', text: message('product.nameMissing') },
      { field: 'price', text: message('product.price') },
      { field: 'unit', text: message('product.unit') },
      { field: 'vatCategory', text: message('product.vatCategory') },
      { field: 'stock', text: message('product.stock') },
      { field: 'minimumPersons', text: message('product.persons') },
      { field: 'minimumNights', text: message('product.nights') },
    ])
    for (const unit of productUnits) expect(checkProduct({ ...good, unit })).toEqual([])
    for (const vatCategory of productVatCategories)
      expect(checkProduct({ ...good, vatCategory })).toEqual([])
  })

  it.each(['-1', '1e9', '1000,01', 'tien', '1,234'])('of %s is refused at its price', (price) => {
    expect(parseProductPrice(price)).toBeUndefined()
    expect(checkProduct({ ...good, price })).toEqual([
      { field: 'price', text: message('product.price') },
    ])
    expect(parseProductPrice('1000')).toBe(mostProductCents)
  })

  it('that is the breakfast box has no price of its own to be wrong', () => {
    expect(checkProduct({ ...good, code: breakfastBoxId, price: '-1' })).toEqual([])
  })

  it.each([
    ['', null],
    ['0', 0],
    ['9999', 9999],
    ['10000', undefined],
    ['-1', undefined],
    ['1,5', undefined],
  ])('with %s in stock has %s pieces', (typed, stock) => {
    expect(parseStock(typed)).toBe(stock)
  })

  it('has a price of up to 1000.00, or none yet', () => {
    expect(['', ' ', '0', '7,50', '1000,00'].map(parseProductPrice)).toEqual([
      null,
      null,
      0,
      750,
      mostProductCents,
    ])
    expect(parseStock(' ')).toBeNull()
  })
})
