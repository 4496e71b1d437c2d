import { Module } from '@nestjs/common'
import { FactsModule } from '../facts/facts-module.ts'
import { MailModule } from '../mail/mail-module.ts'
import { PaymentsModule } from '../payments/payments-module.ts'
import { QuotesModule } from '../quotes/quotes-module.ts'
import { SubjectPlans } from '../subjects/subject-plan.ts'
import { CompleteSale } from './complete-sale.ts'
import { OpenBills } from './open-bills.ts'
import { PriceSale } from './price-sale.ts'
import { SaleExport } from './sale-export.ts'
import { SaleList } from './sale-list.ts'
import { SaleMailings } from './sale-mailings.ts'
import { SaleOffer } from './sale-offer.ts'
import { SalePlan } from './sale-plan.ts'
import { SaleReceipts } from './sale-receipts.ts'
import { Sales } from './sales.ts'
import { SalesController } from './sales-controller.ts'
import { TakeBackSale } from './take-back-sale.ts'

/** The cash desk: products, extras and open bills, paid in cash or by card at the counter. */
@Module({
  imports: [FactsModule, MailModule, PaymentsModule, QuotesModule],
  controllers: [SalesController],
  providers: [
    Sales,
    PriceSale,
    CompleteSale,
    TakeBackSale,
    SaleList,
    SaleMailings,
    SalePlan,
    SaleOffer,
    SaleReceipts,
    SaleExport,
    OpenBills,
  ],
})
export class SalesModule {
  constructor(plans: SubjectPlans, plan: SalePlan) {
    plans.register(plan)
  }
}
