import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { z } from 'zod'
import { ChangeVersions } from '../edits/change-versions.ts'
import { seenVersion } from '../edits/kept-shape.ts'
import { keptController } from '../edits/kept-controller.ts'
import { type Editor, StaffEdits } from '../edits/staff-edits.ts'
import { Clock } from '../environment/clock.ts'
import type { Answer } from '../errors/refused.ts'

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
@Injectable()
export class NewBookingMailRow {
  constructor(
    private readonly pool: Pool,
    private readonly edits: StaffEdits,
    private readonly versions: ChangeVersions,
    private readonly clock: Clock,
  ) {}

  async one(): Promise<NewBookingMailView> {
    const { rowCount } = await this.pool.query('SELECT FROM settings WHERE key = $1', [KEY])
    const version = (await this.versions.of('settings', [KEY]))(KEY)
    return { id: KEY, on: rowCount === 1, version }
  }

  async change(
    staff: Editor,
    { on, version }: z.output<typeof orderShape>,
  ): Promise<Answer<NewBookingMailView>> {
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
    return written.ok ? { ok: true, value: await this.one() } : written
  }
}

/** Its routes. */
export const newBookingMailController = keptController(
  {
    name: 'NewBookingMail',
    resource: `settings/${KEY}`,
    keys: {},
    view: viewShape,
    change: orderShape,
  },
  NewBookingMailRow,
)
