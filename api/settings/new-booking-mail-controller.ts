import { Body, Get, Put } from '@nestjs/common'
import { Pool } from 'pg'
import { z } from 'zod'
import { ChangeVersions } from '../edits/change-versions.ts'
import { seenVersion } from '../edits/kept-shape.ts'
import { StaffEdits } from '../edits/staff-edits.ts'
import { Clock } from '../environment/clock.ts'
import { delivered } from '../errors/refused.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'

const KEY = 'new-booking-mail'

const orderShape = z.object({
  on: z.boolean({ error: 'Kies of het huis een mail krijgt.' }),
  ...seenVersion,
})
const viewShape = z.object({
  id: z.literal(KEY),
  on: z.boolean().meta({ description: 'Whether the house is mailed of each new booking.' }),
  version: z.int(),
})
export type NewBookingMailView = z.output<typeof viewShape>

/** Whether the house is mailed of each booking that is made from now on. */
@BackOffice('settings/new-booking-mail')
export class NewBookingMailController {
  constructor(
    private readonly pool: Pool,
    private readonly edits: StaffEdits,
    private readonly versions: ChangeVersions,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Answers(viewShape)
  async current(): Promise<NewBookingMailView> {
    const { rowCount } = await this.pool.query('SELECT FROM settings WHERE key = $1', [KEY])
    const version = (await this.versions.of('settings', [KEY]))(KEY)
    return { id: KEY, on: rowCount === 1, version }
  }

  @Put()
  @Answers(viewShape)
  async change(
    @Body({ schema: orderShape }) { on, version }: z.output<typeof orderShape>,
    @ActingStaff() staff: StaffMember,
  ): Promise<NewBookingMailView> {
    const says = { noun: 'settings', id: () => null } as const
    const written = await this.edits.write(
      staff,
      { noun: 'settings', key: KEY, version },
      says,
      async (manager) => {
        // Of a booking that was made before, nobody wants to be told now.
        const since = new Date(this.clock.now()).toISOString()
        if (on)
          await manager.query(
            'INSERT INTO settings (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING',
            [KEY, JSON.stringify({ since })],
          )
        else await manager.query('DELETE FROM settings WHERE key = $1', [KEY])
        return { ok: true, value: null }
      },
    )
    delivered(written)
    return this.current()
  }
}
