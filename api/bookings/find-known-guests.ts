import { BOOKING_SEARCH_TEXT } from './booking-rows.ts'

/** As many as fit below a field; looked for among the newest bookings that match. */
const MOST_GUESTS = 6
const MOST_BOOKINGS = 200

/** What a guest is known by. The index has number and city with it, so it only narrows. */
const KNOWN_BY = `search_text(b.name || ' ' || b.email || ' ' || phone_digits(b.phone))`

/**
 * The guests of earlier bookings in whom each of so many patterns fits, the newest first. One guest
 * is one address, or one name where there is none: as the newest booking has it. The parameters are
 * the patterns (`searchPatterns`).
 */
export function findKnownGuests(patterns: number): string {
  const fits = Array.from(
    { length: patterns },
    (_, index) => `${BOOKING_SEARCH_TEXT} LIKE $${index + 1} AND ${KNOWN_BY} LIKE $${index + 1}`,
  )
  return `WITH found AS (
    SELECT name, email, phone, city, lower(stay) AS arrival, created_at FROM bookings b
    WHERE ${fits.join(' AND ')} ORDER BY created_at DESC LIMIT ${MOST_BOOKINGS})
  SELECT name, email, phone, city, "lastArrival" FROM (
    SELECT DISTINCT ON (lower(coalesce(nullif(email, ''), name))) name, email, phone, city, arrival::text AS "lastArrival", created_at
    FROM found ORDER BY lower(coalesce(nullif(email, ''), name)), created_at DESC) AS guest
  ORDER BY created_at DESC LIMIT ${MOST_GUESTS}`
}
