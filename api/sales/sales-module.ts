import { Body, Get, HttpCode, Post, Query, Res, Module } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { FactsModule } from '../facts/facts-module.ts'
import { type Question, listRoute } from '../lists/list-of.ts'
import { listWords, type ListPage } from '../lists/list-question.ts'
import { MailModule } from '../mail/mail-module.ts'
import { actRoutes } from '../orders/acts.ts'
import { PaymentsModule } from '../payments/payments-module.ts'
import { QuotesModule } from '../quotes/quotes-module.ts'
import { ActingStaff, type StaffMember } from '../requests/staff-sessions.ts'
import { Answers, BackOffice, Id, uuidId } from '../requests/routes.ts'
import { storedDay } from '../requests/stored-values.ts'
import { AnswersCsv, AnswersXlsx, sendTable } from '../spreadsheets/send-table.ts'
import { BeginSale } from './begin-sale.ts'
import { SaleActs, saleActs } from './sale-acts.ts'
import { SaleLedger } from './sale-ledger.ts'
import { SALE, SalePlan } from './sale-row.ts'
import {
  type AskedSale,
  type OpenBillView,
  type SaleOfferView,
  type SaleReceiptView,
  type SaleView,
  UNKNOWN_SALE,
  openBillShape,
  saleOfferShape,
  saleReceiptShape,
  saleRequest,
  saleViewShape,
} from './sale-shape.ts'
import { SaleViews, saleList, saleTable } from './sale-views.ts'

const id = uuidId(UNKNOWN_SALE)
const NO_DAY = 'Kies een dag, zoals 2026-07-31.'
/** `?from=2026-07-01&until=2026-08-01`: days, the last one not in it. */
const periodQuestion = z.object({ from: storedDay(NO_DAY), until: storedDay(NO_DAY) })
type Period = z.output<typeof periodQuestion>
const billQuestion = z.object({ q: listWords.default('') })

/** The cash desk (BO §2, §4): what is sold, step by step. */
@BackOffice('sales')
export class SalesController extends listRoute('sales', saleList, saleViewShape) {
  constructor(
    private readonly sales: BeginSale,
    private readonly views: SaleViews,
  ) {
    super()
  }

  override page(question: Question): Promise<ListPage<SaleView>> {
    return this.views.page(question)
  }

  @Get('offer')
  @Answers(saleOfferShape)
  async offered(): Promise<SaleOfferView> {
    return this.views.offer()
  }

  /** The sales of a period by the names of BO §3, to be saved. */
  @Get('export')
  @AnswersCsv()
  exported(@Query({ schema: periodQuestion }) period: Period, @Res() reply: FastifyReply): void {
    sendTable(reply, 'csv', `kassa-${period.from}`, saleTable(this.lists, period, 'csv'))
  }

  @Get('spreadsheet')
  @AnswersXlsx()
  spreadsheet(@Query({ schema: periodQuestion }) period: Period, @Res() reply: FastifyReply): void {
    sendTable(reply, 'xlsx', `kassa-${period.from}`, saleTable(this.lists, period, 'xlsx'))
  }

  /** Bills with something to pay, by number or name. */
  @Get('bills')
  @Answers(z.array(openBillShape))
  async openBills(
    @Query({ schema: billQuestion }) { q }: z.infer<typeof billQuestion>,
  ): Promise<OpenBillView[]> {
    return this.views.findBills(q)
  }

  @Get(':id')
  @Answers(saleViewShape)
  async one(@Id(id) saleId: string): Promise<SaleView> {
    return this.views.one(saleId)
  }

  @Get(':id/receipt')
  @Answers(saleReceiptShape)
  async receipt(@Id(id) saleId: string): Promise<SaleReceiptView> {
    return this.views.receipt(saleId)
  }

  @Post()
  @HttpCode(201)
  @Answers(saleViewShape)
  async begin(
    @Body({ schema: saleRequest }) asked: AskedSale,
    @ActingStaff() staff: StaffMember,
  ): Promise<SaleView> {
    return this.sales.begin(asked, staff)
  }
}

/** The cash desk: products, extras and open bills, paid in cash or by card at the counter. */
@Module({
  imports: [FactsModule, MailModule, PaymentsModule, QuotesModule],
  controllers: [SalesController, actRoutes(SALE, saleActs, SaleActs, saleViewShape)],
  providers: [BeginSale, SaleActs, SaleLedger, SaleViews, SalePlan],
})
export class SalesModule {}
