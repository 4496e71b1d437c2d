import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { BannerController } from './banner-controller.ts'
import { BreakfastController } from './breakfast-controller.ts'
import { CheckInController } from './check-in-controller.ts'
import { ClockController } from './clock-controller.ts'
import { CompanyController } from './company-controller.ts'
import { NewBookingMailController } from './new-booking-mail-controller.ts'
import { NightRegisterSettingController } from './night-register-setting-controller.ts'
import { OldCallsController } from './old-calls-controller.ts'
import { RuleNumbersController } from './rule-numbers-controller.ts'
import { SourcesController } from './sources-controller.ts'
import { SettingEntity } from './setting-entity.ts'
import { SettingRows } from './setting-rows.ts'

/** What staff set for the whole property. */
@Module({
  imports: [TypeOrmModule.forFeature([SettingEntity])],
  controllers: [
    BannerController,
    BreakfastController,
    CheckInController,
    ClockController,
    CompanyController,
    NewBookingMailController,
    NightRegisterSettingController,
    OldCallsController,
    RuleNumbersController,
    SourcesController,
  ],
  providers: [SettingRows],
  exports: [SettingRows],
})
export class SettingsModule {}
