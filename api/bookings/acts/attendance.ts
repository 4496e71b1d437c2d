import type { PoolClient } from 'pg'
import { z } from 'zod'
import type { PropertyFacts } from '../../../rules/availability/property-facts.ts'
import {
  type AttendanceAction,
  attendances,
  departureOfNoShow,
  sayAttendance,
} from '../../../rules/bookings/attendance.ts'
import { partyOfPersons } from '../../../rules/bookings/party.ts'
import { type Day, type EpochDay, formatDay, parseDay } from '../../../rules/calendar/day.ts'
import {
  type DocumentKind,
  type NightRegister,
  checkArrivingPersons,
  checkNightRegister,
  documentKinds,
} from '../../../rules/forms/check-night-register.ts'
import {
  type NightRegisterProfile,
  registerFields,
} from '../../../rules/forms/night-register-profile.ts'
import { wrongFields } from '../../../rules/forms/wrong-fields.ts'
import { quoteOfArrival } from '../../../rules/quotes/quote-of-arrival.ts'
import { quoteOfNoShow } from '../../../rules/quotes/quote-of-no-show.ts'
import type { Quote } from '../../../rules/quotes/quote.ts'
import { mostWhoArrive } from '../../../rules/rooms/persons-allowed.ts'
import { message, textId } from '../../../rules/texts/message.ts'
import { Refused, invalidInput } from '../../errors/refused.ts'
import { addEntry } from '../../folios/folios.ts'
import { SETTLED_AFTER_MS } from '../../mail/templates/booking-mails.ts'
import { pressShape } from '../../orders/act-shapes.ts'
import type { Asked } from '../../orders/acts.ts'
import { decideRefunds } from '../../payments/refund-standing.ts'
import { formText, storedInteger } from '../../requests/stored-values.ts'
import { soilRoom, unsoilRoom } from '../../rooms/room-cleaning.ts'
import { REGISTER_KEPT_UNTIL, nightRegisterSetting } from '../../settings/night-register.ts'
import type { EventData } from '../../subjects/events.ts'
import { roomIsFree } from '../booking-rows.ts'
import { type StayRecord, nightsOf, saveStay } from '../stay-record.ts'
import {
  type AskedOf,
  type BookingServices,
  dayAt,
  notChangeable,
  noteAct,
} from './acted-booking.ts'

/** Longer than any field of the register may be. */
const MOST_CHARACTERS = 1_000
/** More guests than any room holds. */
const MOST_GUESTS = 50

const text = (missing: string) => formText(missing, MOST_CHARACTERS)

/** `''` where a field is still empty: the rules say at which. */
const registered = z.object({
  name: text(textId('attendance.nameMissing')),
  residence: text(textId('attendance.residenceMissing')),
  document: z.enum(['', ...documentKinds], { error: textId('attendance.documentMissing') }),
  birthDate: text(textId('attendance.birthDateMissing')).default(''),
  nationality: text(textId('attendance.nationalityMissing')).default(''),
  address: text(textId('attendance.addressMissing')).default(''),
})

/** Guests arrived, with what the night register asks. */
export const arrivalShape = pressShape.extend({
  guests: z.array(registered, { error: textId('attendance.guestsMissing') }).max(MOST_GUESTS),
  arrival: text(textId('attendance.arrivalMissing')),
  departure: text(textId('attendance.departureMissing')),
  persons: storedInteger(textId('attendance.personsMissing'))
    .nullable()
    .default(null)
    .meta({ description: 'With how many they came, where `arrivingPersons` asks; else null.' }),
})

/**
 * The guests are here, with what the night register asks (art. 438 Sr), which from then on is the
 * one place that has it. Of a stay that a channel sold it is asked how many came, and their tourist tax
 * is sold with it, unless the channel remits that itself; it is paid to the channel where the stay is
 * and the tax is in its price. What is not asked here is not kept, whoever sent it. Refused: before the
 * arrival day, and a register that is not complete, at its fields.
 */
export async function arrive(
  client: PoolClient,
  asked: AskedOf<typeof arrivalShape>,
  { facts }: BookingServices,
): Promise<void> {
  const { order, data, at } = asked
  // Of any other stay nothing is looked up: it is known how many come.
  const known = order.isUnpriced ? (await facts.fresh()).facts : null
  const roomType = known?.roomTypes.find(({ id }) => id === order.roomTypeId)
  const most = known ? mostWhoArrive(roomType) : order.persons
  const { persons } = known ? data : order
  const wrongPersons = checkArrivingPersons(persons, most)
  const come = wrongPersons === null ? persons! : most
  const isNew = wrongPersons === null && come !== order.persons
  const party = partyOfPersons(order.party, come)
  await say(client, asked, {
    action: 'arrive',
    event: 'arrived',
    ...(isNew && {
      data: { changes: [{ field: 'persons', from: '', to: `${come}` }] },
      columns: { adults: party.adults, child_ages: party.childAges, residents: party.residents },
    }),
  })
  const register = registerOf(data)
  const profile = await nightRegisterSetting(client)
  const wrong = [
    ...wrongFields([['persons', wrongPersons]]),
    ...checkNightRegister(register, come, dayAt(at), profile),
  ]
  if (wrong.length > 0) throw new Refused(invalidInput(wrong))
  await writeNightRegister(client, order.id, register, profile)
  if (known && order.touristTax !== 'channel') await sellTax(client, asked, come, known)
}

