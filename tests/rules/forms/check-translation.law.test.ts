import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkPageText } from '../../../rules/forms/check-page-text.ts'
import { checkPictureAlt } from '../../../rules/forms/check-picture.ts'
import { checkFacility, checkRoomType } from '../../../rules/forms/check-room-settings.ts'
import { checkTextCorrection } from '../../../rules/forms/check-text-correction.ts'
import { checkTranslation, ownTexts } from '../../../rules/forms/check-translation.ts'
import { literalTexts } from '../../../rules/texts/load-text-corrections.ts'
import { readAloud } from '../in-words.ts'

const judged = readAloud(checkTranslation)
const typed = fc.oneof(fc.string(), fc.string({ unit: 'binary', maxLength: 200 }), fc.constant(' '))
const wrong = (noun: string, field: string, text: string) =>
  checkTranslation({ noun, field, literal: '' }, text).length > 0

describe('A text in another language', () => {
  it('is judged as its own form judges it', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const room = { name: text, description: text, vat: '9', registrationNumber: '' }
        const ofRoom = checkRoomType(room).map(({ field }) => field)
        expect(wrong('room_types', 'name', text)).toBe(ofRoom.includes('name'))
        expect(wrong('room_type_facilities', 'name', text)).toBe(checkFacility(text) !== null)
        expect(wrong('room_type_images', 'alt', text)).toBe(checkPictureAlt(text) !== null)
        const ofPage = checkPageText({ title: text, description: text, body: text })
        for (const field of ['title', 'description', 'body'] as const)
          expect(wrong('page_texts', field, text)).toBe(ofPage.some((one) => one.field === field))
      }),
    )
  })

  it('is never empty: the Dutch stands without one', () => {
    for (const [noun, fields] of Object.entries(ownTexts))
      for (const field of Object.keys(fields)) expect(wrong(noun, field, ' ')).toBe(true)
    expect(judged({ noun: 'products', field: 'name', literal: '' }, '')).toEqual([
      { field: 'text', text: 'Vul de vertaling in, of laat de Nederlandse tekst staan.' },
    ])
  })

  it('of a sentence has its blanks, whichever they are', () => {
    const sentence = fc.constantFrom(...literalTexts().values())
    fc.assert(
      fc.property(sentence, sentence, (literal, text) => {
        expect(checkTranslation({ noun: 'texts', field: 'text', literal }, text)).toEqual(
          checkTextCorrection(literal, text),
        )
        expect(checkTranslation({ noun: 'texts', field: 'text', literal }, literal)).toEqual([])
        const other = checkTranslation({ noun: 'texts', field: 'text', literal }, `${text} {other}`)
        expect(other.map(({ field }) => field)).toEqual(['text'])
      }),
    )
  })

  it('is of what guests read and nothing else', () => {
    for (const [noun, field] of [
      ['room_types', 'slug'],
      ['staff', 'name'],
      ['settings', 'toString'],
      ['toString', 'length'],
    ])
      expect(judged({ noun: noun!, field: field!, literal: '' }, 'x')).toEqual([
        { field: 'text', text: 'Deze tekst staat er niet meer.' },
      ])
  })
})
