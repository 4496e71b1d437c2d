import { Get, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { Pool } from 'pg'
import { z } from 'zod'
import { formatDay, parseDay } from '../../rules/calendar/day.ts'
import { namedPeriod } from '../../rules/calendar/named-period.ts'
import { type ReturnedStay, taxReturn } from '../../rules/tourist-tax/tax-return.ts'
import { epochDay } from '../database/house-days.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { Answers, BackOffice } from '../requests/routes.ts'
import { AnswersXlsx, sendTable } from '../spreadsheets/send-table.ts'
import { countColumn, dayColumn, euroColumn, textColumn } from '../spreadsheets/columns.ts'
import type { TypedColumn } from '../spreadsheets/typed-table.ts'
import { TAX_ITEMS, anyOf, isNotSold } from './revenue-sql.ts'

/**
 * `GET /api/back-office/tourist-tax-return?period=`: what is owed for the nights of a period, integer
 * cents. A night is one person's night.
 */
export const touristTaxShape = z.object({
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
type Row = Omit<StayView, 'taxedNights' | 'exemptNights' | 'cents'> & Pick<ReturnedStay, 'taxed'>

/** Confirmed stays of who may come that have a night in the period, and whatever else tax was sold for there. */
const STAYS = `WITH tax AS (
    SELECT folio_id, night, supplied_on, persons, sum(cents)::int AS cents FROM folio_lines l
    WHERE supplied_on >= $1::date AND supplied_on < $2::date AND item IN ${anyOf(TAX_ITEMS)} AND NOT (${isNotSold('folio_id')})
    GROUP BY folio_id, item, night, supplied_on, persons HAVING sum(cents) <> 0),
  taxed AS (SELECT folio_id, json_agg(json_build_object('night', ${epochDay('supplied_on')},
      'persons', CASE WHEN night IS NULL THEN 0 ELSE persons END, 'cents', cents)) AS lines FROM tax GROUP BY folio_id)
  SELECT b.id, b.number, b.name, lower(b.stay)::text AS arrival, coalesce(b.sold_until, upper(b.stay))::text AS departure,
    b.persons, cardinality(b.child_ages) AS children, b.residents, coalesce(t.lines, '[]') AS taxed
  FROM bookings b LEFT JOIN taxed t ON t.folio_id = b.id
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