/** Sells the tourist tax of who came with a stay that a channel sold. */
async function sellTax(
  client: PoolClient,
  asked: Asked<StayRecord>,
  persons: number,
  { priceList, readings }: PropertyFacts,
): Promise<void> {
  const from = asked.order.quotes.at(-1)!
  const to = quoteOfArrival(from, persons, priceList, readings)
  const isPaid = asked.order.isPaidToChannel && asked.order.touristTax === 'price'
  await changeSold(client, asked, { from, to, note: 'arrived' }, isPaid)
}

/**
 * What was asked, as the rules check it. An act that waited since an earlier version has no field
 * that came later.
 */
function registerOf({
  guests,
  arrival,
  departure,
}: Omit<z.input<typeof arrivalShape>, 'requestId' | 'version'>): NightRegister {
  return {
    guests: guests.map(
      ({ document, birthDate = '', nationality = '', address = '', ...words }) => ({
        ...words,
        document: document === '' ? null : (document satisfies DocumentKind),
        birthDate: parseDay(birthDate),
        nationality,
        address,
      }),
    ),
    arrival: parseDay(arrival),
    departure: parseDay(departure),
  }
}

/** `said` is what the screen showed. */
export const takeBackAttendanceShape = pressShape.extend({
  said: z.enum(attendances).exclude(['expected']),
})

/** The entry that takes back what is not owed for a stay of nobody. */
const NO_SHOW = 'no-show'

/** What staff say, and what becomes of the booking's room by it. */
interface Said {
  action: AttendanceAction
  /** The event that the timeline tells. */
  event: string
  data?: EventData
  /** The day until which the room is the booking's from now on; as it is where left out. */
  roomUntil?: EpochDay
  /** Who came, where that was not known before. */
  columns?: Parameters<typeof saveStay>[2]
}

/**
 * Says something of a booking's guests: judges it, writes it, notes the event and ends the mails
 * that make no sense any more.
 *
 * @throws `Refused` where that cannot be said
 */
async function say(
  client: PoolClient,
  asked: Asked<StayRecord>,
  { action, event, data = {}, roomUntil = asked.order.roomUntil, columns = {} }: Said,
): Promise<void> {
  const { order, at } = asked
  const answer = sayAttendance(order, action, dayAt(at))
  if (!answer.ok) throw notChangeable(answer.text)
  const { attendance } = answer
  const nights = {
    stay: nightsOf(order.arrival, roomUntil),
    sold_until: roomUntil < order.departure ? formatDay(order.departure) : null,
  }
  const changes = {
    attendance,
    attendance_at: attendance === 'expected' ? null : at,
    ...columns,
    ...(roomUntil !== order.roomUntil && nights),
  }
  await saveStay(client, order, changes, asked)
  await noteAct(client, asked, event, data)
}

/**
 * The guests left: their room is to be cleaned, and the night register has the day. Before the
 * departure day too; the nights that are left stay theirs until staff change the dates.
 */
export async function depart(client: PoolClient, asked: Asked<StayRecord>): Promise<void> {
  const { order, at, by, changed } = asked
  await say(client, asked, { action: 'depart', event: 'departed' })
  await noteDeparture(client, order.id, formatDay(dayAt(at)))
  const { roomId } = order
  if (roomId === null) return
  await soilRoom(client, { roomId, bookingId: order.id, at, by })
  changed('rooms', String(roomId))
}

/**
 * The guests did not come. What was sold stays sold but for the tourist tax (`quoteOfNoShow`); by the
 * reading `no-show.nights` the room can be sold again from the day on which it is said.
 */
export async function noShow(
  client: PoolClient,
  asked: Asked<StayRecord>,
  { facts }: BookingServices,
): Promise<void> {
  const { order } = asked
  const { readings } = (await facts.fresh()).facts
  const roomUntil = departureOfNoShow(order, dayAt(asked.at), readings)
  const isFreed = roomUntil < order.departure
  const data = isFreed ? { reason: 'room-freed' } : {}
  await say(client, asked, { action: 'no-show', event: 'no-show', data, roomUntil })
  const sold = order.quotes.at(-1)!
  const to = quoteOfNoShow(sold, readings)
  // What was written off or given back meanwhile is not taken off once more.
  const left = order.totalCents - order.writtenOffCents
  if (left < sold.totalCents - to.totalCents) return
  await changeSold(client, asked, { from: sold, to, note: NO_SHOW })
}

