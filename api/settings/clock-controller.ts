import { Body, Get, Inject, Put } from '@nestjs/common'
import { Pool } from 'pg'
import { z } from 'zod'
import { Notifier } from '../database/notifier.ts'
import { Refused, plainError } from '../errors/refused.ts'
import { Answers, BackOffice } from '../requests/routes.ts'
import { storedDay } from '../requests/stored-values.ts'
import { Clock } from '../environment/clock.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { readClock } from './settings-follower.ts'

/**
 * `GET` and `PUT /api/back-office/settings/clock` (never in production mode): null follows the real
 * clock.
 */
const clockViewShape = z.object({
  today: z.iso.date().nullable(),
  movable: z.boolean().meta({ description: 'False in production mode: then PUT answers 403.' }),
})
export type ClockView = z.output<typeof clockViewShape>

const setting = z.object({ today: storedDay('Kies een bestaande datum.').nullable() })

/**
 * `GET` and `PUT /api/back-office/settings/clock`: which day the property lives in, for walking through its
 * seasons. Never in production mode.
 */
@BackOffice('settings/clock')
export class ClockController {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  @Get()
  @Answers(clockViewShape)
  async current(): Promise<ClockView> {
    await readClock(this.clock, this.pool)
    return {
      today: this.clock.moved ? this.clock.today() : null,
      movable: !this.environment.production,
    }
  }

  @Put()
  @Answers(clockViewShape)
  async move(@Body({ schema: setting }) { today }: z.infer<typeof setting>): Promise<ClockView> {
    if (this.environment.production)
      throw new Refused(
        plainError('clock-fixed', 'Op deze server kan de datum niet worden verzet.'),
      )
    if (today === null) await this.pool.query(`DELETE FROM settings WHERE key = 'clock'`)
    else
      await this.pool.query(
        `INSERT INTO settings (key, value) VALUES ('clock', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = now()`,
        [JSON.stringify(this.clock.settingFor(today))],
      )
    // The worker hears of it too, and has looked at what is due by then.
    this.notifier.publish('settings', null)
    return this.current()
  }
}
