import type { ClientBase } from 'pg'
import type { Day } from '../../rules/calendar/day.ts'
import type { NightRegister } from '../../rules/forms/check-night-register.ts'
import {
  type NightRegisterProfile,
  registerFields,
} from '../../rules/forms/night-register-profile.ts'
import { REGISTER_KEPT_UNTIL } from '../settings/night-register.ts'

/** The guests of a booking `b`, in the order in which they were written down, as SQL. */
export const NIGHT_REGISTER = `(SELECT coalesce(json_agg(json_build_object('name', n.name, 'residence', n.residence,
    'document', n.document, 'birthDate', n.birth_date, 'nationality', n.nationality, 'address', n.address,
    'arrival', n.arrival, 'departure', n.departure, 'keptUntil', ${REGISTER_KEPT_UNTIL}) ORDER BY n.guest), '[]')
  FROM night_register n WHERE n.booking_id = b.id)`

/**
 * Writes the guests of a booking down, in the place of any that were: of each the name, and what
 * `profile` asks.
 */
export async function writeNightRegister(
  client: ClientBase,
  bookingId: string,
  { guests, arrival, departure }: NightRegister,
  profile: NightRegisterProfile,
): Promise<void> {
  await forgetNightRegister(client, bookingId)
  const fields = ['name', ...registerFields.filter((field) => profile[field])]
  await client.query(
    `INSERT INTO night_register (booking_id, guest, name, residence, document, birth_date, nationality, address, arrival, departure)
     SELECT $1, row_number() OVER (), name, residence, document, date '1970-01-01' + "birthDate", nationality, address,
       date '1970-01-01' + $3::int, date '1970-01-01' + $4::int
     FROM jsonb_to_recordset($2) AS row (name text, residence text, document text, "birthDate" int, nationality text, address text)`,
    [bookingId, JSON.stringify(guests, fields), arrival, departure],
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
