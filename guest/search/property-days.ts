import type { CalendarDayView } from '../../api/availability/availability-shapes.ts'
import type { Day } from '../../rules/calendar/day.ts'

type Gap = CalendarDayView['gaps'][number]

/** In the order in which they speak for a day on which no room is free. */
const inWords = ['cut-off', 'taken', 'closed', 'beyond-horizon', 'past'] as const

/**
 * The days of several rooms as those of the property, for who has not chosen a room: free where one
 * of them is, and sold for every number of nights that one of them sells. One room free for 2 nights,
 * another for 1 or 4 with 3 refused, gives 1, 2 and 4 nights.
 */
export function propertyDays(
  rooms: readonly (readonly CalendarDayView[])[],
): Map<Day, CalendarDayView> {
  const days = new Map<Day, CalendarDayView[]>()
  for (const view of rooms.flat()) days.set(view.day, [...(days.get(view.day) ?? []), view])
  return new Map([...days].map(([day, views]) => [day, dayOf(day, views)]))
}

function dayOf(day: Day, views: CalendarDayView[]): CalendarDayView {
  const free = views.filter(({ state }) => state === 'free')
  if (free.length === 0) {
    const state = inWords.find((word) => views.some((view) => view.state === word)) ?? 'taken'
    return { day, state, maxNights: 0, minNights: 1, gaps: [] }
  }
  const refused = free.map(refusedNights).reduce(inBoth)
  return {
    day,
    state: 'free',
    maxNights: Math.max(...free.map(({ maxNights }) => maxNights)),
    minNights: Math.min(...free.map(({ minNights }) => minNights)),
    gaps: refused,
  }
}

/** The numbers of nights that one room does not sell. */
function refusedNights({ maxNights, gaps }: CalendarDayView): Gap[] {
  return [...gaps, { first: maxNights + 1, last: null }]
}

/** The numbers of nights that neither of two sells. */
function inBoth(some: Gap[], others: Gap[]): Gap[] {
  return some.flatMap((one) =>
    others.flatMap((other) => {
      const first = Math.max(one.first, other.first)
      const last = Math.min(one.last ?? Infinity, other.last ?? Infinity)
      return first <= last ? [{ first, last: last === Infinity ? null : last }] : []
    }),
  )
}
