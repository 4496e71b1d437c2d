import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayMeaning } from '../../guest/calendar/day-meaning.ts'
import { actionOfDay as rule } from '../../guest/room/action-of-day.ts'
import {
  checkoutPath,
  familyRoomPath,
  roomPath,
  stayAt,
  stayIn,
  stayToAddress,
} from '../../guest/stay/stay-choice.ts'
import { type StayAction, stayReducer } from '../../guest/stay/stay-reducer.ts'
import { formatDay, weekday } from '../../rules/calendar/day.ts'
import { arrangements } from '../../rules/family-room/arrangements.ts'
import type { CalendarView } from '../../api/availability/availability-shapes.ts'
import { answerRead } from '../../stories/guest/fixtures/answer.ts'
import { readAloud } from '../rules/in-words.ts'
import { siteWords } from './site-words.ts'

const actionOfDay = readAloud(rule)
const [weekend, midweek, mondayWeek, fridayWeek] = arrangements as [
  (typeof arrangements)[0],
  (typeof arrangements)[0],
  (typeof arrangements)[0],
  (typeof arrangements)[0],
]
const read = (address: string) => stayAt('/familie-kamer', new URLSearchParams(address))
const nothing = read('')
const after = (...actions: StayAction[]) => actions.reduce(stayReducer, nothing)
const choose = (arrangement: typeof weekend): StayAction => ({
  type: 'arrangement-chosen',
  arrangement,
})
const press = (day: string): StayAction => ({ type: 'day-chosen', day })

describe('A stay in the family room', () => {
  it('is arrival and departure with one press, once the arrangement is chosen', () => {
    expect(after(choose(weekend), press('2026-06-12'))).toMatchObject({
      arrival: '2026-06-12',
      departure: '2026-06-15',
    })
    expect(after(choose(fridayWeek), press('2026-06-12'))).toMatchObject({
      departure: '2026-06-19',
    })
  })

  it('keeps its Friday where another Friday arrangement is chosen, and forgets it for a Monday one', () => {
    expect(after(choose(weekend), press('2026-06-12'), choose(fridayWeek))).toMatchObject({
      arrival: '2026-06-12',
      departure: '2026-06-19',
      arrangement: fridayWeek,
    })
    expect(after(choose(weekend), press('2026-06-12'), choose(midweek))).toMatchObject({
      arrival: null,
      departure: null,
      arrangement: midweek,
    })
  })

  it('takes the arrangement of an alternative along', () => {
    const taken = { arrival: '2026-06-15', departure: '2026-06-22', persons: 5 }
    expect(after(choose(weekend), { type: 'stay-taken', ...taken })).toEqual({
      room: '',
      ...taken,
      arrangement: mondayWeek,
    })
  })

  it('is read from soort, aankomst, vertrek and personen; an arrival alone gets its departure', () => {
    expect(read('soort=maandag-midweek').arrangement).toBe(midweek)
    expect(read('soort=maandag-midweek&aankomst=2026-06-15')).toMatchObject({
      arrival: '2026-06-15',
      departure: '2026-06-19',
    })
    expect(read('soort=maandag-midweek&aankomst=2026-06-12').arrival).toBeNull()
    expect(read('aankomst=2026-06-12').arrival).toBeNull()
    expect(read('aankomst=2026-06-12&vertrek=2026-06-15').arrangement).toBe(weekend)
    expect(read('soort=kwartaal').arrangement).toBeNull()
  })

  it('keeps dates that are of no arrangement, so that the page can say so', () => {
    const asked = read('aankomst=2026-06-10&vertrek=2026-06-12')
    expect(asked).toMatchObject({ arrival: '2026-06-10', arrangement: null })
  })

  it('comes back from the address as it was written', () => {
    const choices = fc
      .record({
        arrangement: fc.constantFrom(...arrangements),
        week: fc.option(fc.integer({ min: 3_000, max: 3_900 })),
        persons: fc.option(fc.integer({ min: 4, max: 6 })),
      })
      .map(({ arrangement, week, persons }) => {
        // Day 4 was a Monday.
        const arrival = week === null ? null : week * 7 + 3 + arrangement.weekday
        return {
          room: '',
          persons,
          arrangement,
          arrival: arrival === null ? null : formatDay(arrival),
          departure: arrival === null ? null : formatDay(arrival + arrangement.nights),
        }
      })
    expect(weekday(4)).toBe(1)
    fc.assert(
      fc.property(choices, (choice) => {
        expect(read(stayToAddress(choice))).toEqual(choice)
      }),
    )
  })

  it('has addresses of its own, which name no room', () => {
    const stay = read('aankomst=2026-06-12&vertrek=2026-06-15&personen=4')
    const asked = '?aankomst=2026-06-12&vertrek=2026-06-15&personen=4'
    expect(roomPath(stay)).toBe(`/familie-kamer${asked}`)
    expect(checkoutPath(stay)).toBe(`/online-afrekenen-familie${asked}`)
    expect(roomPath(read('soort=vrijdag-week'))).toBe('/familie-kamer?soort=vrijdag-week')
  })

  it('is led to with the dates chosen, and with the persons that the room takes', () => {
    const room = { slug: 'familiekamer', kind: 'family', minPersons: 4, maxPersons: 6 } as const
    const dates = { arrival: '2026-06-12', departure: '2026-06-15' }
    expect(roomPath(stayIn(room, { ...dates, persons: 2 }))).toBe(
      '/familie-kamer?aankomst=2026-06-12&vertrek=2026-06-15',
    )
    expect(stayIn(room, { ...dates, persons: 6 }).persons).toBe(6)
    expect(familyRoomPath({ room: '', ...dates, persons: 5 })).toContain('personen=5')
    expect(familyRoomPath({ room: '', ...dates, persons: 2 })).not.toContain('personen')
  })
})

