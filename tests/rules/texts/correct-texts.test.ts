import { describe, expect, it } from 'vitest'
import {
  guestWords,
  screenWords,
  words,
  wordsByLanguage,
  wordsIn,
  type Words,
} from '../../../rules/texts/all-words.ts'
import { texts } from '../../../rules/texts/catalogue.ts'
import { correct } from '../../../rules/texts/correct-texts.ts'
import { literalText, loadTextCorrections } from '../../../rules/texts/load-text-corrections.ts'
import { message } from '../../../rules/texts/message.ts'
import { textOf } from '../../../rules/texts/words.ts'

/** The words without what they know of languages. */
function textsOf({ language: _own, languages: _all, languageOffers: _offers, ...areas }: Words) {
  return areas
}

describe('A text that staff corrected', () => {
  const corrections = { 'stay.occupied': 'Er is een datum geselecteerd die al bezet is.' }

  it('stands in place of the literal one, the others stay', () => {
    expect(words('nl', corrections).stay).toEqual({
      ...texts.stay,
      occupied: 'Er is een datum geselecteerd die al bezet is.',
    })
  })

  it('changes no other area', () => {
    const { stay: _stay, ...others } = textsOf(words('nl', corrections))
    const { stay: _literal, ...literal } = texts
    expect(others).toEqual(literal)
  })

  it('leaves the catalogue as it was, and the words that somebody has already', () => {
    const before = structuredClone(texts)
    const earlier = textsOf(words())
    words('nl', corrections)
    expect(texts).toEqual(before)
    expect(earlier).toEqual(before)
    expect(textsOf(words())).toEqual(before)
  })

  it('is what the guest site says and the back office', () => {
    for (const some of [
      guestWords(words('nl', corrections)),
      screenWords(words('nl', corrections)),
    ])
      expect(textOf(some, message('stay.occupied'))).toBe(corrections['stay.occupied'])
  })

  it('is loaded when its id is known and its blanks are the same, in any order', () => {
    const stored = {
      ...corrections,
      'stay.minimumNightsDate': 'Minimaal {n} nachten op de {day}e, {n} dus.',
    }
    expect(loadTextCorrections(stored)).toEqual({ corrections: stored, refused: [] })
    expect(loadTextCorrections({})).toEqual({ corrections: {}, refused: [] })
  })

  it('is refused by name when the id is unknown, the text empty or no text, or a blank is lost, added or misspelt', () => {
    const stored = {
      'stay.nothing': 'x',
      'nowhere.occupied': 'x',
      'stay.occupied.x': 'x',
      'stay.toString': 'x',
      'toString.length': 'x',
      stay: 'x',
      'stay.closed': '  ',
      'stay.book': 5,
      'stay.chooseDates': 'Kies {n} datums',
      'stay.minimumNightsDate': 'Minimaal {n} nachten',
    }
    expect(loadTextCorrections(stored)).toEqual({
      corrections: {},
      refused: [
        { id: 'stay.nothing', reason: 'unknown-text' },
        { id: 'nowhere.occupied', reason: 'unknown-text' },
        { id: 'stay.occupied.x', reason: 'unknown-text' },
        { id: 'stay.toString', reason: 'unknown-text' },
        { id: 'toString.length', reason: 'unknown-text' },
        { id: 'stay', reason: 'unknown-text' },
        { id: 'stay.closed', reason: 'empty' },
        { id: 'stay.book', reason: 'not-a-text' },
        { id: 'stay.chooseDates', reason: 'other-blanks' },
        { id: 'stay.minimumNightsDate', reason: 'other-blanks' },
      ],
    })
  })

  it('is what every reader of its area has from then on, until it is literal again', () => {
    const read = (inForce: Record<string, string>) =>
      textOf(words('nl', inForce), message('stay.occupied'))
    expect(read(corrections)).toBe('Er is een datum geselecteerd die al bezet is.')
    expect(read({})).toBe(
      'Er is een datum geselect die reeds bezet is, selecteer een andere datum.',
    )
  })

  it('is of no area that is not there, and of no text that an area has not', () => {
    expect(words('nl', { 'late.word': 'anders', 'stay.nothing': 'x', stay: 'x' })).toEqual(words())
    const late = { late: { word: 'letterlijk', other: 'blijft' } }
    expect(correct(late, { 'late.word': 'anders', 'stay.word': 'x' })).toEqual({
      late: { word: 'anders', other: 'blijft' },
    })
  })

  it('can be compared with what the documents say', () => {
    expect(literalText('search.noRooms')).toBe(
      'Er zijn geen kamers beschikbaar, u kunt wel altijd nog even bellen',
    )
    expect(literalText('search.nothing')).toBeNull()
  })
})

describe('The words of the house in each language', () => {
  const corrections = { 'stay.occupied': 'Bezet.', 'stay.closed': 'Dicht.' }

  it('are in its own those that staff corrected, and made once', () => {
    const wordsOf = wordsByLanguage({ nl: corrections, pl: { 'stay.occupied': 'Zajęte.' } })
    expect(wordsOf('nl')).toEqual(words('nl', corrections))
    expect(wordsOf('nl')).toBe(wordsOf('nl'))
    expect(wordsByLanguage({})('nl')).toEqual(words())
  })

  it('are what is translated, as staff corrected the translation, else what the house says', () => {
    const polish = { stay: { occupied: 'Termin zajęty.', book: 'Rezerwuj' } } as never
    const { stay } = wordsIn(
      'pl',
      { locale: 'pl-PL', translation: polish },
      { 'stay.book': 'Zarezerwuj' },
      words('nl', corrections),
    )
    expect(stay).toEqual({
      ...texts.stay,
      occupied: 'Termin zajęty.',
      closed: 'Dicht.',
      book: 'Zarezerwuj',
    })
  })
})
