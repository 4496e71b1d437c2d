import { Get, Query } from '@nestjs/common'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { DaySheet, type DaySheetQuestion, daySheetQuestion } from './day-sheet.ts'
import { daySheetShape, type DaySheetView } from './day-sheet-shape.ts'

/** `GET /api/back-office/day-sheet?day=`. */
@BackOffice('day-sheet')
export class DaySheetController {
  constructor(private readonly sheet: DaySheet) {}

  @Get()
  @Answers(daySheetShape)
  day(@Query({ schema: daySheetQuestion }) question: DaySheetQuestion): Promise<DaySheetView> {
    return this.sheet.of(question)
  }
}
