import { activeRooms } from '../rooms/active-rooms.ts'
import { explainStay } from '../availability/explain-stay.ts'
import type { PropertyFacts } from '../availability/property-facts.ts'
import { type RoomStanding, roomsForStay } from '../availability/rooms-for-stay.ts'
import type { StayQuestion } from '../availability/stay-question.ts'
import type { StayRefusal, StaySuggestion } from '../availability/stay-refusal.ts'
import type { Moment, Stay } from '../calendar/day.ts'
import { type ChosenExtra, type RefusedExtra, quoteChosenExtras } from '../quotes/chosen-extras.ts'
import { addLines } from '../quotes/quote-extra.ts'
import type { Quote } from '../quotes/quote.ts'
import { personsAllowed } from '../rooms/persons-allowed.ts'
import type { Room, RoomType } from '../rooms/room.ts'
import { type GuestQuestions, guestQuestions } from '../tourist-tax/guest-questions.ts'
import { guestsOf, isKnownMore } from './party.ts'

/** A booking that staff are entering, as far as it is filled in; null is not chosen yet. */
export interface BookingInMaking {
  roomTypeId: number
  /** Null: the property chooses. */
  roomId: number | null
  arrival: number | null
  departure: number | null
  persons: number | null
  childAges: readonly number[]
  residents: number
  extras: readonly ChosenExtra[]
  /** The source that sells it remits the tourist tax itself. */
  isTaxRemitted?: boolean
}

/** A room of the type; `standing` null while no dates are chosen. */
export interface PreviewedRoom extends Pick<Room, 'id' | 'number' | 'label'> {
  standing: RoomStanding | null
}

export type PreviewedStay =
  | {
      ok: true
      quote: Quote
      /** What staff may overrule, with a reason. */
      warnings: StayRefusal[]
      /** The room the guests get, the one asked for or the best of the type. */
      roomId: number
      /** How many other bookings go to another room for it. */
      moves: number
      /** Extras that cannot be had with this stay; the quote is without any then. */
      refusedExtras: RefusedExtra[]
    }
  | { ok: false; refusals: StayRefusal[]; suggestions: StaySuggestion[] }

/** What stands beside the form that adds a booking (BO §2). */
export interface BookingPreview {
  /** The buttons for the number of persons; `cents` a night, null for the family room. */
  options: { persons: number; cents: number | null }[]
  /** The free ones first. */
  rooms: PreviewedRoom[]
  /** What the tourist tax needs to know of who comes; nothing where the source remits it. */
  asks: GuestQuestions
  /** Null while dates or persons are missing. */
  stay: PreviewedStay | null
  /** Where the stay is refused: the other types that take it, with what it costs there. */
  elsewhere: { id: number; name: string; totalCents: number }[]
}

/**
 * What a booking that staff are entering comes to: asked of the same rules that accept it. Null for
 * an unknown room type.
 */
export function previewBooking(
  asked: BookingInMaking,
  facts: PropertyFacts,
  moment: Moment,
): BookingPreview | null {
  const roomType = facts.roomTypes.find(({ id }) => id === asked.roomTypeId)
  if (!roomType) return null
  const { arrival, departure, persons } = asked
  const dates = arrival !== null && departure !== null ? { arrival, departure } : null
  const question = dates && persons !== null ? questionOf(asked, dates, persons, moment) : null
  const stay = question && stayOf(asked, question, facts)
  return {
    options: personOptions(roomType),
    rooms: roomsOf(roomType, dates, moment, facts),
    asks:
      dates && !asked.isTaxRemitted
        ? guestQuestions(dates, facts.priceList.touristTax, facts.readings)
        : { childAgeLimit: null, residents: false },
    stay,
    elsewhere: question && stay?.ok === false ? otherTypes(question, facts) : [],
  }
}

function questionOf(
  { roomTypeId, roomId, childAges, residents, isTaxRemitted = false }: BookingInMaking,
  dates: Stay,
  persons: number,
  moment: Moment,
): StayQuestion {
  const party = { adults: persons - childAges.length, childAges, residents }
  return {
    roomTypeId,
    roomId,
    ...dates,
    persons,
    isTaxRemitted,
    ...(isKnownMore(party) && { guests: guestsOf(party) }),
    screen: 'agenda',
    moment,
  }
}

function stayOf(
  { extras }: BookingInMaking,
  question: StayQuestion,
  facts: PropertyFacts,
): PreviewedStay {
  const answer = explainStay(question, facts)
  if (!answer.ok) return answer
  const added = quoteChosenExtras(
    extras,
    question,
    facts.priceList,
    facts.readings,
    facts.extraStock,
  )
  const { warnings, roomId, moves, quote } = answer
  return {
    ok: true,
    warnings,
    roomId,
    moves: moves.length,
    quote: added.ok ? addLines(quote, added.lines) : quote,
    refusedExtras: added.ok ? [] : added.refused,
  }
}

/** BO §2: one for each price, the lowest first; the family room takes any number it has beds for. */
function personOptions(roomType: RoomType): BookingPreview['options'] {
  if (roomType.kind === 'ordinary')
    return roomType.prices.toSorted((a, b) => a.cents - b.cents || a.persons - b.persons)
  const { least, most } = personsAllowed(roomType, 'agenda')
  return Array.from({ length: most - least + 1 }, (_, place) => ({
    persons: least + place,
    cents: null,
  }))
}

function roomsOf(
  roomType: RoomType,
  dates: Stay | null,
  moment: Moment,
  facts: PropertyFacts,
): PreviewedRoom[] {
  const known = dates ? roomsForStay({ roomTypeId: roomType.id, ...dates, moment }, facts) : []
  return known.length > 0
    ? known.map(({ room, standing }) => previewedRoom(room, standing))
    : activeRooms(facts.rooms, roomType.id).map((room) => previewedRoom(room, null))
}

function previewedRoom(
  { id, number, label }: Room,
  standing: PreviewedRoom['standing'],
): PreviewedRoom {
  return { id, number, label, standing }
}

/** The other types that take this stay, for who finds the one asked for taken. */
function otherTypes(question: StayQuestion, facts: PropertyFacts): BookingPreview['elsewhere'] {
  return facts.roomTypes.flatMap(({ id, name }) => {
    if (id === question.roomTypeId) return []
    const answer = explainStay({ ...question, roomTypeId: id, roomId: null }, facts)
    return answer.ok ? [{ id, name, totalCents: answer.quote.totalCents }] : []
  })
}
