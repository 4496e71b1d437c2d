import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { banner } from './banner.ts'
import { breakfast } from './breakfast.ts'
import { ClockController } from './clock-controller.ts'
import { checkIn, company } from './company.ts'
import { newBookingMail } from './new-booking-mail.ts'
import { nightRegister } from './night-register.ts'
import { oldCalls } from './old-calls.ts'
import { servedTables } from '../edits/kept-table.ts'
import { ruleNumbers } from './rule-numbers.ts'
import { SettingEntity, SettingRows } from './setting-rows.ts'
import { sourceTable } from './sources.ts'

const forms = [
  banner,
  breakfast,
  checkIn,
  company,
  newBookingMail,
  nightRegister,
  oldCalls,
  ruleNumbers,
]

const sources = servedTables([sourceTable])

/** What staff set for the whole property. */
@Module({
  imports: [TypeOrmModule.forFeature([SettingEntity]), ...sources.imports],
  controllers: [
    ...forms.map(({ controller }) => controller),
    ClockController,
    ...sources.controllers,
  ],
  providers: [...forms.map(({ rows }) => rows), SettingRows, ...sources.providers],
  exports: [SettingRows],
})
export class SettingsModule {}
