import { describe, expect, it } from 'vitest'
import { parseDay } from '../../../rules/calendar/day.ts'
import {
  checkFacility as facility,
  checkMinimumNightRule as minimumNightRule,
  checkMinimumNights as minimumNights,
  checkPersonPrice as personPrice,
  checkRoom as room,
  checkRoomCount as roomCount,
  checkRoomImage as roomImage,
  checkRoomPrice as roomPrice,
  checkRoomType as roomType,
  mostMinimumNights,
  mostPersonsOfRoom,
  mostRoomCents,
  mostRoomNumber,
  parseRoomNumber,
} from '../../../rules/forms/check-room-settings.ts'
import { readAloud } from '../in-words.ts'

const checkFacility = readAloud(facility)
const checkMinimumNightRule = readAloud(minimumNightRule)
const checkMinimumNights = readAloud(minimumNights)
const checkPersonPrice = readAloud(personPrice)
const checkRoom = readAloud(room)
const checkRoomCount = readAloud(roomCount)
const checkRoomImage = readAloud(roomImage)
const checkRoomPrice = readAloud(roomPrice)
const checkRoomType = readAloud(roomType)

describe('The room settings (BO §5)', () => {
  it('take a facility with words in it', () => {
    expect(checkFacility('Douche')).toBeNull()
    expect(checkFacility(' ')).toBe('Vul een faciliteit in.')
    expect(checkFacility('x'.repeat(161))).toBe('Gebruik hier hoogstens 160 tekens.')
  })

  it('take a price for one person or more, of nothing or more', () => {
    expect(checkPersonPrice(1, 0)).toBeNull()
    for (const persons of [0, -1, 1.5])
      expect(checkPersonPrice(persons, 8500)).toBe('Vul een aantal personen van 1 of meer in.')
    for (const cents of [-1, 0.5, Number.NaN])
      expect(checkPersonPrice(2, cents)).toBe('Vul een prijs van 0 of meer in.')
    expect(checkPersonPrice(mostPersonsOfRoom, mostRoomCents)).toBeNull()
    expect(checkPersonPrice(40, 8500)).toBe('Een kamer is voor hoogstens 12 personen.')
    expect(checkPersonPrice(2, mostRoomCents + 1)).toBe(
      'Vul een prijs van hoogstens € 10.000,00 in.',
    )
  })

  it('take a minimum-night rule with a date and one night or more', () => {
    expect(checkMinimumNightRule(20_000, 1)).toBeNull()
    expect(checkMinimumNightRule(null, 2)).toBe('Kies een datum.')
    expect(checkMinimumNightRule(20_000, 0)).toBe('Vul een aantal nachten van 1 of meer in.')
    expect(checkMinimumNightRule(20_000, mostMinimumNights)).toBeNull()
    expect(checkMinimumNightRule(20_000, 29)).toBe('Een minimum is hoogstens 28 nachten.')
  })

  it('take a room type with a name and a VAT percentage', () => {
    const good = { name: 'Tuinkamer', description: '', vat: '9', registrationNumber: '' }
    const wrong = (form: Partial<typeof good>) =>
      checkRoomType({ ...good, ...form }).map(({ field, text }) => `${field}: ${text}`)
    expect(wrong({})).toEqual([])
    expect(wrong({ name: ' ', vat: '-1' })).toEqual([
      'name: Geef het kamertype een naam.',
      'vat: Vul een percentage van 0 tot en met 100 in, zoals 9 of 21.',
    ])
    expect(wrong({ description: 'x'.repeat(100_000) })).toEqual([
      'description: Gebruik hier hoogstens 2000 tekens.',
    ])
    expect(wrong({ registrationNumber: 'x'.repeat(81) })).toEqual([
      'registrationNumber: Gebruik hier hoogstens 80 tekens.',
    ])
  })

  it('take a room with a number on its door, and a label or none', () => {
    expect(checkRoom({ number: '4', label: '' })).toEqual([])
    expect([' 12 ', '1'].map(parseRoomNumber)).toEqual([12, 1])
    expect(parseRoomNumber(String(mostRoomNumber))).toBe(mostRoomNumber)
    for (const number of ['', '0', '-1', '1e9', '10000', '4a', '1.5'])
      expect(checkRoom({ number, label: '' })).toEqual([
        { field: 'number', text: 'Vul een kamernummer van 1 tot en met 9999 in.' },
      ])
    expect(checkRoom({ number: '4', label: 'x'.repeat(81) })).toEqual([
      { field: 'label', text: 'Gebruik hier hoogstens 80 tekens.' },
    ])
  })

  it('say of a price at which of its fields it is wrong', () => {
    expect(checkRoomPrice({ persons: '2', amount: '89' })).toEqual([])
    expect(checkRoomPrice({ persons: '', amount: '-1' })).toEqual([
      { field: 'persons', text: 'Vul een aantal personen van 1 of meer in.' },
      { field: 'amount', text: 'Vul een prijs van 0 of meer in.' },
    ])
    expect(checkRoomPrice({ persons: '40', amount: '10000,01' })).toEqual([
      { field: 'persons', text: 'Een kamer is voor hoogstens 12 personen.' },
      { field: 'amount', text: 'Vul een prijs van hoogstens € 10.000,00 in.' },
    ])
  })

  it('say of a minimum at which of its fields it is wrong', () => {
    expect(checkMinimumNights({ day: parseDay('2027-05-14'), nights: '3' })).toEqual([])
    expect(checkMinimumNights({ day: null, nights: '1e9' })).toEqual([
      { field: 'day', text: 'Kies een datum.' },
      { field: 'nights', text: 'Vul een aantal nachten van 1 of meer in.' },
    ])
  })

  it('take 31 rooms of a type and no more', () => {
    expect(checkRoomCount(31)).toBeNull()
    expect(checkRoomCount(32)).toBe('Een kamertype heeft hoogstens 31 kamers.')
  })

  it('take an image that has a file', () => {
    expect(checkRoomImage(1)).toBeNull()
    expect(checkRoomImage(null)).toBe('Er is geen foto geselecteert.')
    expect(checkRoomImage(0)).toBe('Er is geen foto geselecteert.')
  })
})
