import { Body, Get, HttpCode, Post, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { Clock } from '../environment/clock.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id, uuidId } from '../requests/id-pipe.ts'
import { listWords, listed } from '../requests/list-question.ts'
import { storedDay } from '../requests/stored-values.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { CSV_TYPE, SPREADSHEET_TYPE, sendTable } from '../spreadsheets/send-table.ts'
import { OpenBills } from './open-bills.ts'
import type { SaleActs } from './sale-acts.ts'
import { SaleExport } from './sale-export.ts'
import {
  type AskedSale,
  type OpenBillView,
  type SaleOfferView,
  type SaleReceiptView,
  type SaleView,
  UNKNOWN_SALE,
  chooseRequest,
  mailReceiptRequest,
  openBillShape,
  saleOfferShape,
  saleReceiptShape,
  saleRequest,
  saleViewShape,
  settleRequest,
  takeBackSaleRequest,
  yesRequest,
} from './sale-shape.ts'
import { type SaleListQuestion, SaleViews, saleListQuestion } from './sale-views.ts'
import { Sales } from './sales.ts'

const id = uuidId(UNKNOWN_SALE)
const NO_DAY = 'Kies een dag, zoals 2026-07-31.'
/** `?from=2026-07-01&until=2026-08-01`: days, the last one not in it. */
const periodQuestion = z.object({ from: storedDay(NO_DAY), until: storedDay(NO_DAY) })
type Period = z.output<typeof periodQuestion>
const billQuestion = z.object({ q: listWords.default('') })

/** The cash desk (BO §2, §4): what is sold, step by step. */
@BackOffice('sales')
export class SalesController {
  constructor(
    private readonly sales: Sales,
    private readonly views: SaleViews,
    private readonly bills: OpenBills,
    private readonly exports: SaleExport,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Answers(z.array(saleViewShape))
  async all(
    @Query({ schema: saleListQuestion }) question: SaleListQuestion,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SaleView[]> {
    return listed(reply, 'sales', await this.views.page(question))
  }

  @Get('offer')
  @Answers(saleOfferShape)
  async offered(): Promise<SaleOfferView> {
    return this.views.offer()
  }

  /** The sales of a period by the names of BO §3, to be saved. */
  @Get('export')
  @Answers(z.string(), CSV_TYPE)
  exported(@Query({ schema: periodQuestion }) period: Period, @Res() reply: FastifyReply): void {
    sendTable(reply, 'csv', `kassa-${period.from}`, this.exports.table(period, 'csv'))
  }

  @Get('spreadsheet')
  @Answers(z.string().meta({ format: 'binary' }), SPREADSHEET_TYPE)
  spreadsheet(@Query({ schema: periodQuestion }) period: Period, @Res() reply: FastifyReply): void {
    sendTable(reply, 'xlsx', `kassa-${period.from}`, this.exports.table(period, 'xlsx'))
  }

  /** Bills with something to pay, by number or name. */
  @Get('bills')
  @Answers(z.array(openBillShape))
  async openBills(
    @Query({ schema: billQuestion }) { q }: z.infer<typeof billQuestion>,
  ): Promise<OpenBillView[]> {
    return this.bills.find(q, this.clock.today())
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

  /** 'Contact betalen' or 'Betalen met pin'. */
  @Post(':id/choose')
  @HttpCode(200)
  @Answers(saleViewShape)
  async choose(
    @Id(id) saleId: string,
    @Body({ schema: chooseRequest }) asked: SaleActs['choose'],
    @ActingStaff() staff: StaffMember,
  ): Promise<SaleView> {
    return this.sales.act(saleId, 'choose', asked, staff)
  }

  /** 'Transactie voldoen'. */
  @Post(':id/settle')
  @HttpCode(200)
  @Answers(saleViewShape)
  async settle(
    @Id(id) saleId: string,
    @Body({ schema: settleRequest }) asked: SaleActs['settle'],
    @ActingStaff() staff: StaffMember,
  ): Promise<SaleView> {
    return this.sales.act(saleId, 'settle', asked, staff)
  }

  @Post(':id/back')
  @HttpCode(200)
  @Answers(saleViewShape)
  async back(@Id(id) saleId: string, @ActingStaff() staff: StaffMember): Promise<SaleView> {
    return this.sales.act(saleId, 'back', {}, staff)
  }

  /** 'Ja': the money is in. */
  @Post(':id/yes')
  @HttpCode(200)
  @Answers(saleViewShape)
  async yes(
    @Id(id) saleId: string,
    @Body({ schema: yesRequest }) asked: SaleActs['yes'],
    @ActingStaff() staff: StaffMember,
  ): Promise<SaleView> {
    return this.sales.act(saleId, 'yes', asked, staff)
  }

  /** 'Nee'. */
  @Post(':id/no')
  @HttpCode(200)
  @Answers(saleViewShape)
  async no(@Id(id) saleId: string, @ActingStaff() staff: StaffMember): Promise<SaleView> {
    return this.sales.act(saleId, 'no', {}, staff)
  }

  /** A sale that came to nothing. */
  @Post(':id/drop')
  @HttpCode(200)
  @Answers(saleViewShape)
  async drop(@Id(id) saleId: string, @ActingStaff() staff: StaffMember): Promise<SaleView> {
    return this.sales.act(saleId, 'drop', {}, staff)
  }

  /** Has the receipt of a sale that was made mailed, also once more. */
  @Post(':id/mail')
  @HttpCode(200)
  @Answers(saleViewShape)
  async mail(
    @Id(id) saleId: string,
    @Body({ schema: mailReceiptRequest }) asked: SaleActs['mail'],
    @ActingStaff() staff: StaffMember,
  ): Promise<SaleView> {
    return this.sales.act(saleId, 'mail', asked, staff)
  }

  /** A sale that was a mistake: all that was paid goes back. */
  @Post(':id/take-back')
  @HttpCode(200)
  @Answers(saleViewShape)
  async takeBack(
    @Id(id) saleId: string,
    @Body({ schema: takeBackSaleRequest }) asked: SaleActs['takeBack'],
    @ActingStaff() staff: StaffMember,
  ): Promise<SaleView> {
    return this.sales.act(saleId, 'takeBack', asked, staff)
  }
}
