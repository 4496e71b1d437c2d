import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sourceColours } from '../../../rules/sources/booking-source.ts'
import { loadSourceColours } from '../../../rules/sources/load-source-colours.ts'
import { contrastOf, parseColour, sourceShades } from '../../../rules/sources/source-shades.ts'

describe('The colour of a source', () => {
  it('has words that can be read upon its grounds, whatever it is (WCAG 2.2, 1.4.3)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
        const colour = `#${number.toString(16).padStart(6, '0')}`.toUpperCase()
        const { main, tint, pale, deep } = sourceShades(colour)
        expect(main).toBe(colour)
        expect(contrastOf(deep, tint)).toBeGreaterThanOrEqual(4.5)
        expect(contrastOf(deep, pale)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it('is refused where it is none', () => {
    expect(['#27718F', ' #27718f '].map(parseColour)).toEqual(['#27718F', '#27718F'])
    for (const typed of ['', 'blauw', '#123', '#GGGGGG', '-1', '1e9'])
      expect(parseColour(typed)).toBeNull()
  })

  it('is that of BO §9 where none is stored, or what is stored is none', () => {
    expect(loadSourceColours({ airbnb: 'red;}', none: 7 })).toEqual(sourceColours)
    expect(loadSourceColours({ airbnb: '#ff0000' }).airbnb).toBe('#FF0000')
  })
})
