import type { PoolClient } from 'pg'
import { z } from 'zod'
import type { AcceptedChange } from '../../../rules/availability/explain-stay-change.ts'
import type { PropertyFacts } from '../../../rules/availability/property-facts.ts'
import { isAsItStands } from '../../../rules/availability/stay-change-question.ts'
import { stateAfter } from '../../../rules/bookings/booking-life.ts'
import { momentInAmsterdam } from '../../../rules/calendar/amsterdam.ts'
import type { EpochDay } from '../../../rules/calendar/day.ts'
import { checkOverruleReason } from '../../../rules/forms/check-overrule-reason.ts'
import { textId } from '../../../rules/texts/message.ts'
import { day } from '../../availability/stay-shapes.ts'
import { Refused, stayRefused, totalChanged, changedMeanwhile } from '../../errors/refused.ts'
import { loadProperty } from '../../facts/load-property.ts'
import { addEntry } from '../../folios/folios.ts'
import { SETTLED_AFTER_MS } from '../../mail/templates/booking-mails.ts'
import { pressShape } from '../../orders/act-shapes.ts'
import type { DataOf } from '../../orders/acts.ts'
import { decideRefunds } from '../../payments/refund-standing.ts'
import { storeTerms } from '../../quotes/sale-terms.ts'
import { formText, storedInteger } from '../../requests/stored-values.ts'
import type { EventStay } from '../../subjects/events.ts'
import {
  type ChangedStay,
  changedStay,
  changingBooking,
  decideStayChange,
  eventStay,
  refuseFixed,
} from '../decide-stay-change.ts'
import { holdBookingsStill, makeRoom } from '../room-rearrangement.ts'
import { confirmStay, nightsOf, saveStay, payLinkEnd } from '../stay-record.ts'
import {
  type AskedOf,
  type BookingServices,
  dayAt,
  lockRoomTypes,
  noteAct,
  refuseChanged,
} from './acted-booking.ts'

/** The stay that staff wish for a booking. */
export const stayWishShape = z.object({
  arrival: day(textId('stay.invalidDates')),
  departure: day(textId('stay.invalidDates')),
  roomTypeId: storedInteger('Kies een kamer.'),
  roomId: storedInteger('Kies een kamernummer.')
    .nullable()
    .meta({ description: 'Null: any room of the type; it is not pinned then.' }),
  persons: z
    .int({ error: textId('stay.personsOutOfRange') })
    .min(1, { error: textId('stay.personsOutOfRange') })
    .max(100, { error: textId('stay.personsOutOfRange') }),
})

/** A change to be carried out, with all that was shown of it. */
export const stayChangeShape = pressShape.extend({
  ...stayWishShape.shape,
  overruleReason: formText('Deze tekst is niet leesbaar.', 1_000).default(''),
  shownTotalCents: storedInteger('Het totaal ontbreekt. Laad de pagina opnieuw.'),
  moves: z
    .array(z.object({ bookingId: z.uuid('Dit kenmerk is niet geldig.'), roomId: storedInteger() }))
    .max(200, 'Dit zijn te veel boekingen.')
    .default([])
    .meta({ description: 'Who changes rooms for it, as it was shown.' }),
})
type StayChange = DataOf<typeof stayChangeShape>

const BOOKING_CHANGED = 'De boeking is intussen gewijzigd. Er is niets gedaan. Bekijk haar opnieuw.'
const MOVES_CHANGED =
  'Intussen moeten andere boekingen verhuizen. Er is niets gewijzigd. Bekijk de wijziging opnieuw.'
const TOTAL_CHANGED =
  'De prijs is intussen veranderd. Er is niets gewijzigd. Bekijk het nieuwe totaal.'

/**
 * Changes dates, room type, room or persons of a booking (BO §2, §4): with the room types to itself
 * it decides again, and refuses where the total or the moves are others than were shown. Writes the
 * new stay and its quote, moves others, has money go back once this cannot be undone any more or
 * leaves it to be paid, and ends the mails that wait and speak of the old dates. A wish for the stay
 * it has does nothing.
 */
