import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guestWords, words } from '../../../rules/texts/all-words.ts'
import { sentenceOf } from '../../../rules/texts/load-text-corrections.ts'
import { type Message, message, textId } from '../../../rules/texts/message.ts'
import { following, textOf, worded } from '../../../rules/texts/words.ts'

const documents = words()
const occupied = 'Er is een datum geselect die reeds bezet is, selecteer een andere datum.'

describe('A sentence of the rules', () => {
  it('is its id and what fills its blanks, and has no values where it has no blanks', () => {
    expect(message('stay.closed')).toStrictEqual({ id: 'stay.closed' })
    expect(message('stay.minimumNightsDate', { day: 5, n: 3 })).toStrictEqual({
      id: 'stay.minimumNightsDate',
      values: { day: 5, n: 3 },
    })
  })

  it('that is not of the catalogue, or has other blanks, does not compile', () => {
    const wrong = [
      // @ts-expect-error no such text
      () => message('stay.nothing'),
      // @ts-expect-error no such area
      () => message('nowhere.occupied'),
      // @ts-expect-error its blanks are not filled
      () => message('stay.minimumNightsDate'),
      // @ts-expect-error one of its blanks is not filled
      () => message('stay.minimumNightsDate', { day: 5 }),
      // @ts-expect-error it has no blanks
      () => message('stay.closed', { day: 5 }),
      // @ts-expect-error the id of a sentence with blanks is no sentence
      () => textId('stay.minimumNightsDate'),
    ]
    expect(wrong).toHaveLength(6)
  })

  it('is read with its blanks filled', () => {
    expect(textOf(documents, message('stay.minimumNightsDate', { day: 5, n: 3 }))).toBe(
      'Je moet op de 5-ste minimaal 3 nachten boeken',
    )
  })

  it('fills a blank of another, however deep', () => {
    const at = message('decision.at', { time: '14:03' })
    const how = message('decision.whoAndWhen', {
      who: message('decision.byStaff', { name: 'Anna' }),
      when: at,
    })
    expect(textOf(documents, message('decision.arrived', { how }))).toBe(
      'Intussen als aangekomen genoteerd door Anna om 14:03.',
    )
  })

  it.each([
    [['Knusse kamer'], 'Te boeken: Knusse kamer.'],
    [['een', 'twee'], 'Te boeken: een en twee.'],
    [['een', 'twee', 'drie'], 'Te boeken: een, twee en drie.'],
    [
      [message('stay.book'), 'twee', message('stay.readMore')],
      'Te boeken: Boeken, twee en Lees meer.',
    ],
  ])('fills a blank with a list of texts and sentences: %j', (names, read) => {
    expect(textOf(documents, message('firstSteps.roomsReady', { names }))).toBe(read)
  })

  it('keeps what somebody typed as it was typed, braces too', () => {
    expect(textOf(documents, 'stay.occupied')).toBe('stay.occupied')
    expect(textOf(documents, 'op {day}')).toBe('op {day}')
    expect(textOf(documents, message('decision.byStaff', { name: '{name} {day}' }))).toBe(
      'door {name} {day}',
    )
  })

  it('is read in the words that are handed in, the sentences in its blanks too', () => {
    const corrected = words('nl', {
      'decision.arrived': 'Aangekomen ({how}).',
      'decision.at': 'te {time} uur',
    })
    const how = message('decision.at', { time: '14:03' })
    expect(textOf(corrected, message('decision.arrived', { how }))).toBe(
      'Aangekomen (te 14:03 uur).',
    )
  })

  it('of which the words were not handed in is a programmer’s error, as is a blank without a value', () => {
    expect(() => textOf(guestWords(documents), message('login.signIn'))).toThrow(
      new RangeError('no words for login.signIn'),
    )
    expect(() => textOf(documents, { id: 'stay.minimumNightsDate', values: { day: 5 } })).toThrow(
      RangeError,
    )
  })

  it('stands as its id where only a text can stand, and is found again by it', () => {
    expect(textId('stay.occupied')).toBe('stay.occupied')
    expect(sentenceOf('stay.occupied')).toEqual(message('stay.occupied'))
    for (const typed of [
      'Boeken',
      'stay.nothing',
      'stay',
      'stay.occupied.x',
      'toString.length',
      '',
    ])
      expect(sentenceOf(typed)).toBe(typed)
  })
})

describe('An answer in words', () => {
  const sentence = message('stay.occupied')

  it('has a text where a sentence was, however deep it lies', () => {
    expect(worded(documents, sentence)).toBe(occupied)
    expect(
      worded(documents, {
        ok: false,
        text: sentence,
        refusals: [{ day: null, nested: { fields: [[sentence, 'typed'], []] } }],
      }),
    ).toEqual({
      ok: false,
      text: occupied,
      refusals: [{ day: null, nested: { fields: [[occupied, 'typed'], []] } }],
    })
    const how = message('decision.at', { time: '14:03' })
    expect(worded(documents, [message('decision.arrived', { how })])).toEqual([
      'Intussen als aangekomen genoteerd om 14:03.',
    ])
  })

  it('has it in the words that are handed in', () => {
    expect(worded(words('nl', { 'stay.occupied': 'Bezet.' }), { text: sentence })).toEqual({
      text: 'Bezet.',
    })
  })

  it('leaves the answer of the rules as it was', () => {
    const answer = { refusals: [{ text: sentence }] }
    const before = structuredClone(answer)
    worded(documents, answer)
    expect(answer).toEqual(before)
  })

  it('leaves dates and other objects alone', () => {
    class Priced {
      text = sentence
    }
    const others = [
      new Date(0),
      new Map([['text', sentence]]),
      new Set([sentence]),
      Buffer.from('a'),
      new Priced(),
      () => sentence,
    ]
    for (const other of others) expect(worded(documents, { other }).other).toBe(other)
  })

  it('leaves alone what only looks like a sentence', () => {
    for (const row of [
      { id: 'stay.occupied', text: 'Bezet.' },
      { id: 'stay.nothing' },
      { id: 'toString.length' },
      { id: 'constructor.name' },
      { id: 'stay.toString' },
      { id: 5 },
      { values: {} },
    ])
      expect(worded(documents, row)).toEqual(row)
  })

  it('is the answer itself where no sentence lies in it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (answer) => {
        expect(worded(documents, answer)).toEqual(answer)
      }),
    )
  })

  it('has no sentence left, whatever it is', () => {
    const sentences = fc.constantFrom<Message>(
      sentence,
      message('stay.minimumNightsDate', { day: 5, n: 3 }),
    )
    const { answer } = fc.letrec((tie) => ({
      answer: fc.oneof(
        { maxDepth: 4 },
        sentences,
        fc.string(),
        fc.array(tie('answer'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom('text', 'label', 'fields'), tie('answer'), { maxKeys: 3 }),
      ),
    }))
    fc.assert(
      fc.property(answer, (found) => {
        expect(JSON.stringify(worded(documents, found))).not.toMatch(/"id":"stay\./)
      }),
    )
  })
})

describe('The words of an open page', () => {
  const own = { stay: { book: 'Boeken', nights: '{n} nachten' } }

  it('follow what staff corrected', () => {
    const later = { stay: { book: 'Reserveren', nights: 'nachten: {n}' } }
    expect(following(own, later)).toEqual(later)
  })

  it('stay its own where a newer program knows no such text, or asks for other blanks', () => {
    const newer = { stay: { nights: '{n} nachten in {month}', other: 'Nieuw' }, more: { a: 'b' } }
    expect(following(own, newer)).toEqual(own)
    expect(following(own, {})).toEqual(own)
  })
})
