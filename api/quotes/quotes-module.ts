import { Module } from '@nestjs/common'
import { FactsModule } from '../facts/facts-module.ts'
import { QuotesController } from './quotes-controller.ts'
import { SaleTerms } from './sale-terms.ts'

/** What a stay costs, and by which terms it is sold. */
@Module({
  imports: [FactsModule],
  controllers: [QuotesController],
  providers: [SaleTerms],
  exports: [SaleTerms],
})
export class QuotesModule {}
