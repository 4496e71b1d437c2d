import { describe, expect, it } from 'vitest'
import { type CalendarStay, stayCalendar as rule } from '../../../rules/property/stay-calendar.ts'
import { words } from '../../../rules/texts/all-words.ts'

const property = {
  name: 'Kamersleutel',
  address: 'Dorpsstraat 1',
  postcode: '6181 AA',
  city: 'Elsloo',
}
const stay = {
  bookingId: '7',
  number: 'B1',
  arrival: '2026-06-11',
  departure: '2026-06-14',
  roomTypeName: 'Knusse kamer',
  property,
  checkIn: '15:00–18:00',
  checkOut: '10:30',
  madeAt: '2026-02-02T08:30:15.123Z',
}
const stayCalendar = (of: CalendarStay) => rule(words(), of)
const unfolded = (file: string) => file.replaceAll('\r\n ', '')

describe('The file for the calendar', () => {
  it('has whole days, and the day of departure is not part of the stay', () => {
    const lines = stayCalendar(stay).split('\r\n')
    expect(lines).toContain('DTSTART;VALUE=DATE:20260611')
    expect(lines).toContain('DTEND;VALUE=DATE:20260614')
    expect(lines).toContain('DTSTAMP:20260202T083015Z')
  })

  it('is named after the booking, whoever gives it, so that a telephone keeps one entry', () => {
    expect(stayCalendar(stay).split('\r\n')).toContain('UID:booking-7@kamersleutel')
  })

  it('says where, and from when until when', () => {
    const file = unfolded(stayCalendar(stay))
    expect(file).toContain('SUMMARY:Kamersleutel: Knusse kamer\r\n')
    expect(file).toContain('LOCATION:Dorpsstraat 1\\, 6181 AA Elsloo\\, Nederland\r\n')
    expect(file).toContain(
      'DESCRIPTION:Boeking B1. Inchecken tussen 15.00 en 18.00 uur\\, uitchecken tot 10.30 uur.\r\n',
    )
    expect(
      unfolded(
        stayCalendar({ ...stay, property: { ...property, address: '', postcode: '', city: '' } }),
      ),
    ).toContain('LOCATION:\r\n')
  })

  it('escapes what has a meaning of its own, and folds lines at 75 octets without cutting a character', () => {
    const file = stayCalendar({ ...stay, roomTypeName: `${'é'.repeat(80)}; , \\ \nx` })
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(unfolded(file)).toContain(`SUMMARY:Kamersleutel: ${'é'.repeat(80)}\\; \\, \\\\ \\nx\r\n`)
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })
})

it('The file for the calendar is one event of one calendar, confirmed, and leaves the days free', () => {
  const lines = unfolded(stayCalendar(stay)).split('\r\n')
  expect(lines.slice(0, 6)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kamersleutel//NL',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
  ])
  expect(lines.slice(-5)).toEqual([
    'STATUS:CONFIRMED',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it('A line of the file is as long as it may be before it goes on: 75 octets, then 74 and a space', () => {
  const name = 'x'.repeat(200)
  const [first, second] = stayCalendar({ ...stay, roomTypeName: name })
    .split('\r\n')
    .filter((line) => line.includes('xxxxx'))
  expect([first!.length, second!.length]).toEqual([75, 75])
  const short = 'x'.repeat(75 - 'SUMMARY:Kamersleutel: '.length)
  expect(stayCalendar({ ...stay, roomTypeName: short })).toContain(`${short}\r\nLOCATION`)
})
