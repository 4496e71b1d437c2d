import { Module } from '@nestjs/common'
import { DeliveryDistancesModule } from '../delivery-distances/delivery-distances-module.ts'
import { FactsModule } from '../facts/facts-module.ts'
import { QuotesModule } from '../quotes/quotes-module.ts'
import { BreakfastOffer } from './breakfast-offer.ts'
import { BreakfastOrderStatus } from './breakfast-order-status.ts'
import { BreakfastOrdersController } from './breakfast-orders-controller.ts'
import { BreakfastOrdersService } from './breakfast-orders-service.ts'
import { DecideBreakfastOrder } from './decide-breakfast-order.ts'

/** Breakfast orders: accepted from guests, carried to the door. */
@Module({
  imports: [FactsModule, QuotesModule, DeliveryDistancesModule],
  controllers: [BreakfastOrdersController],
  providers: [BreakfastOffer, DecideBreakfastOrder, BreakfastOrdersService, BreakfastOrderStatus],
})
export class BreakfastOrdersModule {}
