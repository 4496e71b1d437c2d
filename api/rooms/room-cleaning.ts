import { Body, Put } from '@nestjs/common'
import { type ClientBase, Pool } from 'pg'
import { z } from 'zod'
import { Notifier } from '../database/notifier.ts'
import { Clock } from '../environment/clock.ts'
import { Refused, plainError } from '../errors/refused.ts'
import { ActingStaff, type StaffMember } from '../requests/staff-sessions.ts'
import { Answers, BackOffice, Id, rowId } from '../requests/routes.ts'

const UNKNOWN = 'Deze kamer bestaat niet.'
const cleaning = z.object({ clean: z.boolean('Kies schoon of niet schoon.') })
type Cleaning = z.infer<typeof cleaning>

/** `PUT /api/back-office/rooms/:id/cleaning`: staff cleaned a room, or say that it is to be cleaned. */
@BackOffice('rooms')
export class RoomCleaningController {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
  ) {}

  @Put(':id/cleaning')
  @Answers(cleaning)
  async say(
    @Id(rowId(UNKNOWN)) roomId: number,
    @Body({ schema: cleaning }) { clean }: Cleaning,
    @ActingStaff() { name: by }: StaffMember,
  ): Promise<Cleaning> {
    const { rowCount } = await this.pool.query('SELECT FROM rooms WHERE id = $1', [roomId])
    if (rowCount === 0) throw new Refused(plainError('not-found', UNKNOWN))
    const said = { roomId, at: new Date(this.clock.now()), by }
    if (clean) await cleanRoom(this.pool, said)
    else await soilRoom(this.pool, { ...said, bookingId: null })
    this.notifier.publish('rooms', String(roomId))
    return { clean }
  }
}

/** Who says what of a room. */
interface Said {
  roomId: number
  at: Date
  by: string
}

/** A room is to be cleaned: its guests left, or staff say so (`bookingId` null). */
export async function soilRoom(
  on: Pool | ClientBase,
  { roomId, bookingId, at, by }: Said & { bookingId: string | null },
): Promise<void> {
  await on.query(
    `INSERT INTO room_cleaning (room_id, dirty, booking_id, at, by) VALUES ($1, true, $2, $3, $4)
     ON CONFLICT (room_id) DO UPDATE SET dirty = true, booking_id = excluded.booking_id, at = excluded.at, by = excluded.by`,
    [roomId, bookingId, at, by],
  )
}

/** Staff cleaned a room. */
export async function cleanRoom(on: Pool | ClientBase, { roomId, at, by }: Said): Promise<void> {
  await on.query(
    `UPDATE room_cleaning SET dirty = false, at = $2, by = $3 WHERE room_id = $1 AND dirty`,
    [roomId, at, by],
  )
}

/** That the guests left was a mistake: a room that is dirty because of it is as it was. */
export async function unsoilRoom(on: Pool | ClientBase, bookingId: string): Promise<void> {
  await on.query('DELETE FROM room_cleaning WHERE booking_id = $1 AND dirty', [bookingId])
}

/** The rooms that are to be cleaned. */
export async function dirtyRooms(on: Pool | ClientBase): Promise<Set<number>> {
  const { rows } = await on.query<{ room_id: number }>(
    'SELECT room_id FROM room_cleaning WHERE dirty',
  )
  return new Set(rows.map(({ room_id }) => room_id))
}
