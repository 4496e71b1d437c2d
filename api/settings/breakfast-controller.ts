import { Body, Get, Put } from '@nestjs/common'
import { Pool } from 'pg'
import { z } from 'zod'
import { Notifier } from '../database/notifier.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'

const breakfastShape = z.object({
  included: z
    .boolean('Kies of het ontbijt bij de prijs zit.')
    .meta({ description: 'Whether breakfast in the house is part of every stay.' }),
})
type Breakfast = z.infer<typeof breakfastShape>

/** `GET` and `PUT /api/back-office/settings/breakfast`: whether every guest has breakfast in the house. */
@BackOffice('settings/breakfast')
export class BreakfastController {
  constructor(
    private readonly pool: Pool,
    private readonly notifier: Notifier,
  ) {}

  @Get()
  @Answers(breakfastShape)
  async current(): Promise<Breakfast> {
    const { rows } = await this.pool.query<{ value: Breakfast }>(
      `SELECT value FROM settings WHERE key = 'breakfast'`,
    )
    return { included: rows[0]?.value.included ?? true }
  }

  @Put()
  @Answers(breakfastShape)
  async set(@Body({ schema: breakfastShape }) { included }: Breakfast): Promise<Breakfast> {
    await this.pool.query(
      `INSERT INTO settings (key, value) VALUES ('breakfast', $1)
       ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = now()`,
      [JSON.stringify({ included })],
    )
    this.notifier.say('changed', JSON.stringify({ noun: 'settings', id: null }))
    return this.current()
  }
}
