import { Injectable } from '@nestjs/common'
import { type AcceptedStay, explainStay } from '../../rules/availability/explain-stay.ts'
import type { PropertyFacts } from '../../rules/availability/property-facts.ts'
import { roomsForStay } from '../../rules/availability/rooms-for-stay.ts'
import type { StayQuestion } from '../../rules/availability/stay-question.ts'
import { guestsOf, isKnownMore } from '../../rules/bookings/party.ts'
import type { Moment, Stay } from '../../rules/calendar/day.ts'
import { checkParty } from '../../rules/forms/check-party.ts'
import { quoteChosenExtras } from '../../rules/quotes/chosen-extras.ts'
import { addLines } from '../../rules/quotes/quote-extra.ts'
import { activeRooms } from '../../rules/rooms/active-rooms.ts'
import { personsAllowed } from '../../rules/rooms/persons-allowed.ts'
import type { Room, RoomType } from '../../rules/rooms/room.ts'
import { type GuestQuestions, guestQuestions } from '../../rules/tourist-tax/guest-questions.ts'
import { Clock } from '../environment/clock.ts'
import { Refused, invalidInput, plainError } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import type { BookingPreviewQuestion } from './booking-entry-request.ts'
import type {
  BookingPreviewView,
  OtherRoomTypeView,
  PreviewedRoomView,
  PreviewedStayView,
} from './booking-entry-views.ts'

const NOTHING_ASKED: GuestQuestions = { childAgeLimit: null, residents: false }

/**
 * What the form that adds a booking shows while it is filled in. Asks what acceptance will ask, and
 * writes nothing.
 */
@Injectable()
export class BookingPreview {
  constructor(
    private readonly facts: FactsCache,
    private readonly clock: Clock,
  ) {}

  /** Refuses (`Refused`) an unknown room type and a party that cannot be. */
  async of(asked: BookingPreviewQuestion): Promise<BookingPreviewView> {
    const { facts } = await this.facts.fresh()
    const moment = this.clock.moment()
    const roomType = facts.roomTypes.find(({ id }) => id === asked.roomTypeId)
    if (!roomType) throw new Refused(plainError('not-found', 'Deze kamer bestaat niet.'))
    const { persons, childAges, residents } = asked
    const wrong = persons === null ? [] : checkParty({ childAges, residents }, persons)
    if (wrong.length > 0) throw new Refused(invalidInput(wrong))
    const dates = datesOf(asked)
    const question = dates && persons !== null ? questionOf(asked, dates, persons, moment) : null
    const stay = question && stayView(asked, question, facts)
    return {
      options: personOptions(roomType),
      rooms: roomViews(roomType, dates, moment, facts),
      asks: dates
        ? guestQuestions(dates, facts.priceList.touristTax, facts.readings)
        : NOTHING_ASKED,
      stay,
      elsewhere: question && stay?.ok === false ? otherTypes(question, facts) : [],
    }
  }
}

function datesOf({ arrival, departure }: BookingPreviewQuestion): Stay | null {
  return arrival !== null && departure !== null ? { arrival, departure } : null
}

function questionOf(
  { roomTypeId, roomId, childAges, residents }: BookingPreviewQuestion,
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
    ...(isKnownMore(party) && { guests: guestsOf(party) }),
    screen: 'agenda',
    moment,
  }
}

function stayView(
  { extras }: BookingPreviewQuestion,
  question: StayQuestion,
  facts: PropertyFacts,
): PreviewedStayView {
  const answer = explainStay(question, facts)
  if (!answer.ok) return answer
  const added = quoteChosenExtras(extras, question, facts.priceList, facts.readings)
  const { warnings, roomId, moves, quote }: AcceptedStay = answer
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
function personOptions(roomType: RoomType): BookingPreviewView['options'] {
  if (roomType.kind === 'ordinary')
    return roomType.prices.toSorted((a, b) => a.cents - b.cents || a.persons - b.persons)
  const { least, most } = personsAllowed(roomType, 'agenda')
  return Array.from({ length: most - least + 1 }, (_, place) => ({
    persons: least + place,
    cents: null,
  }))
}

function roomViews(
  roomType: RoomType,
  dates: Stay | null,
  moment: Moment,
  facts: PropertyFacts,
): PreviewedRoomView[] {
  const standing = dates ? roomsForStay({ roomTypeId: roomType.id, ...dates, moment }, facts) : []
  if (standing.length > 0)
    return standing.map(({ room, standing: stands }) => roomView(room, stands))
  return activeRooms(facts.rooms, roomType.id).map((room) => roomView(room, null))
}

function roomView(
  { id, number, label }: Room,
  standing: PreviewedRoomView['standing'],
): PreviewedRoomView {
  return { id, number, label, standing }
}

/** The other types that take this stay, for who finds the one asked for taken. */
function otherTypes(question: StayQuestion, facts: PropertyFacts): OtherRoomTypeView[] {
  return facts.roomTypes.flatMap(({ id, name }) => {
    if (id === question.roomTypeId) return []
    const answer = explainStay({ ...question, roomTypeId: id, roomId: null }, facts)
    return answer.ok ? [{ id, name, totalCents: answer.quote.totalCents }] : []
  })
}
