import { describe, expect, it } from 'vitest'
import { fillText } from '../../../rules/texts/fill-text.ts'
import { stayTexts } from '../../../rules/texts/stay.ts'

describe('Filling a text', () => {
  it('puts the day and the nights where G §5 has {day} and {n}', () => {
    expect(fillText(stayTexts.minimumNightsDate, { day: 5, n: 3 })).toBe(
      'Je moet op de 5-ste minimaal 3 nachten boeken',
    )
  })

  it('fills a blank as often as it stands there, and takes words as well as numbers', () => {
    expect(fillText('{a} en {a}, {b}', { a: 'een', b: 2 })).toBe('een en een, 2')
  })

  it('leaves a text without blanks, and braces around nothing, as they are', () => {
    expect(fillText('zonder {} blanco', {} as Record<string, string>)).toBe('zonder {} blanco')
  })

  it('says which value is missing', () => {
    const text: string = 'op {day}'
    expect(() => fillText(text, {})).toThrow(new RangeError("no value for {day} in 'op {day}'"))
  })
})
