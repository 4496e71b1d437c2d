import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countedName, extraName } from '../../../rules/quotes/extra-name.ts'
import { words } from '../../../rules/texts/all-words.ts'
import { textOf } from '../../../rules/texts/words.ts'

const inGerman = (sold: string) => {
  const names: Record<string, string> = { 'Elektrische fiets': 'E-Bike', Bloemen: 'Blumen' }
  const counted = countedName(sold, (name) => names[name] ?? name)
  return counted && textOf(words('de'), counted)
}

describe('the name that an extra was sold under', () => {
  it.each([
    ['Elektrische fiets, 1 dag', 'E-Bike, 1 Tag'],
    ['Elektrische fiets, 2 × 3 dagen', 'E-Bike, 2 × 3 Tage'],
    ['Bloemen, 2 stuks', 'Blumen, 2 Stück'],
    ['Zakelijk dagarrangement, 1 persoon', 'Zakelijk dagarrangement, 1 Person'],
    ['Zakelijk dagarrangement, 5 personen', 'Zakelijk dagarrangement, 5 Personen'],
  ])('%s is %s in German', (sold, german) => {
    expect(inGerman(sold)).toBe(german)
  })

  it.each(['Bloemen', 'Bloemen, 2', 'Fiets voor 2 dagen', ', 2 stuks'])(
    '%s says no number',
    (sold) => {
      expect(inGerman(sold)).toBeNull()
    },
  )

  it('is the same in Dutch, whatever the extra is called', () => {
    const count = fc.integer({ min: 1, max: 400 })
    const counts = fc.record({ pieces: count, days: count, persons: count })
    const unit = fc.constantFrom('piece', 'day', 'person', 'stay')
    const name = fc.oneof(fc.string({ minLength: 1 }), fc.constant('Eieren, 6 stuks'))
    fc.assert(
      fc.property(fc.record({ name, unit } as const), counts, (extra, given) => {
        const sold = extraName(extra, given)
        const counted = countedName(sold, (one) => `<${one}>`)
        const isCounted = sold !== extra.name
        fc.pre(isCounted)
        expect(textOf(words(), counted!)).toBe(sold.replace(extra.name, () => `<${extra.name}>`))
      }),
    )
  })
})
