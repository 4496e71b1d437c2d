import { Module } from '@nestjs/common'
import { BreakfastOrdersModule } from '../breakfast-orders/breakfast-orders-module.ts'
import { BreakfastMorningsController } from './breakfast-mornings-controller.ts'
import { BreakfastMornings } from './breakfast-mornings.ts'

/** The mornings on which breakfast boxes are brought. */
@Module({
  imports: [BreakfastOrdersModule],
  controllers: [BreakfastMorningsController],
  providers: [BreakfastMornings],
})
export class BreakfastMorningsModule {}
