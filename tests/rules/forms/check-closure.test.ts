import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDay } from '../../../rules/calendar/day.ts'
import { type ClosureForm, checkClosure as rule } from '../../../rules/forms/check-closure.ts'
import { readAloud } from '../in-words.ts'

const checkClosure = readAloud(rule)

const day = (text: string) => parseDay(text)!
const today = day('2026-11-25')
const vacation: ClosureForm = {
  scope: 'property',
  roomId: null,
  roomTypeId: null,
  firstNight: day('2026-12-01'),
  lastNight: day('2026-12-08'),
  reason: 'Vakantie',
}
const textsOf = (asked: Partial<ClosureForm>, began: number | null = null) =>
  checkClosure({ ...vacation, ...asked }, today, began)

describe('A closure that staff plan', () => {
  it('may be of the whole property, of a type or of a room, from tonight on, for one night or more', () => {
    expect(textsOf({})).toEqual([])
    expect(textsOf({ scope: 'room', roomId: 4 })).toEqual([])
    expect(textsOf({ scope: 'room-type', roomTypeId: 2 })).toEqual([])
    expect(textsOf({ firstNight: today, lastNight: today, reason: '' })).toEqual([])
  })

  it('names every field that is wrong, in the order of the form', () => {
    expect(
      textsOf({
        scope: null,
        firstNight: null,
        lastNight: null,
        reason: 'x'.repeat(161),
      }),
    ).toEqual([
      { field: 'scope', text: 'Kies wat u sluit.' },
      { field: 'firstNight', text: 'Kies de eerste nacht.' },
      { field: 'lastNight', text: 'Kies de laatste nacht.' },
      { field: 'reason', text: 'Gebruik hier hoogstens 160 tekens.' },
    ])
  })

  it('needs the room or the type that its scope is about', () => {
    expect(textsOf({ scope: 'room', roomTypeId: 2 })).toEqual([
      { field: 'roomId', text: 'Kies een kamer.' },
    ])
    expect(textsOf({ scope: 'room-type', roomId: 4 })).toEqual([
      { field: 'roomTypeId', text: 'Kies een kamertype.' },
    ])
  })

  it('cannot end before it begins, nor lie in the past', () => {
    expect(textsOf({ lastNight: day('2026-11-30') })).toEqual([
      { field: 'lastNight', text: 'De laatste nacht ligt voor de eerste.' },
    ])
    expect(textsOf({ firstNight: today - 1, lastNight: today })).toEqual([
      { field: 'firstNight', text: 'Deze nacht is al voorbij.' },
    ])
  })

  it('that began earlier may keep its first night, but not end in the past', () => {
    const began = today - 7
    expect(textsOf({ firstNight: began }, began)).toEqual([])
    expect(textsOf({ firstNight: began, lastNight: today - 1 }, began)).toEqual([
      { field: 'lastNight', text: 'Deze nacht is al voorbij.' },
    ])
  })

  it('is accepted only with its nights in order and its last one not yet over', () => {
    const nights = fc.integer({ min: today - 400, max: today + 400 })
    fc.assert(
      fc.property(nights, nights, (firstNight, lastNight) => {
        const accepted = textsOf({ firstNight, lastNight }).length === 0
        expect(accepted).toBe(today <= firstNight && firstNight <= lastNight)
      }),
    )
  })
})
