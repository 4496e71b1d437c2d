import type { AcceptedChange, RefusedChange } from '../../rules/availability/explain-stay-change.ts'
import type { PropertyFacts } from '../../rules/availability/property-facts.ts'
import { formatDay } from '../../rules/calendar/day.ts'
import type { Quote } from '../../rules/quotes/quote.ts'
import type { MailedStay } from '../mail/templates/booking-mail-record.ts'
import { isAlike } from '../mail/templates/untold-change.ts'
import { undecidedCents } from '../payments/refund-standing.ts'
import type { StayWish } from './decide-stay-change.ts'
import type { StandingBooking } from './standing-booking.ts'
import type { StayChangePreviewView, StayMoveView, StaySideView } from './stay-change-views.ts'

interface Decided {
  standing: StandingBooking
  /** What the booking was sold with. */
  sold: Quote
  wish: StayWish
  decided: AcceptedChange | RefusedChange
  moves: StayMoveView[]
  facts: PropertyFacts
}

/** What a decision about a change comes to, for the screen: both sides and the money. */
export function previewOf({
  standing,
  sold,
  wish,
  decided,
  moves,
  facts,
}: Decided): StayChangePreviewView {
  const { stay, balanceCents, refunds } = standing
  const { change, warnings } = decided
  const sideOf = (one: StayWish, quote: Quote): StaySideView => ({
    arrival: formatDay(one.arrival),
    departure: formatDay(one.departure),
    nights: one.departure - one.arrival,
    roomTypeId: one.roomTypeId,
    roomTypeName:
      facts.roomTypes.find(({ id }) => id === one.roomTypeId)?.name ?? quote.roomTypeName,
    roomId: one.roomId,
    roomNumber: facts.rooms.find(({ id }) => id === one.roomId)?.number ?? null,
    persons: one.persons,
    quote,
    totalCents: quote.totalCents,
  })
  const roomId = decided.ok ? decided.roomId : null
  const differenceCents = change?.differenceCents ?? null
  const balanceAfterCents = differenceCents === null ? null : balanceCents + differenceCents
  const owedCents = Math.max(0, -(balanceAfterCents ?? 0))
  const online = refunds.dueCents + undecidedCents({ ...refunds, owedCents })
  return {
    version: standing.version,
    before: sideOf(stay, sold),
    after: change && sideOf({ ...wish, roomId }, change.after),
    differenceCents,
    balanceAfterCents,
    onlineCents: Math.min(owedCents, online),
    mailed: isToldByMail(standing) && !isAlike(named(stay), named(wish)),
    refusals: decided.ok ? [] : decided.refusals,
    warnings,
    overruleReason: standing.overruleReason,
    nearest: decided.ok ? [] : decided.nearest,
    moves,
  }
}

function named({ arrival, departure, roomTypeId, persons }: StayWish): MailedStay {
  return {
    arrival: formatDay(arrival),
    departure: formatDay(departure),
    roomTypeId,
    persons,
  }
}

/** A guest who holds a room unpaid reads of it when paying; a channel writes to its own guests. */
function isToldByMail({ state, email, source }: StandingBooking): boolean {
  return state === 'confirmed' && email !== '' && (source === 'own-website' || source === 'none')
}
