import { Get, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Period } from '../../rules/calendar/named-period.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { sendFile } from '../requests/send-file.ts'
import { CSV_TYPE, SPREADSHEET_TYPE, sendTable } from '../spreadsheets/send-table.ts'
import type { TypedTable } from '../spreadsheets/typed-table.ts'
import { Journals } from './journals.ts'
import { type MonthQuestion, monthQuestion, periodQuestion } from './period-question.ts'
import { printRevenue } from './print-revenue.ts'
import { revenueSheet } from './revenue-sheet.ts'
import { type RevenueView, revenueViewShape } from './revenue-view.ts'
import { Revenue } from './revenue.ts'
import { type VatReturn, VatReturns, vatReturnShape } from './vat-return.ts'

const PDF = 'application/pdf'
/** A file of text that is as long as its period. */
const csvFile = z.string()

/** What a month earned, and what goes to the bookkeeper. */
@BackOffice('revenue')
export class RevenueController {
  constructor(
    private readonly revenue: Revenue,
    private readonly journals: Journals,
    private readonly returns: VatReturns,
    private readonly facts: FactsCache,
  ) {}

  @Get()
  @Answers(revenueViewShape)
  month(@Query({ schema: monthQuestion }) question: MonthQuestion): Promise<RevenueView> {
    return this.revenue.of(question)
  }

  /** The shown month, to be printed. */
  @Get('pdf')
  @Answers(z.string().meta({ format: 'binary' }), PDF)
  async pdf(
    @Query({ schema: monthQuestion }) question: MonthQuestion,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const shown = await this.revenue.of(question)
    const { property } = await this.facts.fresh()
    const content = await printRevenue(shown, property.name)
    await sendFile(reply, { name: `omzet-${shown.month}.pdf`, type: PDF, content })
  }

  /** The shown month, to be saved. */
  @Get('spreadsheet')
  @Answers(z.string().meta({ format: 'binary' }), SPREADSHEET_TYPE)
  async spreadsheet(
    @Query({ schema: monthQuestion }) question: MonthQuestion,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const shown = await this.revenue.of(question)
    sendTable(reply, 'xlsx', `omzet-${shown.month}`, revenueSheet(shown))
  }

  /** VAT by date of supply, for its return. */
  @Get('vat')
  @Answers(vatReturnShape)
  vat(@Query({ schema: periodQuestion }) period: Period): Promise<VatReturn> {
    return this.returns.of(period)
  }

  @Get('sales-journal')
  @Answers(csvFile, CSV_TYPE)
  async sales(
    @Query({ schema: periodQuestion }) period: Period,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendJournal(reply, period, await this.journals.sales(period))
  }

  @Get('payments-journal')
  @Answers(csvFile, CSV_TYPE)
  payments(@Query({ schema: periodQuestion }) period: Period, @Res() reply: FastifyReply): void {
    sendJournal(reply, period, this.journals.payments(period))
  }
}

function sendJournal<Row>(
  reply: FastifyReply,
  { from, until }: Period,
  journal: TypedTable<Row>,
): void {
  sendTable(reply, 'csv', `${journal.name}-${from}-tot-${until}`, journal)
}
