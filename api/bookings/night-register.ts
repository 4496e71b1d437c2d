import type { ClientBase } from 'pg'
import type { Day } from '../../rules/calendar/day.ts'
import type { DocumentKind } from '../../rules/forms/check-night-register.ts'
import { REGISTER_KEPT_UNTIL } from '../settings/night-register-setting.ts'

/** A guest in the night register, as it is stored (art. 438 Sr). */
export interface NightRegisterRow {
  name: string
  /** Null what was not asked when they came (setting `night-register`). */
  residence: string | null
  document: DocumentKind | null
  birthDate: Day | null
  nationality: string | null
  /** Street and number. */
  address: string | null
  arrival: Day
  /** The day on which they mean to leave; once they left, the day on which they did. */
  departure: Day
}

/** A guest with the last day on which the row is kept. */
export interface KeptRegisterRow extends NightRegisterRow {
  keptUntil: Day
}

/** The guests of a booking `b`, in the order in which they were written down, as SQL. */
export const NIGHT_REGISTER = `(SELECT coalesce(json_agg(json_build_object('name', n.name, 'residence', n.residence,
    'document', n.document, 'birthDate', n.birth_date, 'nationality', n.nationality, 'address', n.address,
    'arrival', n.arrival, 'departure', n.departure, 'keptUntil', ${REGISTER_KEPT_UNTIL}) ORDER BY n.guest), '[]')
  FROM night_register n WHERE n.booking_id = b.id)`

/** Writes the guests of a booking down, in the place of any that were. */
export async function writeNightRegister(
  client: ClientBase,
  bookingId: string,
  guests: readonly NightRegisterRow[],
): Promise<void> {
  await forgetNightRegister(client, bookingId)
  await client.query(
    `INSERT INTO night_register (booking_id, guest, name, residence, document, birth_date, nationality, address, arrival, departure)
     SELECT $1, row_number() OVER (), name, residence, document, "birthDate", nationality, address, arrival, departure
     FROM jsonb_to_recordset($2) AS row (name text, residence text, document text, "birthDate" date, nationality text, address text,
       arrival date, departure date)`,
    [bookingId, JSON.stringify(guests)],
  )
}

/** The guests did not come after all: nothing of them is kept. */
export async function forgetNightRegister(client: ClientBase, bookingId: string): Promise<void> {
  await client.query('DELETE FROM night_register WHERE booking_id = $1', [bookingId])
}

/** Notes on which day the guests leave, or left. Never before they came. */
export async function noteDeparture(
  client: ClientBase,
  bookingId: string,
  departure: Day,
): Promise<void> {
  await client.query(
    'UPDATE night_register SET departure = greatest(arrival, $2::date) WHERE booking_id = $1',
    [bookingId, departure],
  )
}
