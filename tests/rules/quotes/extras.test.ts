import { describe, expect, it } from 'vitest'
import { type KeptExtra, choosable, extrasOf } from '../../../rules/quotes/extras.ts'

const readings = { 'extras.e-bike': '27.50', 'gift-card': 'extra' } as const
const discount = { ...readings, 'gift-card': 'discount' } as const
const row: KeptExtra = {
  id: 'bolderkar',
  name: 'Bolderkar',
  unit: 'day',
  cents: 700,
  vatCategory: 'standard',
  minimumPersons: 1,
  minimumNights: 0,
  source: 'staff',
}

describe('The extras that staff keep', () => {
  it('are those alone, each as it is kept', () => {
    expect(extrasOf(readings, [])).toEqual([])
    expect(extrasOf(readings, [row])).toEqual([{ ...row, reading: null }])
  })

  it('are left out while they have no price, and cost nothing where that is the price', () => {
    expect(extrasOf(readings, [{ ...row, cents: null }])).toEqual([])
    expect(extrasOf(readings, [{ ...row, cents: 0 }])).toMatchObject([{ cents: 0 }])
  })

  it('have the price of their reading where staff set none, and else that of staff', () => {
    const bike = { ...row, id: 'electric-bike', name: 'E-bike' }
    expect(extrasOf(readings, [{ ...bike, cents: null }])).toEqual([
      { ...bike, cents: 2750, reading: 'extras.e-bike=27.50' },
    ])
    expect(extrasOf(readings, [bike])).toEqual([{ ...bike, reading: null }])
    // What no reading prices has none, though the property starts with it.
    expect(extrasOf(readings, [{ ...row, id: 'flowers', cents: null }])).toEqual([])
  })

  it('have the gift card as an extra, or off the stay by itself, at the price of staff', () => {
    const card = { ...row, id: 'gift-card', name: 'Bon', unit: 'piece', minimumNights: 3 } as const
    expect(extrasOf(readings, [card])).toEqual([{ ...card, reading: 'gift-card=extra' }])
    const off = { ...card, unit: 'stay', vatCategory: 'lodging', reading: 'gift-card=discount' }
    expect(extrasOf(discount, [card])).toEqual([{ ...off, cents: -700 }])
    expect(extrasOf(discount, [{ ...card, cents: null }])).toEqual([{ ...off, cents: -500 }])
  })

  it('can be chosen, all but what belongs to the stay', () => {
    const ids = (of: typeof readings | typeof discount) =>
      choosable(extrasOf(of)).map(({ id }) => id)
    expect(ids(readings)).toContain('gift-card')
    expect(ids(discount)).toEqual(ids(readings).filter((id) => id !== 'gift-card'))
  })
})
