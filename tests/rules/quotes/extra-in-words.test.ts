import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatEuro } from '../../../rules/money/format-euro.ts'
import { extraInWords as rule } from '../../../rules/quotes/extra-in-words.ts'
import { extrasOf } from '../../../rules/quotes/extras.ts'
import { defaultReadings } from '../../../rules/readings/readings.ts'
import { readAloud } from '../in-words.ts'

const extraInWords = readAloud(rule)
const inWords = (id: string, readings = {}) =>
  extraInWords(extrasOf({ ...defaultReadings, ...readings }).find((extra) => extra.id === id)!)

describe('An extra in words', () => {
  it('says its price with its unit and who may have it', () => {
    expect(inWords('electric-bike')).toEqual({
      name: 'Elektrische fiets',
      price: '€\u00a027,50 per dag',
      note: '',
    })
    expect(inWords('business-day')).toEqual({
      name: 'Zakelijk dagarrangement',
      price: '€\u00a032,50 per persoon',
      note: 'Vanaf 5 personen.',
    })
    expect(extraInWords({ ...extrasOf(defaultReadings)[1]!, minimumNights: 1 }).note).toBe('')
    expect(inWords('deposit').note).toBe('Voor een fiets; die gaat terug bij het inleveren.')
  })

  it('says of a gift card that it goes with a stay of two nights or more, by either reading', () => {
    const note = 'Bij een verblijf van 2 nachten of meer.'
    expect(inWords('gift-card', { 'gift-card': 'extra' })).toMatchObject({
      price: '€\u00a05,00',
      note,
    })
    expect(inWords('gift-card', { 'gift-card': 'discount' })).toMatchObject({
      price: '€\u00a0−5,00 per verblijf',
      note: `${note} Dat gaat er vanzelf af.`,
    })
  })

  it('never tells another price than the extra costs', () => {
    const extra = extrasOf(defaultReadings)[0]!
    fc.assert(
      fc.property(fc.integer({ min: -10_000, max: 1_000_000 }), (cents) => {
        expect(extraInWords({ ...extra, cents }).price).toContain(formatEuro(cents))
      }),
    )
  })
})
