import { describe, expect, it } from 'vitest'
import { stayCalendar } from '../../../api/mail/stay-calendar.ts'

const stay = {
  uid: 'booking-1@kamersleutel.test',
  arrival: '2026-06-11',
  departure: '2026-06-14',
  summary: 'Kamersleutel: Knusse kamer',
  location: 'Dorpsstraat 1, 6181 AA Elsloo',
  description: 'Boeking B1. Inchecken tussen 15.00 en 18.00 uur; tot ziens.\nDe kersenboomgaard staat er dan prachtig bij, neem wandelschoenen mee.',
  madeAt: new Date('2026-02-02T08:30:15.123Z'),
}

describe('The file for the calendar', () => {
  it('has whole days, and the day of departure is not part of the stay', () => {
    const lines = stayCalendar(stay).split('\r\n')
    expect(lines).toContain('DTSTART;VALUE=DATE:20260611')
    expect(lines).toContain('DTEND;VALUE=DATE:20260614')
    expect(lines).toContain('UID:booking-1@kamersleutel.test')
    expect(lines).toContain('DTSTAMP:20260202T083015Z')
  })

  it('escapes what has a meaning of its own, and folds lines at 75 octets without cutting a character', () => {
    const file = stayCalendar({ ...stay, summary: `${'é'.repeat(80)}; , \\` })
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    const unfolded = file.replaceAll('\r\n ', '')
    expect(unfolded).toContain(`SUMMARY:${'é'.repeat(80)}\\; \\, \\\\\r\n`)
    expect(unfolded).toContain('LOCATION:Dorpsstraat 1\\, 6181 AA Elsloo\r\n')
    expect(unfolded).toContain('uur\\; tot ziens.\\nDe kersenboomgaard')
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })
})
