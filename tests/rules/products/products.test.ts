import { describe, expect, it } from 'vitest'
import { breakfastBoxId, isOffered } from '../../../rules/products/product.ts'
import { startingProducts } from '../../../rules/products/starting-products.ts'
import { checkPriceList } from '../../../rules/quotes/check-price-list.ts'
import { quoteChosenExtras } from '../../../rules/quotes/chosen-extras.ts'
import { defaultPriceList } from '../../../rules/quotes/default-price-list.ts'
import { type KeptExtra, extrasOf } from '../../../rules/quotes/extras.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { knusseKamer } from '../quotes/rooms.ts'

const kept = () =>
  startingProducts('Ontbijtbox')
    .filter(({ id }) => id !== breakfastBoxId)
    .map(({ stock: _stock, active: _active, ...extra }): KeptExtra => extra)
const keptBut = (id: string, changes: Partial<KeptExtra>) =>
  kept().map((product) => (product.id === id ? { ...product, ...changes } : product))

describe('The products of a house', () => {
  it('are at first the breakfast box and the extras of BO §9, priced as documented', () => {
    expect(startingProducts('Ontbijtbox').map(({ id }) => id)[0]).toBe(breakfastBoxId)
    for (const ebike of ['27.50', '25.00'] as const)
      for (const giftCard of ['extra', 'discount'] as const) {
        const readings = { ...defaultReadings, 'extras.e-bike': ebike, 'gift-card': giftCard }
        expect(extrasOf(readings, kept())).toEqual(extrasOf(readings))
      }
  })

  it('are offered when they are on and not out of stock', () => {
    expect(isOffered({ active: true, stock: null })).toBe(true)
    expect(isOffered({ active: true, stock: 1 })).toBe(true)
    expect(isOffered({ active: true, stock: 0 })).toBe(false)
    expect(isOffered({ active: false, stock: 5 })).toBe(false)
  })

  it('cost what staff say, above what a reading says', () => {
    const extras = extrasOf(defaultReadings, keptBut('electric-bike', { cents: 3000 }))
    expect(extras[0]).toMatchObject({ cents: 3000, reading: null })
  })

  it('give as a gift card what staff say, also where it is a discount', () => {
    const readings = { ...defaultReadings, 'gift-card': 'discount' } as const
    const card = extrasOf(readings, keptBut('gift-card', { cents: 750 })).find(
      ({ id }) => id === 'gift-card',
    )
    expect(card).toMatchObject({ cents: -750, unit: 'stay', vatCategory: 'lodging' })
  })

  it('without a price are not offered, and nobody can choose them', () => {
    const cart = { ...kept()[0]!, id: 'fietskar', name: 'Fietskar', cents: null }
    expect(extrasOf(defaultReadings, [cart])).toEqual([])
    const stay = { arrival: 20_000, departure: 20_002, persons: 2 }
    const chosen = [{ id: 'fietskar', pieces: 1, days: 1 }]
    const list = { ...defaultPriceList, extras: [cart] }
    expect(quoteChosenExtras(chosen, stay, list, defaultReadings)).toMatchObject({ ok: false })
  })
})

describe('A price list with products', () => {
  const judged = (changes: Partial<typeof defaultPriceList>, readings = defaultReadings) =>
    checkPriceList({ ...defaultPriceList, ...changes }, [knusseKamer], readings).map(
      ({ reason }) => reason,
    )

  it('is refused with an extra below nothing, or of parts of cents', () => {
    expect(judged({ extras: kept() })).toEqual([])
    expect(judged({ extras: keptBut('flowers', { cents: -1 }) })).toEqual(['product-below-zero'])
    expect(judged({ extras: keptBut('flowers', { cents: 0.5 }) })).toEqual(['not-whole-cents'])
  })

  it('is refused where the gift card would take off more than the stay costs', () => {
    const readings = { ...defaultReadings, 'gift-card': 'discount' } as const
    expect(judged({ extras: kept() }, readings)).toEqual([])
    expect(judged({ extras: keptBut('gift-card', { cents: 100_000 }) }, readings)).toContain(
      'discount-above-stay',
    )
  })

  it('is refused where a breakfast order could cost more than a total can hold', () => {
    const [row] = defaultPriceList.breakfast!
    expect(judged({ breakfast: [{ ...row!, boxCents: 2_000_000_000 }] })).toEqual([
      'breakfast-too-much',
    ])
  })
})

describe('The starting products', () => {
  it('are the box, by the piece and as food, and extras of which none belongs to a stay', () => {
    const [box, ...extras] = startingProducts('Ontbijtbox')
    expect(box).toEqual({
      ...{ id: 'breakfast-box', unit: 'piece', cents: null, vatCategory: 'food' },
      ...{ name: 'Ontbijtbox', minimumPersons: 1, minimumNights: 0, stock: null },
      ...{ active: true, source: 'Prijslijst van het huis' },
    })
    expect(startingProducts('Ochtenddoos')[0]!.name).toBe('Ochtenddoos')
    for (const { unit } of extras) expect(['piece', 'day', 'person']).toContain(unit)
    expect(extras.map(({ id, cents }) => [id, cents])).toContainEqual(['electric-bike', null])
    expect(extras.map(({ id, cents }) => [id, cents])).toContainEqual(['flowers', 1250])
    for (const extra of extras)
      expect(extra).toMatchObject({ stock: null, active: true, name: expect.stringMatching(/./) })
  })
})
