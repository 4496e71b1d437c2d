import { Body, HttpCode, Put } from '@nestjs/common'
import { Pool } from 'pg'
import { z } from 'zod'
import { Notifier } from '../database/notifier.ts'
import { Clock } from '../environment/clock.ts'
import { Refused, plainError } from '../errors/refused.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id, rowId } from '../requests/id-pipe.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { cleanRoom, soilRoom } from './room-cleaning.ts'

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
  @HttpCode(200)
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
    this.notifier.say('changed', JSON.stringify({ noun: 'rooms', id: String(roomId) }))
    return { clean }
  }
}
