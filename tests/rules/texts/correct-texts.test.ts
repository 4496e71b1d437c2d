import { afterEach, describe, expect, it } from 'vitest'
import { correctTexts } from '../../../rules/texts/correct-texts.ts'
import {
  correctable,
  correctionsInForce,
  followCorrections,
} from '../../../rules/texts/correctable.ts'
import { literalText, loadTextCorrections } from '../../../rules/texts/load-text-corrections.ts'
import { searchTexts } from '../../../rules/texts/search.ts'
import { stayTexts } from '../../../rules/texts/stay.ts'

afterEach(() => followCorrections({}))

describe('A text that staff corrected', () => {
  const corrections = { 'stay.occupied': 'Er is een datum geselecteerd die al bezet is.' }

  it('stands in place of the literal one, the others stay', () => {
    const corrected = correctTexts('stay', stayTexts, corrections)
    expect(corrected).toEqual({
      ...stayTexts,
      occupied: 'Er is een datum geselecteerd die al bezet is.',
    })
  })

  it('changes no other area', () => {
    expect(correctTexts('search', searchTexts, corrections)).toEqual(searchTexts)
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
    const read = () => stayTexts.occupied
    followCorrections(corrections)
    expect(read()).toBe('Er is een datum geselecteerd die al bezet is.')
    expect(correctionsInForce()).toEqual(corrections)
    followCorrections({})
    expect(read()).toBe('Er is een datum geselect die reeds bezet is, selecteer een andere datum.')
  })

  it('is what an area says that is loaded after it was corrected', () => {
    followCorrections({ 'late.word': 'anders' })
    expect(correctable('late', { word: 'letterlijk', other: 'blijft' })).toEqual({
      word: 'anders',
      other: 'blijft',
    })
  })

  it('can be compared with what the documents say', () => {
    expect(literalText('search.noRooms')).toBe(
      'Er zijn geen kamers beschikbaar, u kunt wel altijd nog even bellen',
    )
    expect(literalText('search.nothing')).toBeNull()
  })
})
