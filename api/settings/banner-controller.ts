import { Body, Get, Put } from '@nestjs/common'
import { Pool } from 'pg'
import { z } from 'zod'
import { checkOptionalText } from '../../rules/forms/check-text.ts'
import { Notifier } from '../database/notifier.ts'
import { Refused, invalidInput } from '../errors/refused.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'

const bannerShape = z.object({
  text: z.string({ error: 'Vul een tekst in.' }).meta({ description: 'Empty: no banner.' }),
})
type Banner = z.infer<typeof bannerShape>

/** `GET` and `PUT /api/back-office/settings/banner`: one line of news on the guest site's home page. */
@BackOffice('settings/banner')
export class BannerController {
  constructor(
    private readonly pool: Pool,
    private readonly notifier: Notifier,
  ) {}

  @Get()
  @Answers(bannerShape)
  async current(): Promise<Banner> {
    const { rows } = await this.pool.query<{ value: Banner }>(
      `SELECT value FROM settings WHERE key = 'banner'`,
    )
    return { text: rows[0]?.value.text ?? '' }
  }

  @Put()
  @Answers(bannerShape)
  async set(@Body({ schema: bannerShape }) { text }: Banner): Promise<Banner> {
    const wrong = checkOptionalText(text.trim(), 'line')
    if (wrong) throw new Refused(invalidInput([{ field: 'text', text: wrong }]))
    await this.pool.query(
      `INSERT INTO settings (key, value) VALUES ('banner', $1)
       ON CONFLICT (key) DO UPDATE SET value = excluded.value, updated_at = now()`,
      [JSON.stringify({ text: text.trim() })],
    )
    this.notifier.say('changed', JSON.stringify({ noun: 'settings', id: null }))
    return this.current()
  }
}
