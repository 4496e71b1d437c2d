import type { PropertyFacts } from '../../../rules/availability/property-facts.ts'
import type { StayQuestion } from '../../../rules/availability/stay-question.ts'
import { type EpochDay, formatDay } from '../../../rules/calendar/day.ts'
import { isClosed, isLive, roomsInUse, someRoomExists } from './brute-force.ts'

/**
 * The documents' rules about a stay once more, written as slowly and plainly as they are told:
 * dates as text, a night at a time, rooms by trying. Shares no rule with the property it is compared
 * with.
 */
export function naiveReasons(asked: StayQuestion, facts: PropertyFacts): Set<string> {
  const { readings } = facts
  const reasons = new Set<string>()
  const type = facts.roomTypes.find(({ id }) => id === asked.roomTypeId)!
  const isFamily = type.kind === 'family'
  const isGuest = asked.screen === 'guest'
  const nights: EpochDay[] = []
  for (let night = asked.arrival; night < asked.departure; night++) nights.push(night)
  const nightsOnSale = nights.filter(
    (night) => night >= asked.moment.today && night < asked.moment.today + horizon(isFamily, facts),
  )

  if (asked.arrival < asked.moment.today) reasons.add('arrival-in-past')
  if (nights.at(-1)! >= asked.moment.today + horizon(isFamily, facts)) reasons.add('beyond-horizon')
  const asksNights = isGuest || readings['staff.may-overrule'] === 'closed-season'
  if (asksNights && ['Fri', 'Sat'].includes(dayName(asked.arrival)) && nights.length < 2)
    reasons.add('minimum-nights-weekend')
  const date = formatDay(asked.arrival).slice(5)
  if (
    asksNights &&
    date >= '07-01' &&
    date <= '09-03' &&
    nights.length < 2 &&
    readings['minimum-nights.summer'] === 'everywhere'
  )
    reasons.add('minimum-nights-summer')
  if (
    asksNights &&
    facts.minimumNightRules.some(
      (rule, _, all) =>
        rule.roomTypeId === type.id &&
        binds(
          rule.day,
          all.map((other) => other.day),
          asked,
          facts,
        ) &&
        nights.length < rule.nights,
    )
  ) {
    reasons.add('minimum-nights-date')
  }
  if (
    isGuest &&
    nights.some((night) =>
      inClosedSeason(
        formatDay(night),
        readings[isFamily ? 'closed-season.family' : 'closed-season.ordinary'],
      ),
    )
  ) {
    reasons.add('closed-season')
  }
  if (isGuest && asked.moment.minuteOfDay >= 840) {
    const shut = {
      'today-and-tomorrow': [0, 1],
      'tomorrow-only': [1],
      'deliveries-only': [],
      none: [],
    }[readings['cut-off']] as number[]
    if (shut.includes(asked.arrival - asked.moment.today)) reasons.add('cut-off')
  }
  const [least, most] = isFamily
    ? [isGuest ? 4 : 1, 6]
    : [1, Math.max(...type.prices.map(({ persons }) => persons))]
  if (isGuest && nights.length > facts.numbers['stay.nights']) reasons.add('too-long-online')
  if (asked.persons < least || asked.persons > most) reasons.add('persons-out-of-range')
  if (isFamily && !isArrangement(asked, readings['family.friday-week'] === 'offered'))
    reasons.add('no-arrangement')

  const rooms = roomsInUse(facts, type.id)
  const isOpen = (night: EpochDay) => rooms.some((room) => !isClosed(room, night, facts.closures))
  const areOpen = (some: EpochDay[]) =>
    rooms.some((room) => some.every((night) => !isClosed(room, night, facts.closures)))
  // As far as one room is open, closures are not why the stay has none.
  const untilClosed = nightsOnSale.filter((_, index) => areOpen(nightsOnSale.slice(0, index + 1)))
  if (untilClosed.length < nightsOnSale.length) reasons.add('closed')
  const isFull = nightsOnSale.some(
    (night) => isOpen(night) && freeRooms(night, asked, facts) <= kept(asked, facts),
  )
  const wanted = { ...asked, arrival: untilClosed[0]!, departure: untilClosed.at(-1)! + 1 }
  if (isFull || (untilClosed.length > 0 && !someRoomExists(wanted, facts))) reasons.add('taken')
  return reasons
}

/** How many nights from today on are on sale. */
export function horizon(isFamily: boolean, { readings }: PropertyFacts): number {
  return isFamily || readings.horizon === 'every-room' ? 400 : 1461
}

function dayName(day: EpochDay): string {
  return new Date(day * 86_400_000).toLocaleDateString('en-GB', {
    weekday: 'short',
    timeZone: 'UTC',
  })
}

function inClosedSeason(night: string, reading: string): boolean {
  if (reading === 'none') return false
  if (reading === '2024-only') return night >= '2024-12-24' && night <= '2025-01-02'
  return night.slice(5) >= '12-24' || night.slice(5) <= '01-05'
}

function binds(
  rule: EpochDay,
  all: EpochDay[],
  asked: StayQuestion,
  { readings }: PropertyFacts,
): boolean {
  if (readings['minimum-nights.date-rule'] === 'any-night')
    return rule >= asked.arrival && rule < asked.departure
  if (readings['minimum-nights.date-rule'] === 'arrival-day') return rule === asked.arrival
  return rule <= asked.arrival && !all.some((other) => other > rule && other <= asked.arrival)
}

function isArrangement(asked: StayQuestion, hasFridayWeek: boolean): boolean {
  const arrangement = `${dayName(asked.arrival)} ${asked.departure - asked.arrival}`
  return ['Fri 3', 'Mon 4', 'Mon 7', ...(hasFridayWeek ? ['Fri 7'] : [])].includes(arrangement)
}

function kept({ screen }: StayQuestion, { readings }: PropertyFacts): number {
  return readings[screen === 'guest' ? 'availability.full.guest' : 'availability.full.agenda'] ===
    'stock-minus-one'
    ? 1
    : 0
}

/**
 * Rooms of a night that are open and that no live booking stands in, less the bookings that still
 * have to get one.
 */
function freeRooms(night: EpochDay, asked: StayQuestion, facts: PropertyFacts): number {
  const tonight = facts.occupancies.filter(
    (stay) => stay.arrival <= night && night < stay.departure && isLive(stay, facts, asked.moment),
  )
  const empty = roomsInUse(facts, asked.roomTypeId).filter(
    (room) =>
      !isClosed(room, night, facts.closures) && !tonight.some(({ roomId }) => roomId === room.id),
  )
  return (
    empty.length -
    tonight.filter(({ roomId, roomTypeId }) => roomId === null && roomTypeId === asked.roomTypeId)
      .length
  )
}
