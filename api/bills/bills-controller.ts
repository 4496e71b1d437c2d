import { Get, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { Refused, plainError } from '../errors/refused.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id, uuidId } from '../requests/id-pipe.ts'
import { listed } from '../requests/list-question.ts'
import { CSV_TYPE, SPREADSHEET_TYPE, sendTable } from '../spreadsheets/send-table.ts'
import { BillDetail } from './bill-detail.ts'
import { BillExports } from './bill-exports.ts'
import { BillList } from './bill-list.ts'
import { type BillListQuestion, billListQuestion } from './bill-question.ts'
import { billDetailShape, billShape, billSumsShape } from './bill-shapes.ts'
import type { BillDetailView, BillSums, BillView } from './bill-views.ts'

/** Said of an id that no bill has. */
const UNKNOWN_BILL = 'Deze rekening bestaat niet.'
const id = uuidId(UNKNOWN_BILL)

/** Bills as staff see them (BO §2, Rekeningen). */
@BackOffice('bills')
export class BillsController {
  constructor(
    private readonly list: BillList,
    private readonly detail: BillDetail,
    private readonly exports: BillExports,
  ) {}

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

  /** All of the filter as a spreadsheet, written while it is read: however many there are. */
  @Get('spreadsheet')
  @Answers(z.string().meta({ format: 'binary' }), SPREADSHEET_TYPE)
  spreadsheet(
    @Query({ schema: billListQuestion }) { filter }: BillListQuestion,
    @Res() reply: FastifyReply,
  ): void {
    const table = this.exports.table(filter)
    sendTable(reply, 'xlsx', table.name, table)
  }

  /** The same as CSV, for Excel in Dutch. */
  @Get('csv')
  @Answers(z.string(), CSV_TYPE)
  csv(
    @Query({ schema: billListQuestion }) { filter }: BillListQuestion,
    @Res() reply: FastifyReply,
  ): void {
    const table = this.exports.table(filter)
    sendTable(reply, 'csv', table.name, table)
  }

  @Get(':id')
  @Answers(billDetailShape)
  async one(@Id(id) billId: string): Promise<BillDetailView> {
    const found = await this.detail.of(billId)
    if (!found) throw new Refused(plainError('not-found', UNKNOWN_BILL))
    return found
  }
}
