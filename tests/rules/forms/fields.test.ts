import { describe, expect, it } from 'vitest'
import { isDutchPostcode } from '../../../rules/forms/is-dutch-postcode.ts'
import { isKvkNumber } from '../../../rules/forms/is-kvk-number.ts'
import { isName } from '../../../rules/forms/is-name.ts'
import { isPhone } from '../../../rules/forms/is-phone.ts'
import { textLimits } from '../../../rules/forms/text-limits.ts'

describe('A telephone number (G §5 8)', () => {
  it.each([
    '0612345678',
    '06-12 34 56 78',
    '+31 (0)46 123.45.67',
    '+32 470/12 34 56',
    '1234567',
    '+123456789012345',
  ])('%s is one', (text) => {
    expect(isPhone(text)).toBe(true)
  })

  it.each([
    '',
    '112',
    '123456',
    '1234567890123456',
    '06 1234 567x',
    'bel me',
    '++31612345678',
    '06\n12345678',
    '-------',
    ' '.repeat(41),
  ])('%j is none', (text) => {
    expect(isPhone(text)).toBe(false)
  })

  it('has at most 40 characters, blanks included', () => {
    expect(isPhone(`06${' '.repeat(33)}12345`)).toBe(true)
    expect(isPhone(`06${' '.repeat(34)}12345`)).toBe(false)
  })
})

describe('A Dutch postcode (G §5 11)', () => {
  it.each(['6181 KD', '6181KD', '6181kd', '1000 aA', '9999ZZ'])('%s is one', (text) => {
    expect(isDutchPostcode(text)).toBe(true)
  })

  it.each([
    '',
    '0181 KD',
    '618 KD',
    '61811 KD',
    '6181  KD',
    '6181 K',
    '6181 KDE',
    '6181 K1',
    'KD 6181',
    ' 6181 KD',
    '6181 KD ',
    'B-3620',
  ])('%j is none', (text) => {
    expect(isDutchPostcode(text)).toBe(false)
  })
})

describe('A KVK number (G §5 7)', () => {
  it('has eight digits', () => {
    expect(isKvkNumber('12345678')).toBe(true)
  })

  it.each(['', '1234567', '123456789', '1234567a', '1234 5678', 'x12345678', '12345678x'])(
    'is not %j',
    (text) => {
      expect(isKvkNumber(text)).toBe(false)
    },
  )
})

describe('A name (G §5 15, 16)', () => {
  it.each([
    'Jan',
    'van den Berg',
    "O'Neill",
    'D’Hondt',
    "'t Hooft",
    'Anne-José',
    'José',
    'Jose\u0301',
    'Łukasz',
    '李',
  ])('may be %s', (text) => {
    expect(isName(text, 'accented')).toBe(true)
  })

  it.each([
    '',
    ' ',
    '-',
    "'",
    'R2D2',
    'Jan3',
    '3Jan',
    'jan@piet',
    'Jan\nPiet',
    '-Jan',
    '\u0301Jan',
    '"Jan"',
    'Jan;',
  ])('may not be %j', (text) => {
    expect(isName(text, 'accented')).toBe(false)
  })

  it('is letters a to z only under forms.names=letters-only', () => {
    expect(
      ['Jan', 'JAN', 'van den Berg', "O'Neill", 'José', 'Jan1', '1Jan', ''].map((text) =>
        isName(text, 'letters-only'),
      ),
    ).toEqual([true, true, false, false, false, false, false, false])
  })
})

describe('The length of a text', () => {
  it('has a limit for each kind of field', () => {
    expect(textLimits).toEqual({
      name: 80,
      email: 254,
      phone: 40,
      city: 80,
      street: 120,
      houseNumber: 12,
      postcode: 12,
      address: 160,
      companyName: 120,
      bookingNumber: 20,
      line: 160,
      notes: 1000,
      orderNotes: 300,
      description: 2000,
    })
  })
})
