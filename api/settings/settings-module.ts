import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { BannerController } from './banner-controller.ts'
import { BreakfastController } from './breakfast-controller.ts'
import { BreakfastTariffEntity } from './breakfast-tariff-entity.ts'
import { CancellationConditionsEntity } from './cancellation-conditions-entity.ts'
import { CheckInController } from './check-in-controller.ts'
import { ClockController } from './clock-controller.ts'
import { CompanyController } from './company-controller.ts'
import { FamilyTariffEntity } from './family-tariff-entity.ts'
import { SettingEntity } from './setting-entity.ts'
import { SettingRows } from './setting-rows.ts'
import { TouristTaxTariffEntity } from './tourist-tax-tariff-entity.ts'
import { VatRateEntity } from './vat-rate-entity.ts'

/** What staff set for the whole property: its settings and its dated numbers. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      SettingEntity,
      FamilyTariffEntity,
      BreakfastTariffEntity,
      TouristTaxTariffEntity,
      VatRateEntity,
      CancellationConditionsEntity,
    ]),
  ],
  controllers: [
    BannerController,
    BreakfastController,
    CheckInController,
    ClockController,
    CompanyController,
  ],
  providers: [SettingRows],
  exports: [SettingRows],
})
export class SettingsModule {}
