import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type EpochDay, parseDay } from '../../../rules/calendar/day.ts'
import { wordsIn, words } from '../../../rules/texts/all-words.ts'
import {
  dayInWords,
  formOf,
  listInWords,
  stayInWords,
  sumInWords,
  withCapital,
} from '../../../rules/texts/in-language.ts'
import { message } from '../../../rules/texts/message.ts'
import { textOf } from '../../../rules/texts/words.ts'

const day = (text: string): EpochDay => parseDay(text)!
const dutch = words('nl')
const thursday = day('2026-06-11')

describe('A day in Dutch', () => {
  it('is written short, with its year, in full, without its weekday, or as month or weekday alone', () => {
    expect(dayInWords(dutch, 'day', thursday)).toBe('do 11 juni')
    expect(dayInWords(dutch, 'dayYear', thursday)).toBe('do 11 juni 2026')
    expect(dayInWords(dutch, 'spoken', thursday)).toBe('donderdag 11 juni')
    expect(dayInWords(dutch, 'dayOfYear', day('2026-12-24'))).toBe('24 december')
    expect(dayInWords(dutch, 'month', thursday)).toBe('juni 2026')
    expect(dayInWords(dutch, 'weekday', thursday)).toBe('donderdag')
    expect(dayInWords(dutch, 'shortWeekday', thursday)).toBe('do')
    expect(withCapital(dutch, dayInWords(dutch, 'month', thursday))).toBe('Juni 2026')
  })

  it('has each weekday and each month by its Dutch name', () => {
    const week = [0, 1, 2, 3, 4, 5, 6].map((n) => dayInWords(dutch, 'day', thursday + n))
    expect(week.map((text) => text.slice(0, 2))).toEqual(['do', 'vr', 'za', 'zo', 'ma', 'di', 'wo'])
    const months = Array.from({ length: 12 }, (_, n) =>
      dayInWords(dutch, 'month', day(`2026-${String(n + 1).padStart(2, '0')}-01`)),
    )
    expect(months.join()).toBe(
      'januari 2026,februari 2026,maart 2026,april 2026,mei 2026,juni 2026,juli 2026,augustus 2026,september 2026,oktober 2026,november 2026,december 2026',
    )
  })
})

describe('A stay in Dutch', () => {
  it('names its month once, over the end of a month both, over the end of a year both years', () => {
    const stay = (from: string, until: string) => stayInWords(dutch, day(from), day(until))
    expect(stay('2026-06-11', '2026-06-14')).toBe('do 11 tot zo 14 juni')
    expect(stay('2026-06-30', '2026-07-02')).toBe('di 30 juni tot do 2 juli')
    expect(stay('2026-12-30', '2027-01-02')).toBe('wo 30 december 2026 tot za 2 januari 2027')
  })
})

describe('A sum in Dutch', () => {
  it('has a no-break space, points between thousands, and a real minus', () => {
    expect(sumInWords(dutch, 30000)).toBe('€\u00a0300,00')
    expect(sumInWords(dutch, 123450)).toBe('€\u00a01.234,50')
    expect(sumInWords(dutch, -1250)).toBe('€\u00a0−12,50')
    expect(sumInWords(dutch, 0)).toBe('€\u00a00,00')
  })
})

describe('A counted text', () => {
  it('takes the form of its number, in a sentence and by itself', () => {
    expect(textOf(dutch, message('price.nights', { n: 1 }))).toBe('1 nacht')
    expect(textOf(dutch, message('price.nights', { n: 3 }))).toBe('3 nachten')
    expect(formOf(dutch, dutch.sitePage, 'inSeconds', 1)).toBe('over {n} seconde')
    expect(formOf(dutch, dutch.sitePage, 'inSeconds', 2)).toBe('over {n} seconden')
  })

  it('keeps its one form where it has no other', () => {
    expect(formOf(dutch, dutch.sitePage, 'sign', 1)).toBe(dutch.sitePage.sign)
  })

  it('has the form that staff corrected', () => {
    const corrected = words('nl', { 'price.nights_one': 'een nacht' })
    expect(textOf(corrected, message('price.nights', { n: 1 }))).toBe('een nacht')
  })
})

describe('A language of its own', () => {
  // Polish has forms that Dutch has not; only what is asked for below is translated.
  const polish = wordsIn('pl', {
    locale: 'pl-PL',
    translation: {
      price: { nights: '{n} nocy', nights_one: '{n} noc', nights_few: '{n} noce' },
      date: { day: '{weekday} {day} {month}' },
    } as never,
  })

  it('writes days, sums and lists its own way, and counts with all its forms', () => {
    expect(dayInWords(polish, 'day', thursday)).toBe('czw 11 czerwca')
    expect(sumInWords(polish, 123450)).toMatch(/^1\s?234,50\s€$/)
    expect(listInWords(polish, ['a', 'b', 'c'])).toBe('a, b i c')
    const nights = (n: number) => textOf(polish, message('price.nights', { n }))
    expect([1, 2, 5, 22].map(nights)).toEqual(['1 noc', '2 noce', '5 nocy', '22 noce'])
  })

  it('says as the house does what is not translated', () => {
    expect(polish.stay).toEqual(dutch.stay)
    expect(polish.price.season).toBe(dutch.price.season)
  })
})

describe('Days and sums in a sentence', () => {
  it('are written as the language of the reader does', () => {
    const sentence = { id: 'stay.beyondHorizon', values: { until: { day: thursday, as: 'day' } } }
    expect(textOf(dutch, sentence as never)).toBe('Boeken kan tot en met do 11 juni.')
    expect(textOf(dutch, message('price.perNight', { amount: { cents: 8500 } }))).toBe(
      '€\u00a085,00 per nacht',
    )
  })

  it('never lack a part, whatever the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 40_000 }), (any) => {
        for (const style of ['day', 'dayYear', 'spoken', 'dayOfYear', 'month', 'weekday'] as const)
          expect(dayInWords(dutch, style, any)).toMatch(/^[\p{L}\d]+( [\p{L}\d]+)*$/u)
      }),
    )
  })
})
