import type { PoolClient } from 'pg'
import { isLive } from '../../../rules/bookings/booking-state.ts'
import type { ApiError } from '../../errors/api-error.ts'
import { invalidInput, plainError } from '../../errors/refused.ts'
import { lockRoomType } from '../../rooms/room-type-lock.ts'
import { addEvent } from '../../subjects/events.ts'
import { bookingSubject } from '../booking-changes.ts'
import { ROOM_IS_FREE } from '../rooms-of-booking.ts'
import type { AskedAct, StaffAct } from '../staff-acts.ts'
import type { BookingEdit } from '../staff-changes.ts'
import { markPaid } from './mark-paid.ts'
import { takeBackReceipt } from './take-back-receipt.ts'

/** The columns that staff write anew, by the name of their field. */
const FIELDS = ['name', 'email', 'phone', 'notes'] as const
type Written = Partial<Record<(typeof FIELDS)[number], string | undefined>>

const NOT_FREE = 'Deze kamer is in deze nachten niet vrij. Kies een andere.'

/**
 * 'Opslaan' (BO §2, §4): name, e-mail, phone, notes, room number and payment, all of it or nothing.
 * Only what staff wrote anew is sent, so what others wrote elsewhere stays. A chosen room pins the
 * booking. Refused: a room that is not free in these nights, and what the receipts refuse.
 */
export const edit: StaffAct<BookingEdit> = {
  comparesFields: true,
  decides: ({ receipt, takenBackEntryId }) => {
    if (receipt) return 'mark-paid'
    return takenBackEntryId === undefined ? null : 'take-back-receipt'
  },

  async before(client, bookingId, { roomId }) {
    if (roomId === undefined) return
    const { rows } = await client.query<{ type: number }>(
      'SELECT room_type_id AS type FROM bookings WHERE id = $1',
      [bookingId],
    )
    if (rows[0]) await lockRoomType(client, rows[0].type)
  },

  async carryOut(client, asked) {
    const { receipt, takenBackEntryId: entryId, roomId, ...written } = asked.data
    await writeFields(client, asked, written)
    const refusal = roomId === undefined ? null : await giveRoom(client, asked, roomId)
    if (refusal) return refusal
    if (entryId !== undefined) {
      const notTaken = await takeBackReceipt.carryOut(client, { ...asked, data: { entryId } })
      if (notTaken) return notTaken
    }
    return receipt ? markPaid.carryOut(client, { ...asked, data: receipt }) : null
  },
}

async function writeFields(
  client: PoolClient,
  { booking: { id }, by, at }: AskedAct<unknown>,
  written: Written,
): Promise<void> {
  const { rows } = await client.query<Record<(typeof FIELDS)[number], string>>(
    'SELECT name, email, phone, notes FROM bookings WHERE id = $1',
    [id],
  )
  const before = rows[0]!
  const changes = FIELDS.flatMap((field) => {
    const to = written[field]?.trim()
    return to === undefined || to === before[field] ? [] : [{ field, from: before[field], to }]
  })
  if (changes.length === 0) return
  const after = { ...before, ...Object.fromEntries(changes.map(({ field, to }) => [field, to])) }
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
  { booking: { id, state }, by, at }: AskedAct<unknown>,
  roomId: number,
): Promise<ApiError['error'] | null> {
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
