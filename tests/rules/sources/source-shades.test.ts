import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
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
    for (const typed of ['', 'blauw', '#123', '#1234567', 'x#123456', '#GGGGGG', '-1', '1e9'])
      expect(parseColour(typed)).toBeNull()
  })
})

describe('The shades of a colour', () => {
  it.each([
    ['#FFFFFF', '#000000', 21],
    ['#000000', '#FFFFFF', 21],
    ['#27718F', '#27718F', 1],
    ['#0A0A0A', '#FFFFFF', 19.8],
    ['#0000FF', '#FFFFFF', 8.59],
    ['#00FF00', '#000000', 15.3],
    ['#777777', '#FFFFFF', 4.48],
  ])('%s against %s stands out %d to 1, as WCAG reckons it', (one, other, contrast) => {
    expect(contrastOf(one, other)).toBeCloseTo(contrast, 1)
  })

  it('are the colour, two grounds that are nearly white, and words dark enough for them', () => {
    expect(sourceShades('#27718F')).toEqual({
      main: '#27718F',
      tint: '#DCE8ED',
      pale: '#EEF4F6',
      deep: '#1B4F64',
    })
  })

  it('are made dark step by step, and no darker than is needed', () => {
    const { deep, tint } = sourceShades('#7AA898')
    expect(contrastOf(deep, tint)).toBeGreaterThanOrEqual(4.5)
    expect(contrastOf(deep, tint)).toBeLessThan(6.5)
  })
})
