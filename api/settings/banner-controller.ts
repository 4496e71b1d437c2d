import { Body, Get, Put } from '@nestjs/common'
import { checkOptionalText } from '../../rules/forms/check-text.ts'
import { Refused, delivered, invalidInput } from '../errors/refused.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { type Banner, type BannerView, bannerShape, bannerViewShape } from './banner-shape.ts'
import { SettingRows } from './setting-rows.ts'

/** `GET` and `PUT /api/back-office/settings/banner`: one line of news on the guest site's home page. */
@BackOffice('settings/banner')
export class BannerController {
  constructor(private readonly settings: SettingRows) {}

  @Get()
  @Answers(bannerViewShape)
  async current(): Promise<BannerView> {
    const { value, version } = await this.settings.read('banner', { text: '' })
    return { id: 'banner', ...value, version }
  }

  @Put()
  @Answers(bannerViewShape)
  async set(
    @Body({ schema: bannerShape }) { text, version }: Banner,
    @ActingStaff() staff: StaffMember,
  ): Promise<BannerView> {
    const wrong = checkOptionalText(text.trim(), 'line')
    if (wrong) throw new Refused(invalidInput([{ field: 'text', text: wrong }]))
    delivered(await this.settings.write(staff, { key: 'banner', version }, { text: text.trim() }))
    return this.current()
  }
}
