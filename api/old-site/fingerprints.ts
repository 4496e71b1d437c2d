import { createHash } from 'node:crypto'
import { formatDay } from '../../rules/calendar/day.ts'
import type { Decisions, OldBooking, OldHouse, OldRecord } from '../../rules/old-site/old-house.ts'
import type { Carrying } from './carrying.ts'

/** Stands for the room of a booking that a person gave another one than the old site. */
const DECIDED = 'decided'
/** Whoever changes one of these there changes it here too. */
const watched = ({ bookings, breakfastOrders, sales, products }: OldHouse): OldRecord[] => [
  ...[...bookings, ...breakfastOrders, ...sales, ...products],
]

/** What a record says, in short. That it waits for a room is no word of the old site. */
function fingerprintOf(record: OldRecord, roomNumber?: typeof DECIDED): string {
  const said: Partial<OldBooking> = { ...record }
  delete said.path
  delete said.waits
  const text = JSON.stringify(roomNumber === undefined ? said : { ...said, roomNumber })
  return createHash('sha256').update(text).digest('base64url')
}

/** Keeps what each record that came now says. */
export function keepFingerprints({ house, rows }: Carrying, decisions: Decisions): void {
  for (const record of watched(house)) {
    const isDecided = Object.hasOwn(decisions, record.path)
    rows.mark(record.path, fingerprintOf(record, isDecided ? DECIDED : undefined))
  }
}

/**
 * Tells of each record that came before and says something else now, and of each booking that came
 * before and is gone there: what is here stays as it is, and a person changes it.
 */
export function tellChangedThere({ house, rows, remarks }: Carrying): void {
  const sentence =
    'Dit is op de oude site gewijzigd nadat het hier is ingevoerd. Hier bleef het zoals het was: pas het zelf aan.'
  const bookings = new Map<OldRecord, OldBooking>(house.bookings.map((one) => [one, one]))
  for (const record of watched(house)) {
    const before = rows.markOf(record.path)
    if (before === undefined) continue
    if ([fingerprintOf(record), fingerprintOf(record, DECIDED)].includes(before)) continue
    const booking = bookings.get(record)
    const after = booking ? bookingInWords(booking) : null
    remarks.push({ path: record.path, kind: 'undecided', sentence, before: null, after })
  }
  const gone = 'Deze boeking staat niet meer in de export. Hier staat ze nog: kijk of dat klopt.'
  const there = new Set(
    [...house.bookings, ...remarks].map(({ path }) => rows.keyOf(path)), // What cannot be read is still there.
  )
  for (const path of rows.paths())
    if (/(^|\/)(events|tempFam)\/[^/]+$/.test(path) && !there.has(path))
      remarks.push({ path, kind: 'undecided', sentence: gone, before: null, after: null })
}

/** `B202371, Jansen, kamer 3, 2023-08-04 – 2023-08-06, betaald, geannuleerd`. */
export function bookingInWords(booking: OldBooking): string {
  const { number, name, roomNumber, arrival, departure, paid, cancelled } = booking
  const parts = [
    number,
    name,
    roomNumber === null ? null : `kamer ${roomNumber}`,
    `${formatDay(arrival)} – ${formatDay(departure)}`,
    paid ? 'betaald' : 'onbetaald',
    cancelled ? 'geannuleerd' : null,
  ]
  return parts.filter((part) => part !== null).join(', ')
}
