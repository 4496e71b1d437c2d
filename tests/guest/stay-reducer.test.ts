import { describe, expect, it } from 'vitest'
import type { StayChoice } from '../../guest/stay/stay-choice.ts'
import { type StayAction, stayReducer } from '../../guest/stay/stay-reducer.ts'

const nothing: StayChoice = { room: 'knusse-kamer', arrival: null, departure: null, persons: null }
const after = (...actions: StayAction[]) => actions.reduce(stayReducer, nothing)
const day = (date: string): StayAction => ({ type: 'day-chosen', day: date })

describe('choosing a stay', () => {
  it('takes the first day as the arrival and a later one as the departure', () => {
    expect(after(day('2026-06-11'), day('2026-06-14'))).toMatchObject({
      arrival: '2026-06-11',
      departure: '2026-06-14',
    })
  })

  it('starts anew with a day on or before the arrival', () => {
    expect(after(day('2026-06-11'), day('2026-06-09'))).toMatchObject({
      arrival: '2026-06-09',
      departure: null,
    })
    expect(after(day('2026-06-11'), day('2026-06-11'))).toMatchObject({
      arrival: '2026-06-11',
      departure: null,
    })
  })

  it('starts anew with any day once both are chosen', () => {
    expect(after(day('2026-06-11'), day('2026-06-14'), day('2026-06-20'))).toMatchObject({
      arrival: '2026-06-20',
      departure: null,
    })
  })

  it('keeps the persons while the days change', () => {
    expect(
      after({ type: 'persons-chosen', persons: 2 }, day('2026-06-11'), day('2026-06-14')).persons,
    ).toBe(2)
  })

  it('takes an alternative whole', () => {
    expect(
      after(day('2026-06-19'), {
        type: 'stay-taken',
        arrival: '2026-06-20',
        departure: '2026-06-22',
        persons: 1,
      }),
    ).toEqual({
      room: 'knusse-kamer',
      arrival: '2026-06-20',
      departure: '2026-06-22',
      persons: 1,
    })
  })
})
