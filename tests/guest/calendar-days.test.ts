import { describe, expect, it } from 'vitest'
import type { CalendarView, StayQuoteView } from '../../api/availability/availability-shapes.ts'
import { type CalendarQuestion, dayMeaning } from '../../guest/calendar/day-meaning.ts'
import { dayLook } from '../../guest/calendar/day-look.ts'
import { dayMark, dayWordsAloud } from '../../guest/calendar/day-words.ts'
import { actionOfDay as rule } from '../../guest/room/action-of-day.ts'
import { formatDay, parseDay } from '../../rules/calendar/day.ts'
import { words } from '../../rules/texts/all-words.ts'
import { answerRead } from '../../stories/guest/fixtures/answer.ts'
import { readAloud } from '../rules/in-words.ts'
import { siteWords } from './site-words.ts'

const actionOfDay = readAloud(rule)
const calendar = answerRead('/api/room-types/knusse-kamer/calendar').body as CalendarView
const days = new Map(calendar.days.map((day) => [day.day, day]))
const ask = (now: Partial<CalendarQuestion> = {}): CalendarQuestion => ({
  today: calendar.today,
  days,
  arrival: null,
  departure: null,
  refused: false,
  ...now,
})
const aloud = (day: string, now?: Partial<CalendarQuestion>) =>
  dayWordsAloud(siteWords().words, day, dayMeaning(day, ask(now)))

