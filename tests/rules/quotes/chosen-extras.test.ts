import { describe, expect, it } from 'vitest'
import {
  type ChosenExtra,
  type ExtraStock,
  quoteChosenExtras as rule,
} from '../../../rules/quotes/chosen-extras.ts'
import { defaultPriceList } from '../../../rules/quotes/default-price-list.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { readAloud } from '../in-words.ts'
import { day } from './days.ts'

const quoteChosenExtras = readAloud(rule)
const stay = { arrival: day('2026-06-12'), departure: day('2026-06-15'), persons: 2 }
const chosen = (id: string, pieces = 1, days = 1): ChosenExtra => ({ id, pieces, days })
const ask = (extras: ChosenExtra[], changes: Partial<typeof stay> = {}) =>
  quoteChosenExtras(extras, { ...stay, ...changes }, defaultPriceList, defaultReadings)

describe('extras taken with a stay', () => {
  it('have a line each: two bikes for three days, flowers, a gift card', () => {
    expect(
      ask([chosen('electric-bike', 2, 3), chosen('flowers'), chosen('gift-card')]),
    ).toMatchObject({
      ok: true,
      lines: [
        { name: 'Elektrische fiets, 2 × 3 dagen', cents: 16_500, vatBasisPoints: 2100 },
        { name: 'Bloemen op de kamer', cents: 1250, vatBasisPoints: 900 },
        { name: 'Cadeaubon', cents: 500, vatBasisPoints: 0 },
      ],
    })
  })

  it('are none where none are chosen', () => {
    expect(ask([])).toEqual({ ok: true, lines: [] })
  })

  it('are refused by name: too few persons, too few nights', () => {
    expect(
      ask([chosen('business-day'), chosen('gift-card')], { departure: day('2026-06-13') }),
    ).toEqual({
      ok: false,
      refused: [
        { id: 'business-day', text: 'Vanaf 5 personen.' },
        { id: 'gift-card', text: 'Bij een verblijf van 2 nachten of meer.' },
      ],
    })
  })

  it.each([
    [0, 1],
    [100, 1],
    [1.5, 1],
    [-1, -1],
    [1, 100],
  ])('are refused for %d pieces and %d days', (pieces, days) => {
    expect(ask([chosen('electric-bike', pieces, days)])).toEqual({
      ok: false,
      refused: [{ id: 'electric-bike', text: 'Kies een aantal van 1 tot en met 99.' }],
    })
  })

  it('are refused where there are not so many, with how many there are', () => {
    const of = (stock: ExtraStock, extras: ChosenExtra[], persons = 2) =>
      quoteChosenExtras(extras, { ...stay, persons }, defaultPriceList, defaultReadings, stock)
    const bikes = [chosen('electric-bike', 3, 2)]
    expect(of({ 'electric-bike': 3 }, bikes).ok).toBe(true)
    expect(of({}, [chosen('electric-bike', 99)]).ok).toBe(true)
    expect(of({ 'electric-bike': 2, flowers: 1 }, [...bikes, chosen('flowers', 2)])).toEqual({
      ok: false,
      refused: [
        { id: 'electric-bike', text: 'Er zijn er nog maar 2.' },
        { id: 'flowers', text: 'Er is er nog maar 1.' },
      ],
    })
    // What is sold by the person is needed for everybody.
    expect(of({ 'business-day': 5 }, [chosen('business-day')], 6).ok).toBe(false)
    expect(of({ 'business-day': 6 }, [chosen('business-day')], 6).ok).toBe(true)
  })

  it('are refused twice, and where the property has no such thing', () => {
    expect(ask([chosen('flowers'), chosen('flowers', 2)])).toMatchObject({
      refused: [{ id: 'flowers', text: 'Bloemen op de kamer staat er twee keer.' }],
    })
    expect(ask([chosen('helicopter')])).toMatchObject({
      refused: [{ id: 'helicopter', text: 'Deze extra is er niet.' }],
    })
  })
})