describe('A day of the family room’s calendar', () => {
  const { body } = answerRead('/api/room-types/familiekamer/calendar')
  const { today, days } = body as CalendarView
  const question = {
    today,
    days: new Map(days.map((view) => [view.day, view])),
    arrival: null,
    departure: null,
    refused: false,
  }
  const pickable = (arrangement: typeof weekend | null) =>
    days
      .map(({ day }) => day)
      .filter((day) => dayMeaning(day, { ...question, arrangement }).pickable)

  it('can be chosen on the weekday of the arrangement alone, and on none before one is chosen', () => {
    expect(pickable(null)).toEqual([])
    for (const arrangement of arrangements) {
      const found = pickable(arrangement)
      expect(found.length).toBeGreaterThan(40)
      for (const day of found)
        expect(new Date(`${day}T12:00Z`).getUTCDay()).toBe(arrangement.weekday)
    }
  })

  it('is not marked with a number of nights, which the arrangement says', () => {
    const meaning = dayMeaning('2026-06-12', { ...question, arrangement: weekend })
    expect(meaning).toMatchObject({ pickable: true, minNights: 1 })
  })

  it('says what is missing where it cannot be chosen, and is tried where it could be', () => {
    const tried = (day: string, arrangement: typeof weekend | null) =>
      actionOfDay(
        siteWords().words,
        day,
        dayMeaning(day, { ...question, arrangement }),
        days.at(-1)!.day,
        arrangement,
      )
    expect(tried('2026-06-12', null)).toEqual({
      note: 'Kies eerst hoe lang je blijft. Dan kies je de dag van aankomst.',
    })
    expect(tried('2026-06-13', weekend)).toEqual({
      note: 'Vrijdag-weekend begint op een vrijdag.',
    })
    // Over a closure: the property says why not and what can be had.
    expect(tried('2026-07-13', midweek)).toEqual({
      action: { type: 'day-chosen', day: '2026-07-13' },
    })
  })
})
