import type {
  AvailabilityView,
  CalendarView,
  StayQuoteView,
} from '../../../api/availability/availability-views.ts'
import type { RoomTypeView } from '../../../api/rooms/room-views.ts'
import type { HouseView } from '../../../api/facts/house-view.ts'
import { explainStay } from '../../../rules/availability/explain-stay.ts'
import { fromPrices, lowestFromPrice } from '../../../rules/availability/from-prices.ts'
import type { HouseFacts } from '../../../rules/availability/house-facts.ts'
import { isNeverOffered } from '../../../rules/availability/is-never-offered.ts'
import { offerCalendar } from '../../../rules/availability/offer-calendar.ts'
import { searchRooms } from '../../../rules/availability/search-rooms.ts'
import { formatDay, type Moment, parseDay } from '../../../rules/calendar/day.ts'
import type { Readings } from '../../../rules/readings/readings.ts'
import { checkInHoursOfWeek } from '../../../rules/stay-times/check-in-hours.ts'
import { houseFacts, today } from './house-facts.ts'
import { roomTypes } from './room-types.ts'

/** What the API answers: a status and a body. */
export interface Answer {
  status: number
  body: unknown
}

const now = '2026-06-03T08:00:00.000Z'
const moment: Moment = { today: parseDay(today)!, minuteOfDay: 600, instant: Date.parse(now) }
/** What the company settings of the stories keep: no hours for a Sunday. */
const keptHours = [...Array.from({ length: 6 }, () => '15:00–18:00'), '']
const ok = (body: unknown): Answer => ({ status: 200, body })
const notFound: Answer = {
  status: 404,
  body: { error: { reason: 'not-found', text: 'Deze kamer bestaat niet.' } },
}

/** What every guest screen knows of the house of the stories. */
export function houseView(readings: Partial<Readings> = {}): HouseView {
  return {
    name: 'Kamersleutel',
    address: 'Dorpsstraat 12',
    postcode: '6181 AB',
    city: 'Elsloo',
    phone: '046 123 45 67',
    email: 'hallo@kamersleutel.example',
    kvk: '12345678',
    vatId: 'NL001234567B01',
    checkIn: checkInHoursOfWeek(keptHours, houseFacts(readings).readings['check-in']),
    checkOut: '10:30',
    today,
    now,
    clockMoved: false,
    readings: houseFacts(readings).readings,
  }
}

/**
 * The reading half of the API, answered by the product's own rules from the facts of the stories.
 */
export function answerRead(path: string, readings: Partial<Readings> = {}): Answer {
  const facts = houseFacts(readings)
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  const day = (name: string) => parseDay(searchParams.get(name) ?? '') ?? 0
  const count = (name: string) => Number(searchParams.get(name))
  const slugOf = (id: number) => roomTypes.find((room) => room.id === id)!.slug
  const stay = {
    arrival: day('arrival'),
    departure: day('departure'),
    screen: 'guest',
    moment,
  } as const

  if (pathname === '/api/house') return ok(houseView(readings))
  if (pathname === '/api/room-types') return ok(roomTypeViews(facts))
  const calendarOf = /^\/api\/room-types\/([^/]+)\/calendar$/.exec(pathname)?.[1]
  if (calendarOf) {
    const room = roomTypes.find(({ slug }) => slug === calendarOf)
    return room ? ok(calendarView(room.id, room.slug, facts)) : notFound
  }
  if (pathname === '/api/quotes') {
    const room = roomTypes.find(({ slug }) => slug === searchParams.get('room'))
    if (!room) return notFound
    const answer = explainStay({ ...stay, roomTypeId: room.id, persons: count('persons') }, facts)
    return ok((answer.ok ? { ok: true, quote: answer.quote } : answer) satisfies StayQuoteView)
  }
  if (pathname === '/api/availability') {
    const { arrival, departure } = stay
    const found = searchRooms({ ...stay, guests: count('guests') }, facts)
    return ok({
      arrival: formatDay(arrival),
      departure: formatDay(departure),
      guests: count('guests'),
      offers: found.offers.map(({ roomTypeId, quote }) => ({ slug: slugOf(roomTypeId), quote })),
      refusals: found.refusals,
      suggestions: found.suggestions.map(({ roomTypeId, ...suggestion }) => ({
        ...suggestion,
        slug: slugOf(roomTypeId),
      })),
    } satisfies AvailabilityView)
  }
  return notFound
}

/** The room types with their from-prices. */
export function roomTypeViews(facts: HouseFacts = houseFacts()): RoomTypeView[] {
  return roomTypes.map((room) => {
    const { prices: _, ...view } = room
    const prices = fromPrices(room.id, moment, facts)
    return {
      ...view,
      fromPrice: lowestFromPrice(prices),
      fromPrices: prices,
      neverOffered: isNeverOffered(room.id, facts.rooms, 'guest', facts.readings),
    }
  })
}

function calendarView(roomTypeId: number, slug: string, facts: HouseFacts): CalendarView {
  const days = offerCalendar(roomTypeId, null, 'guest', moment, facts).map(
    ({ day, gaps, ...rest }) => ({
      ...rest,
      day: formatDay(day),
      gaps: gaps.map(({ first, last }) => ({ first, last: Number.isFinite(last) ? last : null })),
    }),
  )
  return { roomTypeId, slug, today, days }
}
