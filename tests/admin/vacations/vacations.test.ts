import { describe, expect, it } from 'vitest'
import { noNights, pressed } from '../../../admin/vacations/chosen-nights.ts'
import { nightMarks } from '../../../admin/vacations/night-marks.ts'
import { closedWhat, nightWords, partsByNights } from '../../../admin/vacations/vacation-words.ts'
import { newUuid } from '../../../admin/bookings/request-id.ts'
import { z } from 'zod'
import { parseDay } from '../../../rules/calendar/day.ts'
import { vacations } from '../../../stories/admin/fixtures/vacations.ts'
import { agenda } from '../../../stories/admin/fixtures/week.ts'
import { textOf } from '../setup/text-of.ts'

const day = (text: string) => parseDay(text)!

describe('Nights that are pressed in the calendar', () => {
  it('begin a range and end it, in whichever order; ranges that touch are one', () => {
    const begun = pressed(noNights, 20)
    expect(begun).toEqual({ ranges: [], begun: 20 })
    const range = pressed(begun, 18)
    expect(range).toEqual({ ranges: [{ first: 18, last: 20 }], begun: null })
    const joined = pressed(pressed(range, 21), 22)
    expect(joined).toEqual({ ranges: [{ first: 18, last: 22 }], begun: null })
    expect(pressed(pressed(joined, 30), 30).ranges).toEqual([
      { first: 18, last: 22 },
      { first: 30, last: 30 },
    ])
  })

  it('are marked with who is there and what is closed', () => {
    const marks = nightMarks(agenda({ from: '2026-11-23', until: '2026-12-05' }))
    expect(marks.get(day('2026-11-23'))).toMatchObject({ closed: 'some' })
    expect(marks.get(day('2026-11-26'))).toEqual({ guests: 6, closed: 'none' })
    expect(marks.has(day('2026-12-03'))).toBe(false)
    expect(nightMarks(undefined).size).toBe(0)
  })
})

describe('A vacation in words', () => {
  it('names its nights, with the year once where it can', () => {
    const range = (first: string, last: string) => ({ first: day(first), last: day(last) })
    expect(nightWords(range('2026-12-24', '2026-12-24'))).toBe('do 24 dec 2026')
    expect(nightWords(range('2027-02-08', '2027-02-19'))).toBe('ma 8 feb – vr 19 feb 2027')
    expect(nightWords(range('2026-12-24', '2027-01-05'))).toBe('do 24 dec 2026 – di 5 jan 2027')
  })

  it('names the house, or its rooms and types', () => {
    const [room, house, several] = vacations
    expect(closedWhat(room!.parts, textOf)).toBe('Kamer 3')
    expect(closedWhat(house!.parts, textOf)).toBe('Het hele huis')
    expect(closedWhat(several!.parts, textOf)).toBe('Kamer 1 en Familiekamer')
    // A room was opened again on one night of it.
    expect(closedWhat([...house!.parts, ...room!.parts], textOf)).toBe(
      'Het hele huis, deels weer open',
    )
    expect(partsByNights(several!).map(({ parts }) => parts.length)).toEqual([2, 1])
  })
})

describe('The id of a press as a UUID', () => {
  it('is one that the API takes, another each time', () => {
    const ids = Array.from({ length: 50 }, () => newUuid())
    for (const id of ids) expect(z.uuid().safeParse(id).success).toBe(true)
    expect(new Set(ids).size).toBe(50)
  })
})
