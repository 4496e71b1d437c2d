import { Get, Module, Query } from '@nestjs/common'
import { BreakfastOrdersModule } from '../breakfast-orders/breakfast-orders-module.ts'
import { FactsModule } from '../facts/facts-module.ts'
import { Answers, BackOffice } from '../requests/routes.ts'
import { DaySheet, type DaySheetQuestion, daySheetQuestion } from './day-sheet.ts'
import { type DaySheetView, daySheetShape } from './day-sheet-shape.ts'

/** `GET /api/back-office/day-sheet?day=`. */
@BackOffice('day-sheet')
class DaySheetController {
  constructor(private readonly sheet: DaySheet) {}

  @Get()
  @Answers(daySheetShape)
  day(@Query({ schema: daySheetQuestion }) question: DaySheetQuestion): Promise<DaySheetView> {
    return this.sheet.of(question)
  }
}

/** What staff print in the morning. */
@Module({
  imports: [FactsModule, BreakfastOrdersModule],
  controllers: [DaySheetController],
  providers: [DaySheet],
})
export class DaySheetModule {}
