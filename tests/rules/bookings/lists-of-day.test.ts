import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ListedStay, listsOfDay } from '../../../rules/bookings/lists-of-day.ts'
import { day } from '../quotes/days.ts'
import { checkAlways } from '../seen.ts'

const today = day('2026-11-22')
interface Named extends ListedStay {
  name: string
}
const stay = (name: string, from: number, until: number, more: Partial<Named> = {}): Named => ({
  name,
  arrival: today + from,
  departure: today + until,
  state: 'confirmed',
  attendance: 'expected',
  leftOn: null,
  balanceCents: 0,
  expectedFrom: null,
  roomNumber: 1,
  ...more,
})
const lists = (stays: Named[], of = today) => {
  const { arrivals, departures, stays: staying, breakfasts } = listsOfDay(stays, of, today)
  const names = (some: Named[]) => some.map(({ name }) => name)
  return {
    arrivals: names(arrivals),
    departures: names(departures),
    stays: names(staying),
    breakfasts: names(breakfasts),
  }
}

describe('The lists of a day', () => {
  it('say who comes, who leaves, who stays and who has breakfast', () => {
    const stays = [stay('comes', 0, 2), stay('leaves', -2, 0), stay('stays', -1, 1)]
    expect(lists(stays)).toEqual({
      arrivals: ['comes'],
      departures: ['leaves'],
      stays: ['stays'],
      breakfasts: ['leaves', 'stays'],
    })
  })

  it('begin with the first who is expected, and with who still has to pay', () => {
    const arrivals = [
      stay('open', 0, 1, { roomNumber: 1 }),
      stay('late', 0, 1, { roomNumber: 2, expectedFrom: 17 * 60 }),
      stay('early', 0, 1, { roomNumber: 3, expectedFrom: 15 * 60 }),
    ]
    expect(lists(arrivals).arrivals).toEqual(['early', 'late', 'open'])
    const departures = [
      stay('paid', -1, 0, { roomNumber: 1 }),
      stay('owed money back', -1, 0, { roomNumber: 2, balanceCents: -500 }),
      stay('owes', -1, 0, { roomNumber: 3, balanceCents: 1_000 }),
    ]
    expect(lists(departures).departures).toEqual(['owes', 'paid', 'owed money back'])
  })

  it('are in the order of the rooms otherwise, who has no room first', () => {
    const rooms = [12, null, 3, 1, null]
    const ordered = (from: number, until: number) =>
      lists(
        rooms.map((roomNumber, i) =>
          stay(`${roomNumber ?? `none ${i}`}`, from, until, { roomNumber }),
        ),
      )
    const order = ['none 1', 'none 4', '1', '3', '12']
    expect(ordered(0, 1).arrivals).toEqual(order)
    expect(ordered(-1, 0).departures).toEqual(order)
    expect(ordered(-1, 1)).toMatchObject({ stays: order, breakfasts: order })
  })

  it('have nobody leave after the departure day who never came', () => {
    expect(lists([stay('never came', -3, -1)])).toMatchObject({ departures: [], breakfasts: [] })
  })

  it('have no no-show, and no breakfast for who only holds a room', () => {
    expect(lists([stay('away', -1, 1, { attendance: 'no-show' })]).breakfasts).toEqual([])
    expect(lists([stay('held', -1, 1, { state: 'held' })])).toMatchObject({
      stays: ['held'],
      breakfasts: [],
    })
  })

  it('count who left early until the day on which they left', () => {
    const left = [stay('left', -3, 2, { attendance: 'departed', leftOn: today - 1 })]
    expect(lists(left, today - 1)).toMatchObject({ departures: ['left'], breakfasts: ['left'] })
    expect(lists(left)).toMatchObject({ departures: [], stays: [], breakfasts: [] })
  })

  it('have who should have left but is still in the house depart today', () => {
    const overdue = [stay('overdue', -3, -1, { attendance: 'arrived' })]
    expect(lists(overdue)).toMatchObject({ departures: ['overdue'], breakfasts: ['overdue'] })
    expect(lists(overdue, today + 1)).toMatchObject({ departures: [], breakfasts: [] })
  })

  it('have every confirmed guest of the night before at breakfast once: who leaves and who stays', () => {
    const anyStay = fc.record({
      from: fc.integer({ min: -6, max: 3 }),
      nights: fc.integer({ min: 1, max: 8 }),
      attendance: fc.constantFrom('expected' as const, 'arrived' as const),
    })
    checkAlways(
      fc.property(fc.array(anyStay), fc.integer({ min: -3, max: 3 }), (some, later) => {
        const stays = some.map(({ from, nights, attendance }, index) =>
          stay(String(index), from, from + nights, { attendance }),
        )
        const { departures, stays: staying, breakfasts } = lists(stays, today + later)
        const slept = departures.filter((name) => stays[Number(name)]!.arrival < today + later)
        expect(breakfasts.toSorted()).toEqual([...slept, ...staying].toSorted())
        expect(new Set(breakfasts).size).toBe(breakfasts.length)
      }),
    )
  })
})
