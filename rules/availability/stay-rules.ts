import type { EpochDay, Stay } from '../calendar/day.ts'
import { closedSeasons } from '../closures/closed-season.ts'
import { isCutOff } from '../closures/cut-off.ts'
import { arrangementOf, offeredArrangements } from '../family-room/arrangements.ts'
import { hasFamilyTariff } from '../family-room/family-tariff-on.ts'
import { refusingRules } from '../minimum-nights/date-rules.ts'
import { summerMinimum, weekendMinimum } from '../minimum-nights/minimum-nights.ts'
import { arePersonsAllowed } from '../rooms/persons-allowed.ts'
import { mayOverrule } from './overrule.ts'
import { type Finding, refuseStay } from './refuse-stay.ts'
import { freeRooms } from './room-nights.ts'
import type { StayRefusal, StayRefusalReason } from './stay-refusal.ts'
import type { StayView } from './stay-view.ts'

interface StayRule {
  reason: StayRefusalReason
  /** Where the rule refuses the stay; nothing when it does not. */
  find(stay: Stay, view: StayView): Finding[]
}

const at = (day: EpochDay, nights: number | null = null): Finding[] => [{ day, nights }]
const whole: Finding[] = [{ day: null, nights: null }]
const nothing: Finding[] = []

function tooShort(stay: Stay, least: number): Finding[] {
  return stay.departure - stay.arrival < least ? at(stay.arrival, least) : nothing
}

/** The nights of a stay that are on sale, counted from today. */
function nightsIn(
  { arrival, departure }: Stay,
  { nights }: StayView,
): { from: number; until: number } {
  return {
    from: Math.max(arrival - nights.today, 0),
    until: Math.min(departure - nights.today, nights.onSale),
  }
}

/** The first night for which, bookings apart, no one room is open from the arrival on. */
function firstClosedNight(stay: Stay, view: StayView): number | null {
  const { from, until } = nightsIn(stay, view)
  let open = -1
  for (let night = from; night < until; night++) {
    open &= view.nights.open[night]!
    if (open === 0) return night
  }
  return null
}

/**
 * The first night that is full; else the first for which no room can be found any more, unless a
 * closure is why.
 */
function firstTakenNight(stay: Stay, view: StayView): number | null {
  const { from, until } = nightsIn(stay, view)
  if (from >= until || view.finder.hasRoom(from, until)) return null
  for (let night = from; night < until; night++) {
    if (view.nights.open[night] !== 0 && freeRooms(view.nights, night) <= view.reserve) return night
  }
  const found = from + view.finder.longestFrom(from)
  return found < (firstClosedNight(stay, view) ?? until) ? found : null
}

/**
 * Every rule about a stay, in the order of G §5 (reading `refusals.order`): what it finds is shown
 * in this order.
 */
export const stayRules: readonly StayRule[] = [
  {
    reason: 'arrival-in-past',
    find: ({ arrival }, { nights }) => (arrival < nights.today ? at(arrival) : nothing),
  },
  {
    reason: 'minimum-nights-weekend',
    find: (stay, { facts }) => tooShort(stay, weekendMinimum(stay.arrival, facts.numbers)),
  },
  {
    reason: 'taken',
    find: (stay, view) => {
      const night = firstTakenNight(stay, view)
      return night === null ? nothing : at(view.nights.today + night)
    },
  },
  {
    reason: 'minimum-nights-date',
    find: (stay, { dateRules, facts, mostRuledNights }) =>
      refusingRules(stay, dateRules, facts.readings['minimum-nights.date-rule'], mostRuledNights),
  },
  {
    reason: 'closed',
    find: (stay, view) => {
      const night = firstClosedNight(stay, view)
      return night === null ? nothing : at(view.nights.today + night)
    },
  },
  {
    reason: 'closed-season',
    find: ({ arrival, departure }, { season, facts }) => {
      const [first] = closedSeasons(arrival, departure, season, facts.numbers)
      return first ? at(Math.max(arrival, first.arrival)) : nothing
    },
  },
  {
    reason: 'cut-off',
    find: ({ arrival }, { screen, moment, facts }) =>
      screen === 'guest' &&
      isCutOff(arrival, 'arrival', moment, facts.readings['cut-off'], facts.numbers)
        ? at(arrival)
        : nothing,
  },
  {
    reason: 'persons-out-of-range',
    find: (_, { roomType, persons, screen }) =>
      persons === null || arePersonsAllowed(roomType, persons, screen) ? nothing : whole,
  },
  {
    reason: 'no-tariff',
    find: (_, { roomType, facts }) =>
      roomType.kind === 'family' && !hasFamilyTariff(facts.priceList) ? whole : nothing,
  },
  {
    reason: 'minimum-nights-summer',
    find: (stay, { asksSummerMinimum, facts }) =>
      asksSummerMinimum ? tooShort(stay, summerMinimum(stay.arrival, facts.numbers)) : nothing,
  },
  {
    reason: 'no-arrangement',
    find: ({ arrival, departure }, { roomType, facts }) => {
      if (roomType.kind !== 'family') return nothing
      const arrangement = arrangementOf(arrival, departure)
      return arrangement && offeredArrangements(facts.readings).includes(arrangement)
        ? nothing
        : at(arrival)
    },
  },
  {
    reason: 'too-long-online',
    find: ({ arrival, departure }, { screen, facts }) => {
      const most = facts.numbers['stay.nights']
      return screen === 'guest' && departure - arrival > most
        ? [{ day: null, nights: most }]
        : nothing
    },
  },
  {
    reason: 'beyond-horizon',
    find: ({ arrival, departure }, { nights }) => {
      const end = nights.today + nights.onSale
      return departure > end
        ? [{ day: Math.max(arrival, end), nights: nights.onSale, until: end }]
        : nothing
    },
  },
]

/** A rule that has something against a stay, not yet in words. */
export interface FoundReason {
  reason: StayRefusalReason
  finding: Finding
}

/**
 * What every rule finds in a stay with real dates, in the order of G §5: `refusals` keep it out,
 * `warnings` are for staff to weigh (reading `staff.may-overrule`).
 */
export function findReasons(
  stay: Stay,
  view: StayView,
): { refusals: FoundReason[]; warnings: FoundReason[] } {
  const refusals: FoundReason[] = []
  const warnings: FoundReason[] = []
  for (const { reason, find } of stayRules) {
    const found = find(stay, view)
    const said = mayOverrule(reason, view.screen, view.facts.readings) ? warnings : refusals
    for (const finding of found) said.push({ reason, finding })
  }
  return { refusals, warnings }
}

/** What `findReasons` finds, in the words of the documents. */
export function judgeStay(
  stay: Stay,
  view: StayView,
): { refusals: StayRefusal[]; warnings: StayRefusal[] } {
  const { refusals, warnings } = findReasons(stay, view)
  const inWords = ({ reason, finding }: FoundReason) =>
    refuseStay(reason, finding, view.facts.readings, view.facts.numbers)
  return { refusals: refusals.map(inWords), warnings: warnings.map(inWords) }
}
