import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstNameIn, nameInGreeting } from '../../../rules/forms/first-name-in.ts'
import { words } from '../../../rules/texts/all-words.ts'

describe('the name by which somebody is spoken to', () => {
  it.each([
    ['Liesbeth van der Meer', 'Liesbeth'],
    ['Jan-Willem de Wit', 'Jan-Willem'],
    ['  Zoë   Smeets ', 'Zoë'],
    ['D’Angelo Pinas', 'D’Angelo'],
    ['Enno Ensink', 'Enno'],
    ['Jo Smit', 'Jo'],
  ])('is the first of a name that begins with one: %s', (name, first) => {
    expect(firstNameIn(name)).toBe(first)
  })

  it.each([
    ['Sanne'],
    ['J. de Vries'],
    ['JP de Vries'],
    ['jan de wit'],
    ['JAN DE WIT'],
    ['de Vries'],
    ['Van den Berg'],
    ['Ter Horst'],
    ['El Idrissi'],
    ['Bakkerij Jansen'],
    ['Gemeente Stein'],
    ['Fam. Jansen'],
    ['d’Angelo Pinas'],
    ['J4n Smit'],
    ['Jan4 Smit'],
    ['Familie Jansen'],
    ['Mevrouw Smeets'],
    ['Jan en Els Smit'],
    ['Jan & Els Smit'],
    ['Hermans, Jos'],
    ['Bakker BV'],
    ['Stichting Kasteel Elsloo'],
    [''],
  ])('is the whole name where that does not say which part is the first: %s', (name) => {
    expect(firstNameIn(name)).toBe(name)
  })

  it('is always a part of the name, and never nothing of a name that is something', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const said = firstNameIn(name)
        expect(name).toContain(said)
        expect(said === '').toBe(name.trim() === '')
      }),
    )
  })
})

describe('the name in a greeting', () => {
  it.each([
    ['nl', 'Anna Maria'],
    ['en', 'Anna Maria'],
    // With *Sie*, a first name alone is for friends.
    ['de', 'Anna Maria Schmidt'],
  ] as const)('is in %s: %s', (language, name) => {
    expect(nameInGreeting(words(language), 'Anna Maria Schmidt', 'Anna Maria')).toBe(name)
  })

  it.each([
    ['nl', 'Anna'],
    ['de', 'Anna Schmidt'],
  ] as const)('of a name in one field is in %s: %s', (language, name) => {
    expect(nameInGreeting(words(language), ' Anna Schmidt')).toBe(name)
  })
})
