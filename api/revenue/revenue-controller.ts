import { Get, Module, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { Pool } from 'pg'
import { z } from 'zod'
import { type Period, monthAfter, namedPeriod } from '../../rules/calendar/named-period.ts'
import { revenueTargetCents } from '../../rules/revenue/revenue-per-month.ts'
import { Clock } from '../environment/clock.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { FactsModule } from '../facts/facts-module.ts'
import { Thread } from '../operation/thread.ts'
import { Answers, BackOffice } from '../requests/routes.ts'
import { sendFile } from '../requests/send-file.ts'
import { storedPeriod } from '../requests/stored-values.ts'
import { AnswersCsv, AnswersXlsx, sendTable } from '../spreadsheets/send-table.ts'
import {
  type VatReturn,
  paymentsJournal,
  salesJournal,
  vatReturn,
  vatReturnShape,
} from './bookkeeping.ts'
import type { drawRevenue } from './revenue-pdf-thread.ts'
import { revenueSheet } from './revenue-sheet.ts'
import { OPEN, monthSql, revenueMonths } from './revenue-sql.ts'
import { type RevenueView, revenueViewShape } from './revenue-view.ts'
import { TouristTaxController } from './tourist-tax-controller.ts'

/** `?month=2026-07`; the current one where it is left out. */
const monthQuestion = z.object({
  month: z
    .string()
    .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Kies een maand, zoals 2026-07, tussen 2000 en 2099.')
    .optional(),
})
type MonthQuestion = z.output<typeof monthQuestion>

/** A hundred years and a day. */
const periodQuestion = storedPeriod(36_526, 'Kies een periode van ten hoogste honderd jaar.')

const PDF = 'application/pdf'

/** Draws a month while others are answered. */
const pdfThread = new Thread<typeof drawRevenue>('revenue-pdf-thread', import.meta.url, {
  withinMs: 30_000,
  megabytes: 256,
})

/** A month as `monthSql` answers it. */
type Month = Omit<
  RevenueView,
  'month' | 'today' | 'basis' | 'targetCents' | 'adrCents' | 'revparCents' | 'open' | 'months'
> & { lodgingCents: number }

/** What a month earned (BO §2 Dashboard), and what goes to the bookkeeper: sums of sold lines. */
@BackOffice('revenue')
export class RevenueController {
  constructor(
    private readonly pool: Pool,
    private readonly facts: FactsCache,
    private readonly clock: Clock,
  ) {}

  /** A month as the reading `revenue.basis` counts; the current one where none is asked for. */
  @Get()
  @Answers(revenueViewShape)
  async month(@Query({ schema: monthQuestion }) question: MonthQuestion): Promise<RevenueView> {
    const { facts } = await this.facts.fresh()
    const basis = facts.readings['revenue.basis']
    const today = this.clock.today()
    const { month = today.slice(0, 7) } = question
    const { from, until } = namedPeriod(month)
    const year = Number(month.slice(0, 4))
    const bothYears = { from: `${year - 1}-01-01`, until: `${year + 1}-01-01` }
    const [sums, open, earned] = await Promise.all([
      this.pool.query<{ month: Month }>(monthSql(basis), [from, until]),
      this.pool.query<RevenueView['open']>(OPEN),
      revenueMonths(this.pool, bothYears, basis),
    ])
    const { lodgingCents, ...shown } = sums.rows[0]!.month
    const earnedIn = new Map(earned.map(({ month, cents }) => [month, cents]))
    return {
      month,
      today,
      basis,
      targetCents: revenueTargetCents,
      ...shown,
      adrCents: average(lodgingCents, shown.soldNights),
      revparCents: average(lodgingCents, shown.availableNights),
      open: open.rows[0]!,
      months: Array.from({ length: 12 }, (_, at) => {
        const name = monthAfter(`${year}-01`, at)
        return {
          month: name,
          cents: earnedIn.get(name) ?? 0,
          lastYearCents: earnedIn.get(monthAfter(name, -12)) ?? 0,
        }
      }),
    }
  }

  /** The shown month, to be printed. */
  @Get('pdf')
  @Answers(z.string().meta({ format: 'binary' }), PDF)
  async pdf(
    @Query({ schema: monthQuestion }) question: MonthQuestion,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const shown = await this.month(question)
    const { property } = await this.facts.fresh()
    const content = Buffer.from(await pdfThread.run({ shown, house: property.name }))
    await sendFile(reply, { name: `omzet-${shown.month}.pdf`, type: PDF, content })
  }

  /** The shown month, to be saved. */
  @Get('spreadsheet')
  @AnswersXlsx()
  async spreadsheet(
    @Query({ schema: monthQuestion }) question: MonthQuestion,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const shown = await this.month(question)
    sendTable(reply, 'xlsx', `omzet-${shown.month}`, revenueSheet(shown))
  }

  /** VAT by date of supply, for its return. */
  @Get('vat')
  @Answers(vatReturnShape)
  async vat(@Query({ schema: periodQuestion }) period: Period): Promise<VatReturn> {
    const { facts } = await this.facts.fresh()
    return vatReturn(this.pool, facts, period)
  }

  @Get('sales-journal')
  @AnswersCsv()
  async sales(
    @Query({ schema: periodQuestion }) period: Period,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { facts } = await this.facts.fresh()
    const journal = salesJournal(this.pool, facts, period)
    sendTable(reply, 'csv', journal.name, journal)
  }

  @Get('payments-journal')
  @AnswersCsv()
  payments(@Query({ schema: periodQuestion }) period: Period, @Res() reply: FastifyReply): void {
    const journal = paymentsJournal(this.pool, period)
    sendTable(reply, 'csv', journal.name, journal)
  }
}

/** Whole cents; null where there is nothing to share by. */
const average = (cents: number, nights: number) =>
  nights === 0 ? null : Math.round(cents / nights)

/** What was earned: the financial overview, the journals and the returns. */
@Module({ imports: [FactsModule], controllers: [RevenueController, TouristTaxController] })
export class RevenueModule {}
