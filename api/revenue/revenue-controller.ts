import { Get, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { Pool } from 'pg'
import { z } from 'zod'
import { formatDay, parseDay } from '../../rules/calendar/day.ts'
import { type Period, monthAfter, namedPeriod } from '../../rules/calendar/named-period.ts'
import { revenueTargetCents } from '../../rules/revenue/revenue-per-month.ts'
import { type ReturnedStay, taxReturn } from '../../rules/tourist-tax/tax-return.ts'
import { epochDay } from '../database/house-days.ts'
import { Clock } from '../environment/clock.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { Thread } from '../operation/thread.ts'
import { Answers, BackOffice } from '../requests/routes.ts'
import { sendFile } from '../requests/send-file.ts'
import { storedPeriod } from '../requests/stored-values.ts'
import { countColumn, dayColumn, euroColumn, textColumn } from '../spreadsheets/columns.ts'
import { AnswersCsv, AnswersXlsx, sendTable } from '../spreadsheets/send-table.ts'
import type { TypedColumn } from '../spreadsheets/typed-table.ts'
import {
  type VatReturn,
  paymentsJournal,
  salesJournal,
  vatReturn,
  vatReturnShape,
} from './bookkeeping.ts'
import type { drawRevenue } from './revenue-pdf-thread.ts'
import { revenueSheet } from './revenue-sheet.ts'
import { OPEN, TAX_ITEMS, anyOf, isNotSold, monthSql, revenueMonths } from './revenue-sql.ts'
import { type RevenueView, revenueViewShape } from './revenue-view.ts'

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
    const { property, corrections } = await this.facts.fresh()
    const drawn = await pdfThread.run({ ...shown, house: property.name, corrections })
    const content = Buffer.from(drawn)
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

/**
 * `GET /api/back-office/tourist-tax-return?period=`: what is owed for the nights of a period, integer
 * cents. A night is one person's night.
 */
const touristTaxShape = z.object({
  period: z.string(),
  from: z.iso.date(),
  until: z.iso.date().meta({ description: 'The day after the last one.' }),
  cents: z.int(),
  taxedNights: z.int(),
  exemptNights: z.int(),
  tariffs: z.array(
    z.object({
      validFrom: z.iso.date().nullable().meta({ description: 'Null: before the first tariff.' }),
      perNightCents: z.int().nullable(),
      basisPoints: z.int().nullable(),
      taxedNights: z.int(),
      cents: z.int(),
    }),
  ),
  remitted: z
    .array(
      z.object({
        by: z.string().meta({ description: 'The name of the source.' }),
        stays: z.int(),
        persons: z.int().meta({ description: 'Of its stays that have a night in the period.' }),
        nights: z.int(),
      }),
    )
    .meta({ description: 'What sources remit the tax of themselves: none of it is owed.' }),
  stays: z.array(
    z.object({
      id: z.uuid(),
      number: z.string(),
      name: z.string(),
      arrival: z.iso.date(),
      departure: z.iso.date(),
      persons: z.int(),
      children: z.int(),
      residents: z.int(),
      taxedNights: z.int(),
      exemptNights: z.int(),
      remittedBy: z.string().nullable().meta({ description: 'The source that remits its tax.' }),
      remittedNights: z.int(),
      cents: z.int(),
    }),
  ),
})
export type TouristTaxView = z.output<typeof touristTaxShape>

const NO_PERIOD =
  'Kies een maand (2026-07), een kwartaal (2026-Q3) of een jaar (2026), tussen 2000 en 2099.'

/** `?period=2026-Q3`. */
const namedPeriodQuestion = z.object({
  period: z.string(NO_PERIOD).regex(/^20\d{2}(-(0[1-9]|1[0-2]|Q[1-4]))?$/, NO_PERIOD),
})
type Question = z.output<typeof namedPeriodQuestion>
type StayView = TouristTaxView['stays'][number]
type Row = Omit<StayView, 'taxedNights' | 'exemptNights' | 'remittedNights' | 'cents'> &
  Pick<ReturnedStay, 'taxed'>

/** Confirmed stays of who may come that have a night in the period, and whatever else tax was sold for there. */
const STAYS = `WITH tax AS (
    SELECT folio_id, night, supplied_on, persons, sum(cents)::int AS cents FROM folio_lines l
    WHERE supplied_on >= $1::date AND supplied_on < $2::date AND item IN ${anyOf(TAX_ITEMS)} AND NOT (${isNotSold('folio_id')})
    GROUP BY folio_id, item, night, supplied_on, persons HAVING sum(cents) <> 0),
  taxed AS (SELECT folio_id, json_agg(json_build_object('night', ${epochDay('supplied_on')},
      'persons', CASE WHEN night IS NULL THEN 0 ELSE persons END, 'cents', cents)) AS lines FROM tax GROUP BY folio_id)
  SELECT b.id, b.number, b.name, lower(b.stay)::text AS arrival, coalesce(b.sold_until, upper(b.stay))::text AS departure,
    b.persons, cardinality(b.child_ages) AS children, b.residents,
    CASE WHEN b.tourist_tax = 'channel' THEN s.name END AS "remittedBy", coalesce(t.lines, '[]') AS taxed
  FROM bookings b JOIN sources s ON s.id = b.source LEFT JOIN taxed t ON t.folio_id = b.id
  WHERE t.folio_id IS NOT NULL OR (b.state = 'confirmed' AND b.attendance <> 'no-show' AND b.stay && daterange($1::date, $2::date))
  ORDER BY lower(b.stay), b.number`

const columns: TypedColumn<StayView>[] = [
  textColumn('Boeking', 14, (stay) => stay.number),
  textColumn('Naam', 28, (stay) => stay.name),
  dayColumn('Aankomst', (stay) => stay.arrival),
  dayColumn('Vertrek', (stay) => stay.departure),
  countColumn('Personen', (stay) => stay.persons),
  countColumn('Kinderen', (stay) => stay.children),
  countColumn('Inwoners', (stay) => stay.residents),
  { ...countColumn('Belaste nachten', (stay) => stay.taxedNights), width: 16 },
  { ...countColumn('Vrijgestelde nachten', (stay) => stay.exemptNights), width: 20 },
  { ...euroColumn('Toeristenbelasting', (stay) => stay.cents), width: 18 },
  { ...countColumn('Elders afgedragen nachten', (stay) => stay.remittedNights), width: 24 },
  textColumn('Afgedragen door', 20, (stay) => stay.remittedBy),
]

/** The return of tourist tax: owed to the municipality for the nights of a period. */
@BackOffice('tourist-tax-return')
export class TouristTaxController {
  constructor(
    private readonly pool: Pool,
    private readonly facts: FactsCache,
  ) {}

  @Get()
  @Answers(touristTaxShape)
  async of(@Query({ schema: namedPeriodQuestion }) { period }: Question): Promise<TouristTaxView> {
    const { from, until } = namedPeriod(period)
    const { facts } = await this.facts.fresh()
    const { rows } = await this.pool.query<Row>(STAYS, [from, until])
    const { tariffs, stays, ...sums } = taxReturn(
      rows.map((row) => ({
        ...row,
        arrival: parseDay(row.arrival)!,
        departure: parseDay(row.departure)!,
      })),
      facts.priceList.touristTax,
      { from: parseDay(from)!, until: parseDay(until)! },
    )
    const shown = new Map(rows.map(({ taxed: _taxed, ...stay }) => [stay.id, stay]))
    return {
      period,
      from,
      until,
      ...sums,
      tariffs: tariffs.map(({ tariff, ...sum }) => ({
        validFrom: tariff && formatDay(tariff.validFrom),
        perNightCents: tariff?.cents ?? null,
        basisPoints: tariff?.basisPoints ?? null,
        ...sum,
      })),
      stays: stays.map((tax) => ({ ...shown.get(tax.id)!, ...tax })),
    }
  }

  /** The same with the stays behind it and their sum in the last row, to be saved. */
  @Get('spreadsheet')
  @AnswersXlsx()
  async spreadsheet(
    @Query({ schema: namedPeriodQuestion }) { period }: Question,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { stays } = await this.of({ period })
    const sheet = { name: `Toeristenbelasting ${period}`, columns, parts: [stays] }
    sendTable(reply, 'xlsx', `toeristenbelasting-${period}`, sheet)
  }
}
