import { Module } from '@nestjs/common'
import { FactsModule } from '../facts/facts-module.ts'
import { Journals } from './journals.ts'
import { RevenueController } from './revenue-controller.ts'
import { Revenue } from './revenue.ts'
import { TouristTaxController } from './tourist-tax-controller.ts'
import { TouristTaxReturns } from './tourist-tax-returns.ts'
import { VatReturns } from './vat-return.ts'

/** What was earned: the financial overview and the journals, all of them sums of sold lines. */
@Module({
  imports: [FactsModule],
  controllers: [RevenueController, TouristTaxController],
  providers: [Revenue, Journals, VatReturns, TouristTaxReturns],
})
export class RevenueModule {}