describe('a day of the calendar', () => {
  it('says what it is', () => {
    expect(aloud('2026-06-02')).toBe('dinsdag 2 juni, voorbij')
    expect(aloud('2026-06-03')).toBe('woensdag 3 juni, vandaag')
    expect(aloud('2026-06-05')).toBe('vrijdag 5 juni, bezet')
    expect(aloud('2026-07-13')).toBe('maandag 13 juli, gesloten')
    expect(aloud('2026-06-12')).toBe('vrijdag 12 juni, minimaal 2 nachten')
    expect(aloud('2028-01-01')).toBe('zaterdag 1 januari, nog niet te boeken')
  })

  it('says that it is too late in the day to arrive, where that is why (G §9)', () => {
    const [today] = calendar.days
    const late = new Map(days).set(today!.day, { ...today!, state: 'cut-off', maxNights: 0 })
    expect(aloud('2026-06-03', { days: late })).toBe(
      'woensdag 3 juni, vandaag, te laat om nog te boeken',
    )
    expect(dayLook(dayMeaning('2026-06-03', ask({ days: late })))).toBe('day day--cut day--today')
  })

  it('says its part in the chosen stay', () => {
    const stay = { arrival: '2026-06-09', departure: '2026-06-12' }
    expect(
      ['2026-06-09', '2026-06-10', '2026-06-12', '2026-06-13'].map((day) => aloud(day, stay)),
    ).toEqual([
      'dinsdag 9 juni, aankomst',
      'woensdag 10 juni, in je verblijf',
      'vrijdag 12 juni, vertrek',
      'zaterdag 13 juni, minimaal 2 nachten',
    ])
  })

  it('is marked where it is the first or the last of the stay, in the language of the page', () => {
    const stay = ask({ arrival: '2026-06-09', departure: '2026-06-12' })
    const marks = (tag: 'nl' | 'en' | 'de') =>
      ['2026-06-09', '2026-06-10', '2026-06-12', '2026-06-13'].map((day) =>
        dayMark(words(tag), dayMeaning(day, stay)),
      )
    expect(marks('nl')).toEqual(['in', undefined, 'uit', undefined])
    expect(marks('en')).toEqual(['in', undefined, 'out', undefined])
    expect(marks('de')).toEqual(['an', undefined, 'ab', undefined])
  })

  it('is a departure although it is taken, when every night before it is free', () => {
    const departing = { arrival: '2026-06-04' }
    expect(dayMeaning('2026-06-05', ask(departing))).toMatchObject({
      departureOnly: true,
      pickable: true,
    })
    expect(dayMeaning('2026-06-06', ask(departing))).toMatchObject({
      departureOnly: false,
      pickable: false,
    })
    expect(aloud('2026-06-05', departing)).toBe('vrijdag 5 juni, bezet, vertrekken kan')
  })

  it('is no departure before an arrival is chosen', () => {
    expect(dayMeaning('2026-06-05', ask())).toMatchObject({ departureOnly: false, pickable: false })
  })

  it('is no departure after fewer nights than its arrival asks, and says so', () => {
    const friday = { arrival: '2026-06-12' }
    expect(dayMeaning('2026-06-13', ask(friday))).toMatchObject({ pickable: false, state: 'free' })
    expect(aloud('2026-06-13', friday)).toBe('zaterdag 13 juni, geen vertrek')
    expect(dayLook(dayMeaning('2026-06-13', ask(friday)))).toBe('day day--no')
    expect(dayMeaning('2026-06-14', ask(friday)).pickable).toBe(true)
  })

  it.each([
    ['knusse-kamer', 2],
    ['familiekamer', 4],
  ])('of the %s is a departure exactly when the property accepts the stay', (room, persons) => {
    const view = answerRead(`/api/room-types/${room}/calendar`).body as CalendarView
    const shown = new Map(view.days.map((each) => [each.day, each]))
    const first = parseDay(calendar.today)!
    const offered: string[] = []
    const accepted: string[] = []
    for (let ahead = 0; ahead < 45; ahead++) {
      for (let nights = 1; nights <= 9; nights++) {
        const [arrival, departure] = [first + ahead, first + ahead + nights].map(formatDay)
        const question = ask({ days: shown, arrival: arrival! })
        const stay = `room=${room}&arrival=${arrival}&departure=${departure}&persons=${persons}`
        if (dayMeaning(departure!, question).pickable) offered.push(stay)
        if ((answerRead(`/api/quotes?${stay}`).body as StayQuoteView).ok) accepted.push(stay)
      }
    }
    expect(offered).toEqual(accepted)
    expect(accepted.length).toBeGreaterThan(8)
  })

  it('is drawn by its state, and by its part where it has one', () => {
    expect(dayLook(dayMeaning('2026-06-05', ask()))).toBe('day day--taken')
    expect(dayLook(dayMeaning('2026-06-05', ask({ arrival: '2026-06-04' })))).toBe('day day--out')
    expect(dayLook(dayMeaning('2026-06-03', ask()))).toBe('day day--free day--today')
    expect(dayLook(dayMeaning('2026-06-12', ask()))).toBe('day day--free day--min')
    expect(
      dayLook(
        dayMeaning(
          '2026-06-12',
          ask({ arrival: '2026-06-12', departure: '2026-06-13', refused: true }),
        ),
      ),
    ).toBe('day day--tried')
  })
})

describe('a press on a day', () => {
  const press = (day: string, now?: Partial<CalendarQuestion>) =>
    actionOfDay(siteWords().words, day, dayMeaning(day, ask(now)), calendar.days.at(-1)!.day)

  it('chooses a free one', () => {
    expect(press('2026-06-09')).toEqual({ action: { type: 'day-chosen', day: '2026-06-09' } })
  })

  it('tries a taken one as the shortest stay, so that the property says why not and what else', () => {
    expect(press('2026-06-05')).toEqual({
      action: { type: 'dates-chosen', arrival: '2026-06-05', departure: '2026-06-06' },
    })
  })

  it('tries one that is no departure of the arrival chosen, so that the property says why not', () => {
    for (const day of ['2026-06-05', '2026-06-13', '2026-06-14'])
      expect(press(day, { arrival: '2026-06-04' })).toEqual({ action: { type: 'day-chosen', day } })
  })

  it('only says so where the day is over or not yet on sale', () => {
    expect(press('2026-06-01')).toEqual({ note: 'De aankomstdatum ligt in het verleden.' })
    expect(press('2028-01-01')).toEqual({
      note: 'Boeken kan tot en met do\u00a08\u00a0juli\u00a02027.',
    })
  })
})
