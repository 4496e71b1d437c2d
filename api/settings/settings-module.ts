import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { banner } from './banner.ts'
import { breakfast } from './breakfast.ts'
import { ClockController } from './clock-controller.ts'
import { checkIn, company } from './company.ts'
import { NewBookingMailRow, newBookingMailController } from './new-booking-mail.ts'
import { nightRegister } from './night-register.ts'
import { oldCalls } from './old-calls.ts'
import { RuleNumberRows, ruleNumbersController } from './rule-numbers.ts'
import { SettingEntity } from './setting-entity.ts'
import { SettingRows } from './setting-rows.ts'
import { SourceRows, sourcesController } from './sources.ts'

const forms = [banner, breakfast, checkIn, company, nightRegister, oldCalls]

/** What staff set for the whole property. */
@Module({
  imports: [TypeOrmModule.forFeature([SettingEntity])],
  controllers: [
    ...forms.map(({ controller }) => controller),
    ClockController,
    newBookingMailController,
    ruleNumbersController,
    sourcesController,
  ],
  providers: [
    ...forms.map(({ rows }) => rows),
    NewBookingMailRow,
    RuleNumberRows,
    SettingRows,
    SourceRows,
  ],
  exports: [SettingRows],
})
export class SettingsModule {}
