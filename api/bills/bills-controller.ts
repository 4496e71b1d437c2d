import { Get, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id, uuidId } from '../requests/id-pipe.ts'
import { Lists } from '../lists/list-of.ts'
import { listed } from '../lists/list-question.ts'
import { AnswersCsv, AnswersXlsx, sendTable } from '../spreadsheets/send-table.ts'
import { BillDetail, UNKNOWN_BILL } from './bill-detail.ts'
import { exportedBills } from './bill-exports.ts'
import { type BillListQuestion, billListQuestion, billLists } from './bill-lists.ts'
import {
  billDetailShape,
  billShape,
  billSumsShape,
  type BillDetailView,
  type BillSums,
  type BillView,
} from './bill-shapes.ts'

const id = uuidId(UNKNOWN_BILL)

/** Bills as staff see them (BO §2, Rekeningen). */
@BackOffice('bills')
export class BillsController {
  constructor(
    private readonly lists: Lists,
    private readonly detail: BillDetail,
  ) {}

  /**
   * Its `Content-Range` ends in `/*`: how many there are is counted with the sums, so that a page takes
   * as long among 100,000 bills as among 2,000.
   */
  @Get()
  @Answers(z.array(billShape))
  async all(
    @Query({ schema: billListQuestion }) question: BillListQuestion,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BillView[]> {
    const list = billLists[question.filter.kind ?? 'booking']
    return listed(reply, 'bills', await this.lists.page(list, question, { counted: false }))
  }

  /** Of all that the filter has, also what is on other pages. */
  @Get('sums')
  @Answers(billSumsShape)
  sums(@Query({ schema: billListQuestion }) { filter }: BillListQuestion): Promise<BillSums> {
    const list = billLists[filter.kind ?? 'booking']
    return this.lists.sum(list, filter, list.sums)
  }

  /** All of the filter as a spreadsheet, written while it is read: however many there are. */
  @Get('spreadsheet')
  @AnswersXlsx()
  spreadsheet(
    @Query({ schema: billListQuestion }) { filter }: BillListQuestion,
    @Res() reply: FastifyReply,
  ): void {
    const table = exportedBills(this.lists, filter)
    sendTable(reply, 'xlsx', table.name, table)
  }

  /** The same as CSV, for Excel in Dutch. */
  @Get('csv')
  @AnswersCsv()
  csv(
    @Query({ schema: billListQuestion }) { filter }: BillListQuestion,
    @Res() reply: FastifyReply,
  ): void {
    const table = exportedBills(this.lists, filter)
    sendTable(reply, 'csv', table.name, table)
  }

  @Get(':id')
  @Answers(billDetailShape)
  one(@Id(id) billId: string): Promise<BillDetailView> {
    return this.detail.of(billId)
  }
}
