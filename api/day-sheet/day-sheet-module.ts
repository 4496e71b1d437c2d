import { Module } from '@nestjs/common'
import { BreakfastOrdersModule } from '../breakfast-orders/breakfast-orders-module.ts'
import { FactsModule } from '../facts/facts-module.ts'
import { DaySheetController } from './day-sheet-controller.ts'
import { DaySheet } from './day-sheet.ts'

/** What staff print in the morning. */
@Module({
  imports: [FactsModule, BreakfastOrdersModule],
  controllers: [DaySheetController],
  providers: [DaySheet],
})
export class DaySheetModule {}
