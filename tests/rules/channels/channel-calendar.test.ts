import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { channelCalendar } from '../../../rules/channels/channel-calendar.ts'
import { words } from '../../../rules/texts/all-words.ts'
import { day } from '../availability/property.ts'

const block = {
  uid: 'b7f3',
  from: day('2026-12-30'),
  until: day('2027-01-02'),
  sequence: 3,
  changedAt: Date.UTC(2026, 2, 3, 9),
}
const file = channelCalendar(words(), [block])

describe('The calendar of a channel', () => {
  it('says that nights are not free, in words of our own, and nothing else', () => {
    expect(file.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Kamersleutel//NL',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:b7f3@kamersleutel',
      'DTSTAMP:20260303T090000Z',
      'LAST-MODIFIED:20260303T090000Z',
      'SEQUENCE:3',
      'DTSTART;VALUE=DATE:20261230',
      'DTEND;VALUE=DATE:20270102',
      'SUMMARY:Niet beschikbaar',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('is read by another’s parser as whole days, the last of them not among them', () => {
    const [event] = new ICAL.Component(ICAL.parse(file) as unknown[])
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one))
    expect(event!.startDate.isDate).toBe(true)
    expect([String(event!.startDate), String(event!.endDate)]).toEqual(['2026-12-30', '2027-01-02'])
    expect(event!.duration.toSeconds() / 86_400).toBe(3)
    expect([event!.summary, event!.sequence]).toEqual(['Niet beschikbaar', 3])
  })

  it('is a calendar without events where everything is free', () => {
    expect(new ICAL.Component(ICAL.parse(channelCalendar(words(), [])) as unknown[]).name).toBe(
      'vcalendar',
    )
  })
})
