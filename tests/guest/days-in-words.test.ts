import { describe, expect, it } from 'vitest'
import { checkInWeek, hoursWords, phoneWords } from '../../guest/property/property-words.ts'
import { spokenDay, stayWords, stayYearWords, weekdayWords } from '../../guest/stay/words.ts'
import { guestWords, words as wordsOf } from '../../rules/texts/all-words.ts'
import { propertyView } from '../../stories/guest/fixtures/answer.ts'
import { siteWords } from './site-words.ts'

const { words } = siteWords()
const german = guestWords(wordsOf('de'))
const plain = (text: string) => text.replaceAll('\u00a0', '_')
const stay = { arrival: '2026-06-11', departure: '2026-06-14' }

describe('The days of a stay', () => {
  it('break only between them, in each language', () => {
    expect(plain(stayWords(words, stay))).toBe('do_11 tot zo_14_juni')
    expect(plain(stayWords(german, stay))).toBe('Do,_11. bis So,_14._Juni')
  })

  it('name the year behind the last, and behind both where it turns', () => {
    expect(plain(stayYearWords(words, stay))).toBe('do_11 tot zo_14_juni_2026')
    expect(plain(stayYearWords(german, stay))).toBe('Do,_11. bis So,_14._Juni_2026')
    const turn = { arrival: '2026-12-30', departure: '2027-01-02' }
    expect(plain(stayYearWords(words, turn))).toBe('wo_30_december_2026 tot za_2_januari_2027')
    const months = { arrival: '2026-06-30', departure: '2026-07-02' }
    expect(plain(stayYearWords(words, months))).toBe('di_30_juni tot do_2_juli_2026')
  })
})

it('Weekdays are counted from Monday', () => {
  expect([1, 5, 7].map((day) => weekdayWords(words, day))).toEqual(['maandag', 'vrijdag', 'zondag'])
  expect(weekdayWords(german, 5)).toBe('Freitag')
  expect(spokenDay(words, '2026-06-11')).toBe('donderdag 11 juni')
})

it('Hours are read as the language writes them, whoever typed them', () => {
  for (const hours of ['9:00–10:30', '9.00-10.30', '09:00 - 10:30'])
    expect([hoursWords(words, hours), hoursWords(german, hours)]).toEqual([
      '9.00 tot 10.30 uur',
      '9:00 bis 10:30 Uhr',
    ])
  expect(hoursWords(words, '10:30')).toBe('10.30 uur')
  const property = { ...propertyView(), checkIn: [...Array(6).fill('15:00–18:00'), '16:00–18:00'] }
  expect(checkInWeek(words, property)).toEqual([
    ['Inchecken maandag tot en met zaterdag', '15.00 tot 18.00 uur'],
    ['Inchecken zondag', '16.00 tot 18.00 uur'],
  ])
  expect(checkInWeek(german, property)[0]![1]).toBe('15:00 bis 18:00 Uhr')
})

it('The telephone number stands as the house writes it, and with +31 for who comes from elsewhere', () => {
  const read = (phone: string) => [phoneWords(words, { phone }), phoneWords(german, { phone })]
  expect(read('046 123 45 67')).toEqual(['046 123 45 67', '+31 46 123 45 67'])
  expect(read('+31 46 123 45 67')).toEqual(['+31 46 123 45 67', '+31 46 123 45 67'])
  expect(read('+32 2 123 45 67')).toEqual(['+32 2 123 45 67', '+32 2 123 45 67'])
  expect(read('')).toEqual(['', ''])
})