/**
 * What was said of the guests was a mistake: all is as before. Refused where somebody else said
 * otherwise meanwhile, and where the room or the nights went to another guest or were closed.
 */
export async function takeBackAttendance(
  client: PoolClient,
  asked: AskedOf<typeof takeBackAttendanceShape>,
): Promise<void> {
  const { order, changed } = asked
  const { said } = asked.data
  if (order.attendance !== said) throw notChangeable()
  if (await isRoomGone(client, order)) throw notChangeable(message('attendance.roomGone'))
  await say(client, asked, {
    action: 'take-back-attendance',
    event: 'attendance-taken-back',
    data: { reason: said },
    roomUntil: order.departure,
  })
  if (said === 'no-show') await sellAgain(client, asked)
  if (said === 'arrived') await forgetNightRegister(client, order.id)
  if (said === 'departed') {
    await noteDeparture(client, order.id, formatDay(order.departure))
    await unsoilRoom(client, order.id)
    changed('rooms', null)
  }
}

/** The stay is sold again as it was before the guest did not come. */
async function sellAgain(client: PoolClient, asked: Asked<StayRecord>): Promise<void> {
  const { id, quotes } = asked.order
  const { rows } = await client.query<{ to: Quote }>(
    `SELECT quote AS to FROM folio_entries WHERE folio_id = $1 AND quote IS NOT NULL AND note <> $2 ORDER BY id DESC LIMIT 1`,
    [id, NO_SHOW],
  )
  await changeSold(client, asked, { from: quotes.at(-1)!, ...rows[0]!, note: 'came-after-all' })
}

/**
 * Whether the next guest is in the room of who did not leave after all, or the nights of who may
 * still come are another's, or closed.
 */
async function isRoomGone(
  client: PoolClient,
  { id: bookingId, attendance, roomId, roomUntil, departure }: StayRecord,
): Promise<boolean> {
  if (attendance === 'arrived') return false
  if (attendance === 'departed') {
    const { rows } = await client.query(
      `SELECT FROM bookings WHERE room_id = $1 AND id <> $2 AND attendance = 'arrived' LIMIT 1`,
      [roomId, bookingId],
    )
    return rows.length > 0
  }
  if (roomUntil === departure) return false
  const { rows } = await client.query(
    `SELECT FROM bookings b JOIN rooms x ON x.id = b.room_id WHERE b.id = $1 AND NOT (${roomIsFree('daterange($2, $3)')})`,
    [bookingId, formatDay(roomUntil), formatDay(departure)],
  )
  return rows.length > 0
}

/**
 * Writes that a booking is sold otherwise than before though its stay is the same. What was paid too
 * much through the provider goes back, once this cannot be undone any more.
 *
 * @param isPaidToChannel the channel that sold it has the difference
 */
async function changeSold(
  client: PoolClient,
  asked: Asked<StayRecord>,
  { from, to, note }: { from: Quote; to: Quote; note: string },
  isPaidToChannel = false,
): Promise<void> {
  if (JSON.stringify(from.lines) === JSON.stringify(to.lines)) return
  const { order, at, by } = asked
  const cents = to.totalCents - from.totalCents
  await saveStay(client, order, { total_cents: order.totalCents + cents }, asked)
  const entry = { folioId: order.id, kind: 'changed', cents, quote: to, note, at, by } as const
  await addEntry(client, entry)
  if (isPaidToChannel) {
    const paid = { kind: 'received', method: 'channel', by: 'channel', at } as const
    await addEntry(client, { ...paid, folioId: order.id, cents: -cents })
  }
  const askedFrom = new Date(at.getTime() + SETTLED_AFTER_MS)
  await decideRefunds(client, order.id, { by, at, askedFrom })
}

/** The guests of a booking `b`, in the order in which they were written down, as SQL. */
export const NIGHT_REGISTER = `(SELECT coalesce(json_agg(json_build_object('name', n.name, 'residence', n.residence,
    'document', n.document, 'birthDate', n.birth_date, 'nationality', n.nationality, 'address', n.address,
    'arrival', n.arrival, 'departure', n.departure, 'keptUntil', ${REGISTER_KEPT_UNTIL}) ORDER BY n.guest), '[]')
  FROM night_register n WHERE n.booking_id = b.id)`

/**
 * Writes the guests of a booking down, in the place of any that were: of each the name, and what
 * `profile` asks.
 */
async function writeNightRegister(
  client: PoolClient,
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
async function forgetNightRegister(client: PoolClient, bookingId: string): Promise<void> {
  await client.query('DELETE FROM night_register WHERE booking_id = $1', [bookingId])
}

/** Notes on which day the guests leave, or left. Never before they came. */
async function noteDeparture(client: PoolClient, bookingId: string, departure: Day): Promise<void> {
  await client.query(
    'UPDATE night_register SET departure = greatest(arrival, $2::date) WHERE booking_id = $1',
    [bookingId, departure],
  )
}
