import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { banner } from './banner.ts'
import { breakfast } from './breakfast.ts'
import { ClockController } from './clock-controller.ts'
import { checkIn, company } from './company.ts'
import { newBookingMail } from './new-booking-mail.ts'
import { nightRegister } from './night-register.ts'
import { oldCalls } from './old-calls.ts'
import { ruleNumbers } from './rule-numbers.ts'
import { SettingEntity, SettingRows } from './setting-rows.ts'
import { SourceRows, sourcesController } from './sources.ts'

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

/** What staff set for the whole property. */
@Module({
  imports: [TypeOrmModule.forFeature([SettingEntity])],
  controllers: [...forms.map(({ controller }) => controller), ClockController, sourcesController],
  providers: [...forms.map(({ rows }) => rows), SettingRows, SourceRows],
  exports: [SettingRows],
})
export class SettingsModule {}
