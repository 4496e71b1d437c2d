import { Module } from '@nestjs/common'
import { FactsModule } from '../facts/facts-module.ts'
import { MailModule } from '../mail/mail-module.ts'
import { actRoutes } from '../orders/acts.ts'
import { PaymentsModule } from '../payments/payments-module.ts'
import { QuotesModule } from '../quotes/quotes-module.ts'
import { SubjectPlans } from '../subjects/subject-plan.ts'
import { BeginSale } from './begin-sale.ts'
import { SaleActs, saleActs } from './sale-acts.ts'
import { SaleLedger } from './sale-ledger.ts'
import { SALE, SalePlan } from './sale-row.ts'
import { saleViewShape } from './sale-shape.ts'
import { SaleViews } from './sale-views.ts'
import { SalesController } from './sales-controller.ts'

/** The cash desk: products, extras and open bills, paid in cash or by card at the counter. */
@Module({
  imports: [FactsModule, MailModule, PaymentsModule, QuotesModule],
  controllers: [SalesController, actRoutes('SaleActs', SALE, saleActs, SaleActs, saleViewShape)],
  providers: [BeginSale, SaleActs, SaleLedger, SaleViews, SalePlan],
})
export class SalesModule {
  constructor(plans: SubjectPlans, plan: SalePlan) {
    plans.register(plan)
  }
}
