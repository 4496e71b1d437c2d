import { type ClosedSeasonReading, closedSeasonReading } from '../closures/closed-season.ts'
import { type DateRule, dateRulesOf, mostNightsOf } from '../minimum-nights/date-rules.ts'
import type { RoomType } from '../rooms/room.ts'
import type { PropertyFacts } from './property-facts.ts'
import { findRooms, type Reserve, type RoomFinder } from './find-rooms.ts'
import { type RoomNights, roomNights } from './room-nights.ts'
import { roomsKept } from './rooms-for-sale.ts'
import type { StayQuestion } from './stay-question.ts'

/**
 * Who looks at which room type: a question without its dates. `persons` is null while none are
 * chosen yet.
 */
export interface StayViewer extends Pick<
  StayQuestion,
  'roomTypeId' | 'guests' | 'isTaxRemitted' | 'screen' | 'moment'
> {
  persons: number | null
  /**
   * True on the search form, which asks for the summer minimum under either value of
   * `minimum-nights.summer`.
   */
  isSearch?: boolean
}

/**
 * One room type as one screen sees it at one moment: what every rule about a stay needs, laid out
 * once per question.
 */
export interface StayView extends StayViewer {
  facts: PropertyFacts
  roomType: RoomType
  nights: RoomNights
  reserve: Reserve
  finder: RoomFinder
  dateRules: DateRule[]
  /** The most nights that any of them asks. */
  mostRuledNights: number
  season: ClosedSeasonReading
  asksSummerMinimum: boolean
}

/** Lays out the facts for a viewer; null for an unknown room type. */
export function viewStays(viewer: StayViewer, facts: PropertyFacts): StayView | null {
  const roomType = facts.roomTypes.find((candidate) => candidate.id === viewer.roomTypeId)
  if (!roomType) return null
  const { readings } = facts
  const nights = roomNights(roomType, facts, viewer.moment)
  const dateRules = dateRulesOf(facts.minimumNightRules, roomType.id)
  const reserve = roomsKept(viewer.screen, readings)
  return {
    ...viewer,
    facts,
    roomType,
    nights,
    reserve,
    finder: findRooms(nights, reserve),
    dateRules,
    mostRuledNights: mostNightsOf(dateRules),
    season: closedSeasonReading(roomType, readings),
    asksSummerMinimum:
      viewer.isSearch === true || readings['minimum-nights.summer'] === 'everywhere',
  }
}
