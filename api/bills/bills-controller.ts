import { Get, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { listed } from '../requests/list-question.ts'
import { BillList } from './bill-list.ts'
import { type BillListQuestion, billListQuestion } from './bill-question.ts'
import { billShape, billSumsShape } from './bill-shapes.ts'
import type { BillSums, BillView } from './bill-views.ts'

/** Bills as staff see them (BO §2, Rekeningen). */
@BackOffice('bills')
export class BillsController {
  constructor(private readonly list: BillList) {}

  /** Its `Content-Range` ends in `/*`: how many there are, the sums tell. */
  @Get()
  @Answers(z.array(billShape))
  async all(
    @Query({ schema: billListQuestion }) question: BillListQuestion,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BillView[]> {
    return listed(reply, 'bills', await this.list.page(question))
  }

  /** Of all that the filter has, also what is on other pages. */
  @Get('sums')
  @Answers(billSumsShape)
  sums(@Query({ schema: billListQuestion }) { filter }: BillListQuestion): Promise<BillSums> {
    return this.list.sums(filter)
  }
}
