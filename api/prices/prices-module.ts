import { Module } from '@nestjs/common'
import { servedTables } from '../edits/kept-table.ts'
import { breakfastTariffTable } from './breakfast-tariffs.ts'
import { cancellationConditionsTable } from './cancellation-conditions.ts'
import { familyTariffTable } from './family-tariffs.ts'
import { seasonTable } from './seasons.ts'
import { touristTaxTariffTable } from './tourist-tax-tariffs.ts'
import { vatRateTable } from './vat-rates.ts'

/** The dated numbers that prices are made from, as staff keep them. */
@Module(
  servedTables([
    seasonTable,
    vatRateTable,
    touristTaxTariffTable,
    familyTariffTable,
    breakfastTariffTable,
    cancellationConditionsTable,
  ]),
)
export class PricesModule {}
