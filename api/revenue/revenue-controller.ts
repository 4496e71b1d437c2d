import { Get, Query } from '@nestjs/common'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { type MonthQuestion, monthQuestion } from './period-question.ts'
import { type RevenueView, revenueViewShape } from './revenue-view.ts'
import { Revenue } from './revenue.ts'

/** What a month earned, and what goes to the bookkeeper. */
@BackOffice('revenue')
export class RevenueController {
  constructor(private readonly revenue: Revenue) {}

  @Get()
  @Answers(revenueViewShape)
  month(@Query({ schema: monthQuestion }) question: MonthQuestion): Promise<RevenueView> {
    return this.revenue.of(question)
  }
}
