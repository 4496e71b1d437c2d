import type { PoolClient } from 'pg'
import { z } from 'zod'
import { isLive } from '../../../rules/bookings/booking-state.ts'
import { checkBookingEdit } from '../../../rules/forms/check-booking-edit.ts'
import { invalidInput, plainError } from '../../errors/refused.ts'
import { entryId, pressShape, receiptShape } from '../../orders/act-shapes.ts'
import type { Asked, DataOf } from '../../orders/acts.ts'
import type { Refusal } from '../../orders/orders.ts'
import { storedInteger } from '../../requests/stored-values.ts'
import { refuseStale } from '../../subjects/decided-since.ts'
import { addEvent } from '../../subjects/events.ts'
import { bookingSubject } from '../booking-changes.ts'
import { fieldsOf, noteFieldChanges, refuseChanged } from '../field-changes.ts'
import { ROOM_IS_FREE } from '../rooms-of-booking.ts'
import { type ActedBooking, type AskedOf, lockItsRoomType } from './acted-booking.ts'
import { markPaid, takeBackReceipt } from './receipts.ts'

const text = z.string('Deze tekst is niet leesbaar.').max(5_000, 'Deze tekst is te lang.')

/** What staff write anew of a booking; the rules check it. What is left out stays. */
export const editShape = pressShape
  .extend({
    name: text.optional(),
    email: text.optional(),
    phone: text.optional(),
    notes: text.optional(),
    roomId: storedInteger('Kies een kamernummer.')
      .optional()
      .meta({ description: 'The room that staff choose: it pins the booking.' }),
    receipt: receiptShape.pick({ cents: true, method: true }).optional(),
    takenBackEntryId: entryId.optional(),
  })
  .check(({ value, issues }) => {
    for (const { field, text: message } of checkBookingEdit(value))
      issues.push({ code: 'custom', message, path: [field], input: value[field] })
  })
type BookingEdit = DataOf<typeof editShape>

/** The columns that staff write anew, by the name of their field. */
const FIELDS = ['name', 'email', 'phone', 'notes'] as const
type Written = Partial<Record<(typeof FIELDS)[number], string | undefined>>

const NOT_FREE = 'Deze kamer is in deze nachten niet vrij. Kies een andere.'

/**
 * 'Opslaan' (BO §2, §4): name, e-mail, phone, notes, room number and payment, all of it or nothing.
 * Only what staff wrote anew is sent, so what others wrote elsewhere stays. A chosen room pins the
 * booking. Refused: a room that is not free in these nights, and what the receipts refuse.
 */
export async function edit(
  client: PoolClient,
  asked: AskedOf<typeof editShape>,
): Promise<Refusal | null> {
  const { receipt, takenBackEntryId: entryId, roomId, ...written } = asked.data
  const stands = (await refuseDecided(client, asked)) ?? (await refuseChanged(client, asked))
  if (stands) return stands
  const before = await fieldsOf(client, asked.order.id)
  await writeFields(client, asked, { before: before[asked.order.id]!, written })
  const refusal = roomId === undefined ? null : await giveRoom(client, asked, roomId)
  if (refusal) return refusal
  await noteFieldChanges(client, before, asked)
  if (entryId !== undefined) {
    const notTaken = await takeBackReceipt(client, { ...asked, data: { entryId } })
    if (notTaken) return notTaken
  }
  return receipt ? markPaid(client, { ...asked, data: receipt }) : null
}

/** The lock for a room that is chosen. */
export async function lockChosenRoom(
  client: PoolClient,
  { id, data }: { id: string; data: BookingEdit },
): Promise<void> {
  if (data.roomId !== undefined) await lockItsRoomType(client, { id })
}

/** What others decided meanwhile about the money that is edited along. */
async function refuseDecided(
  client: PoolClient,
  { order: { id }, data, version, at }: AskedOf<typeof editShape>,
): Promise<Refusal | null> {
  const { receipt, takenBackEntryId: entryId } = data
  const act = receipt ? 'mark-paid' : entryId === undefined ? null : 'take-back-receipt'
  if (act === null || version === undefined) return null
  return refuseStale(client, bookingSubject(id), { act, version, at })
}

async function writeFields(
  client: PoolClient,
  { order: { id }, by, staffId, at }: Asked<ActedBooking>,
  { before, written }: { before: Record<string, string>; written: Written },
): Promise<void> {
  const changes = FIELDS.flatMap((field) => {
    const to = written[field]?.trim()
    const from = before[field]!
    return to === undefined || to === from ? [] : [{ field, from, to }]
  })
  if (changes.length === 0) return
  const after = { ...before, ...Object.fromEntries(changes.map(({ field, to }) => [field, to])) }
  // The customer follows the address by trigger, and is noted with whose doing it is (0037).
  if (changes.some(({ field }) => field === 'email'))
    await client.query(
      `SELECT set_config('kamersleutel.by', $1, true), set_config('kamersleutel.staff_id', $2, true)`,
      [by, staffId ?? ''],
    )
  // One name as it is kept: first and last name were the guest's own spelling of the former one.
  await client.query(
    `UPDATE bookings SET name = $2, email = $3, phone = $4, notes = $5, updated_at = $6,
       first_name = CASE WHEN name = $2 THEN first_name END, last_name = CASE WHEN name = $2 THEN last_name END
     WHERE id = $1`,
    [id, ...FIELDS.map((field) => after[field]), at],
  )
  await addEvent(client, bookingSubject(id), { kind: 'changed', by, at, data: { changes } })
}

async function giveRoom(
  client: PoolClient,
  { order: { id, state }, by, at }: Asked<ActedBooking>,
  roomId: number,
): Promise<Refusal | null> {
  if (!isLive(state)) return plainError('booking-not-changeable')
  const { rows } = await client.query<{ number: number; former: number | null; free: boolean }>(
    `SELECT x.number, r.number AS former, x.active AND ${ROOM_IS_FREE} AS free
     FROM bookings b JOIN rooms x ON x.room_type_id = b.room_type_id LEFT JOIN rooms r ON r.id = b.room_id
     WHERE b.id = $1 AND x.id = $2`,
    [id, roomId],
  )
  const room = rows[0]
  const isSame = room?.number === room?.former
  if (!room || (!room.free && !isSame)) return invalidInput([{ field: 'roomId', text: NOT_FREE }])
  await client.query(
    `UPDATE bookings SET room_id = $2, wanted_room_id = $2, pinned = true, updated_at = $3 WHERE id = $1`,
    [id, roomId, at],
  )
  const data = { from: String(room.former ?? '–'), to: String(room.number) }
  if (!isSame) await addEvent(client, bookingSubject(id), { kind: 'room-moved', by, at, data })
  return null
}
