import { z } from 'zod'
import { bookingStates } from '../../rules/bookings/booking-state.ts'
import { bookingSources } from '../../rules/sources/booking-source.ts'
import { endsAfter } from '../facts/ends-after.ts'
import { listOf } from '../lists/list-of.ts'
import { either, equals, foundBy, filterBy, idIn, beforeDay } from '../lists/list-filters.ts'
import { listDay, listNumber } from '../lists/list-question.ts'
import {
  BOOKING_COLUMNS,
  BOOKING_ROOM,
  BOOKING_SEARCH_TEXT,
  BOOKING_TYPE,
  WHOLE_BOOKING,
  bookingView,
  isInState,
  stateAt,
} from './booking-rows.ts'

const NAME = ['lower(coalesce(b.last_name,b.name))', 'lower(b.name)']
/** Few are open, and an index has them. */
const OPEN = `b.folio_id IN (SELECT folio_id FROM folio_balances WHERE balance_cents > 0)`
const LIVE = isInState('$1', 'held', 'confirmed')
const CALLED_OFF = isInState('$1', 'cancelled', 'expired')
const LEFT = `(upper(b.stay) < $2::date OR (upper(b.stay) = $2::date AND b.attendance = 'departed'))`

/** Staff's list of bookings, as `GET /api/back-office/bookings` gives it. */
export const bookingList = listOf(
  {
    from: 'bookings',
    as: 'b',
    // Where nothing asks its number, the database leaves the room out of what it chooses from.
    beside: BOOKING_ROOM,
    joins: BOOKING_TYPE,
    columns: BOOKING_COLUMNS,
    view: bookingView,
    sorts: {
      id: 'b.id',
      number: 'b.created_at',
      createdAt: 'b.created_at',
      arrival: 'lower(b.stay)',
      departure: 'upper(b.stay)',
      title: NAME,
      guestName: NAME,
      totalCents: 'b.total_cents',
      roomNumber: [(direction) => `r.number ${direction} NULLS LAST`],
      state: stateAt('$1'),
    },
    filters: {
      id: idIn(z.uuid(), 'b.id'),
      q: foundBy({ from: 'bookings b', searchText: BOOKING_SEARCH_TEXT, whole: WHOLE_BOOKING }),
      state: filterBy(z.enum(bookingStates), (state) => isInState('$1', state)),
      source: equals(z.enum(bookingSources), 'b.source'),
      paid: either(`NOT ${OPEN}`, OPEN),
      roomTypeId: equals(listNumber, 'b.room_type_id'),
      roomId: equals(listNumber, 'b.room_id'),
      /** Those that take a room, or do not. */
      live: either(LIVE, CALLED_OFF),
      /** Those whose guests have left or that ended before, or the others: what the archive has. */
      ended: either(
        `(${LEFT} OR ${CALLED_OFF})`,
        `NOT ${LEFT} AND ${LIVE} AND ${endsAfter('$2::date - 1')}`,
      ),
      from: filterBy(listDay, (day, parameter) => endsAfter(parameter(day))),
      until: beforeDay('lower(b.stay)'),
    },
  },
  ['arrival', 'ASC'],
)
