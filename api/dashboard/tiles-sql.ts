import { stateAt } from '../bookings/booking-rows.ts'
import { houseDay } from '../database/house-days.ts'

/**
 * Bookings of last night and tonight that keep their nights, without those whose guests did not
 * come.
 */
const LIVE = `FROM bookings b WHERE b.stay && daterange($2::date - 1, $2::date + 1) AND ${stateAt('$1')} IN ('held', 'confirmed') AND b.attendance <> 'no-show'`

/** Breakfasts of a day that are brought, or were. */
const boxes = (what: string, day: string) =>
  `(SELECT ${what} FROM breakfast_orders WHERE delivery_day = ${day} AND state IN ('confirmed', 'delivered'))`

/**
 * Today in figures, as one JSON object. `$1` is the clock's instant, `$2` its day. A room that is
 * closed over a booking counts as occupied: the booking stays (reading `vacation.bookings`). Guests
 * of whom staff said that they left count until that day.
 */
export const TILES = `(WITH live AS (SELECT b.room_id, lower(b.stay) AS arrival, CASE WHEN b.attendance = 'departed' THEN least(upper(b.stay), ${houseDay('b.attendance_at')})
    ELSE upper(b.stay) END AS departure ${LIVE}),
  tonight AS (SELECT room_id FROM live WHERE departure > $2::date)
  SELECT json_build_object(
    'occupiedRooms', (SELECT count(*)::int FROM tonight),
    'closedRooms', (SELECT count(*)::int FROM rooms r WHERE r.active AND r.id NOT IN (SELECT room_id FROM tonight WHERE room_id IS NOT NULL)
      AND EXISTS (SELECT FROM closures c WHERE c.nights @> $2::date
        AND (c.room_id = r.id OR (c.room_id IS NULL AND (c.room_type_id IS NULL OR c.room_type_id = r.room_type_id))))),
    'rooms', (SELECT count(*)::int FROM rooms WHERE active),
    'arrivals', (SELECT count(*)::int FROM live WHERE arrival = $2::date),
    'departures', (SELECT count(*)::int FROM live WHERE departure = $2::date),
    'breakfastsToday', ${boxes('coalesce(sum(adults + kids), 0)::int', '$2::date')},
    'breakfastsTomorrow', ${boxes('coalesce(sum(adults + kids), 0)::int', '$2::date + 1')},
    'addressesTomorrow', ${boxes('(count(DISTINCT (street, house_number, postcode)) FILTER (WHERE NOT here))::int', '$2::date + 1')}))`
