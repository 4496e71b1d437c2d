import type { Stay } from '../calendar/day.ts'
import type { Quote } from '../quotes/quote.ts'
import { quoteStay } from '../quotes/quote-stay.ts'
import { quotedOn } from '../quotes/screen.ts'
import { assignRoomIn, type RoomAssignment } from './assign-room.ts'
import type { PropertyFacts } from './property-facts.ts'
import { type Finding, refuseStay } from './refuse-stay.ts'
import type { StayQuestion } from './stay-question.ts'
import type { StayRefusal, StayRefusalReason, StaySuggestion } from './stay-refusal.ts'
import { judgeStay } from './stay-rules.ts'
import { viewStays } from './stay-view.ts'
import { areWholeDays, suggestStays } from './suggest-stays.ts'

/**
 * The stay can be sold: in which room, what must change for it, what it costs, and of what staff
 * are warned.
 */
export interface AcceptedStay extends RoomAssignment {
  ok: true
  quote: Quote
  /** Rules that staff may overrule, with a reason (`staff.may-overrule`); always empty for guests. */
  warnings: StayRefusal[]
}

/**
 * The stay cannot be sold: every rule that refuses it, in the order of G §5, and the nearest stays
 * that can.
 */
export interface RefusedStay {
  ok: false
  refusals: StayRefusal[]
  suggestions: StaySuggestion[]
}

const everywhere: Finding = { day: null, nights: null }

/** True for whole days, the departure after the arrival. */
export function areRealDates(stay: Stay): boolean {
  return areWholeDays(stay) && stay.departure > stay.arrival
}

/**
 * Decides about a stay and says why. The one function that form, calendar, search and acceptance
 * ask: with the same facts, screen and moment they all hear the same. Refusals carry the literal
 * Dutch text of the documents.
 */
export function explainStay(
  question: StayQuestion,
  facts: PropertyFacts,
): AcceptedStay | RefusedStay {
  const refuse = (reason: StayRefusalReason) =>
    refuseStay(reason, everywhere, facts.readings, facts.numbers)
  const view = viewStays(question, facts)
  if (!view) return { ok: false, refusals: [refuse('unknown-room-type')], suggestions: [] }
  if (!areRealDates(question))
    return {
      ok: false,
      refusals: [refuse('invalid-dates')],
      suggestions: suggestStays(question, view),
    }

  const { refusals, warnings } = judgeStay(question, view)
  if (refusals.length > 0) return { ok: false, refusals, suggestions: suggestStays(question, view) }

  const {
    arrival,
    departure,
    persons,
    guests,
    isTaxRemitted = false,
    roomId = null,
    moment,
  } = question
  const screen = quotedOn(question.screen)
  const { today } = moment
  const assignment = assignRoomIn(view.nights, arrival - today, departure - today, roomId)
  if (!assignment && roomId !== null)
    return { ok: false, refusals: [refuse('room-not-free')], suggestions: [] }
  const known = guests && { guests }
  const priced = quoteStay(
    { roomType: view.roomType, arrival, departure, persons, screen, isTaxRemitted, ...known },
    facts.priceList,
    facts.readings,
  )
  if (!assignment || !priced.ok)
    throw new RangeError('every rule accepts this stay, yet it has no room or no price')
  return { ok: true, ...assignment, quote: priced.quote, warnings }
}
