import { Body, Get, Put } from '@nestjs/common'
import { checkCompany, tidyCompany } from '../../rules/forms/check-company.ts'
import { Refused, delivered, invalidInput } from '../errors/refused.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import {
  type CompanyOrder,
  type CompanyView,
  companyShape,
  companyViewShape,
} from './company-shape.ts'
import { defaultProperty, propertyOf } from './property-settings.ts'
import { SettingRows } from './setting-rows.ts'

/** Who the house is, as guests read it in the site's foot, in mails and on invoices (BO §3). */
@BackOffice('settings/company')
export class CompanyController {
  constructor(private readonly settings: SettingRows) {}

  @Get()
  @Answers(companyViewShape)
  async current(): Promise<CompanyView> {
    const { value, version } = await this.settings.read('property', defaultProperty)
    const { checkIn: _hours, ...company } = propertyOf(value)
    return { id: 'company', ...company, version }
  }

  @Put()
  @Answers(companyViewShape)
  async change(
    @Body({ schema: companyShape }) { version, ...typed }: CompanyOrder,
    @ActingStaff() staff: StaffMember,
  ): Promise<CompanyView> {
    const errors = checkCompany(typed)
    if (errors.length > 0) throw new Refused(invalidInput(errors))
    delivered(
      await this.settings.write(staff, { key: 'property', version }, { ...tidyCompany(typed) }),
    )
    return this.current()
  }
}