export async function changeStay(
  client: PoolClient,
  asked: AskedOf<typeof stayChangeShape>,
  { terms }: BookingServices,
): Promise<void> {
  await refuseChanged(client, asked)
  const { order, data, by, requestId, version, at, changed } = asked
  const { id, balanceCents } = order
  refuseFixed(order, at.getTime())
  const moment = momentInAmsterdam(at.getTime())
  const { known } = await loadProperty(client, Math.min(data.arrival, moment.today - 1))
  const { facts } = known
  const booking = changingBooking(order, facts)
  if (isAsItStands(data, booking)) return
  if (version !== undefined && order.version !== version)
    throw new Refused(changedMeanwhile(BOOKING_CHANGED))
  const decided = decideStayChange(booking, { wish: data, party: order.party }, facts, moment)
  if (!decided.ok) throw new Refused(stayRefused(decided.refusals, decided.nearest))
  refuseOther(decided, data)
  const stay = changedStay(order, data, decided, await formerStay(client, id))
  const { warnings } = decided
  const text = checkOverruleReason(warnings, stay.overruleReason)
  if (text !== null) throw new Refused({ reason: 'overrule-reason-missing', text, warnings })

  await writeStay(client, asked, decided, stay, facts)
  const { after: quote, differenceCents: cents } = decided.change
  const sold = terms.of(facts)
  await storeTerms(client, sold, at)
  const key = `stay-change-${id}-${requestId}`
  const entry = { folioId: id, kind: 'changed', note: 'stay-changed', at, by, key } as const
  await addEntry(client, { ...entry, cents, quote, termsId: sold.id })
  const askedFrom = new Date(at.getTime() + SETTLED_AFTER_MS)
  await decideRefunds(client, id, { by, at, askedFrom })
  const from = eventStay(booking, order, facts)
  const to = eventStay({ ...data, roomId: decided.roomId }, stay, facts)
  const note = stay.overruleReason === '' ? {} : { note: stay.overruleReason }
  await noteAct(client, asked, 'stay-changed', { cents, ...note, stays: { from, to } })
  if (balanceCents + cents <= 0 && stateAfter(order.state, 'confirm'))
    await confirmStay(client, order, asked)
  for (const move of decided.moves) changed('bookings', move.bookingId)
}

/**
 * Has the room types that a booking leaves and goes to alone, in the order of acceptance: the types
 * first, then the live bookings of today and later of both, and the booking itself. So a change and a
 * booking for the same nights never wait for each other.
 */
export async function lockStayChange(
  client: PoolClient,
  { id, data, today }: { id: string; data: { roomTypeId: number }; today: EpochDay },
): Promise<void> {
  const types = await lockRoomTypes(client, id, [data.roomTypeId])
  await holdBookingsStill(client, types, today, id)
}

/** Refuses a change that may not be carried out as it was shown. */
function refuseOther(
  { change: { after }, moves }: AcceptedChange,
  { shownTotalCents: seenCents, moves: shown }: StayChange,
): void {
  if (after.totalCents !== seenCents)
    throw new Refused(totalChanged(seenCents, after, TOTAL_CHANGED))
  const isShown = (move: StayChange['moves'][number]) =>
    shown.some(({ bookingId, roomId }) => bookingId === move.bookingId && roomId === move.roomId)
  const areSame = moves.length === shown.length && moves.every(isShown)
  if (!areSame) throw new Refused(changedMeanwhile(MOVES_CHANGED))
}

/** The stay it had before the last change; null where there was none. */
async function formerStay(client: PoolClient, bookingId: string): Promise<EventStay | null> {
  const { rows } = await client.query<{ from: EventStay }>(
    `SELECT data -> 'stays' -> 'from' AS from FROM events
     WHERE subject_kind = 'booking' AND subject_id = $1 AND kind = 'stay-changed' ORDER BY id DESC LIMIT 1`,
    [bookingId],
  )
  return rows[0]?.from ?? null
}

/** Moves the others and writes the booking's row. */
async function writeStay(
  client: PoolClient,
  asked: AskedOf<typeof stayChangeShape>,
  decided: AcceptedChange,
  { party, pinned, overruled, overruleReason }: ChangedStay,
  facts: PropertyFacts,
): Promise<void> {
  const { order, data, by, at } = asked
  const { roomId } = decided
  // Others may go to the room that it leaves.
  await client.query('UPDATE bookings SET room_id = NULL WHERE id = $1', [order.id])
  await makeRoom(client, decided, facts, asked)
  const isOverruled = overruled.length > 0
  const { differenceCents } = decided.change
  const isOpen = order.state === 'confirmed' && order.balanceCents + differenceCents > 0
  const linkEnd = payLinkEnd(dayAt(at), data.departure, facts.numbers)
  const changes = {
    stay: nightsOf(data.arrival, data.departure),
    room_type_id: data.roomTypeId,
    room_id: roomId,
    pinned,
    wanted_room_id: pinned ? roomId : null,
    adults: party.adults,
    child_ages: party.childAges,
    residents: party.residents,
    overruled,
    overrule_reason: isOverruled ? overruleReason : null,
    overruled_by: isOverruled ? by : null,
    total_cents: order.totalCents + differenceCents,
    // The mail that tells of the change asks for what is open.
    ...(isOpen && { pay_link_until: new Date(linkEnd) }),
  }
  await saveStay(client, order, changes, asked)
}

/** The stay that staff wish for a booking, as screens send it. */
export type StayWishRequest = z.input<typeof stayWishShape>

/** A change as it was shown, as screens send it. */
export type StayChangeRequest = z.input<typeof stayChangeShape>
