import { Module } from '@nestjs/common'
import { DeliveryDistancesModule } from '../delivery-distances/delivery-distances-module.ts'
import { FactsModule } from '../facts/facts-module.ts'
import { MailModule } from '../mail/mail-module.ts'
import { actRoutes } from '../orders/acts.ts'
import { OrdersModule } from '../orders/orders-module.ts'
import { PaymentsModule } from '../payments/payments-module.ts'
import { QuotesModule } from '../quotes/quotes-module.ts'
import { BreakfastOffer } from './breakfast-offer.ts'
import {
  BREAKFAST_ORDER,
  BreakfastOrderPaymentOwner,
  BreakfastOrderPlan,
} from './breakfast-order.ts'
import { BreakfastOrderActs, breakfastOrderActs } from './breakfast-order-acts.ts'
import { breakfastOrderDetailShape } from './breakfast-order-shapes.ts'
import { BreakfastOrderViews } from './breakfast-order-views.ts'
import {
  BreakfastOrdersController,
  DeskOrdersController,
  StaffBreakfastOrdersController,
} from './breakfast-orders-controller.ts'
import { BreakfastOrdersService } from './breakfast-orders-service.ts'

/** Breakfast orders: accepted from guests, paid, brought to the door. */
@Module({
  imports: [
    FactsModule,
    OrdersModule,
    QuotesModule,
    PaymentsModule,
    MailModule,
    DeliveryDistancesModule,
  ],
  controllers: [
    BreakfastOrdersController,
    StaffBreakfastOrdersController,
    actRoutes(BREAKFAST_ORDER, breakfastOrderActs, BreakfastOrderActs, breakfastOrderDetailShape),
    DeskOrdersController,
  ],
  providers: [
    BreakfastOrderPaymentOwner,
    BreakfastOrderActs,
    BreakfastOrderPlan,
    BreakfastOrderViews,
    BreakfastOffer,
    BreakfastOrdersService,
  ],
  exports: [BreakfastOffer, BreakfastOrdersService, BreakfastOrderActs, BreakfastOrderViews],
})
export class BreakfastOrdersModule {}
