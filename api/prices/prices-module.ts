import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { keptController } from '../edits/kept-controller.ts'
import { BreakfastTariffEntity } from './breakfast-tariff-entity.ts'
import { breakfastTariffTable } from './breakfast-tariff-table.ts'
import { CancellationConditionsEntity } from './cancellation-conditions-entity.ts'
import { cancellationConditionsTable } from './cancellation-conditions-table.ts'
import { FamilyTariffEntity } from './family-tariff-entity.ts'
import { familyTariffTable } from './family-tariff-table.ts'
import { SeasonEntity } from './season-entity.ts'
import { seasonTable } from './season-table.ts'
import { TouristTaxTariffEntity } from './tourist-tax-tariff-entity.ts'
import { touristTaxTariffTable } from './tourist-tax-tariff-table.ts'
import { VatRateEntity } from './vat-rate-entity.ts'
import { vatRateTable } from './vat-rate-table.ts'

/** The dated numbers that prices are made from, as staff keep them. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      BreakfastTariffEntity,
      CancellationConditionsEntity,
      FamilyTariffEntity,
      SeasonEntity,
      TouristTaxTariffEntity,
      VatRateEntity,
    ]),
  ],
  controllers: [
    keptController('Seasons', seasonTable),
    keptController('VatRates', vatRateTable),
    keptController('TouristTaxTariffs', touristTaxTariffTable),
    keptController('FamilyTariffs', familyTariffTable),
    keptController('BreakfastTariffs', breakfastTariffTable),
    keptController('CancellationConditions', cancellationConditionsTable),
  ],
})
export class PricesModule {}
