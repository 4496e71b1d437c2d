import { z } from 'zod'
import { coins } from '../../rules/cash-desk/count-coins.ts'
import { reasonShape } from '../orders/act-shapes.ts'
import { storedDay, storedInteger } from '../requests/stored-values.ts'
import { ratesShape } from '../sales/sale-shape.ts'

const amount = storedInteger('Vul een bedrag in.').nonnegative(
  'Vul een bedrag in van € 0,00 of meer.',
)
const pieces = storedInteger('Vul een aantal in.')
  .nonnegative('Vul een aantal in.')
  .max(10_000, 'Dit zijn er te veel.')

/** Body of `POST /api/back-office/cash-days`: the drawer as it was counted. */
export const closeRequest = z.object({
  day: storedDay('Kies een dag.'),
  floatCents: amount,
  countedCents: amount,
  /** How many of each coin and note; null where a sum was typed. */
  coins: z
    .partialRecord(z.enum(coins.map(String) as [string, ...string[]]), pieces)
    .nullable()
    .default(null),
  leftCents: amount,
  note: z.string().trim().max(500, 'Deze tekst is te lang.').default(''),
  /** The cash of the day that the screen showed: counted against anything else, it means nothing. */
  seenCashCents: storedInteger('Laad de pagina opnieuw.'),
})
export type CloseRequest = z.input<typeof closeRequest>
export type AskedClose = z.output<typeof closeRequest>

/** Body of `POST /api/back-office/cash-days/:day/reopen`. */
export const reopenRequest = z.object({
  /** The closing that the screen showed. */
  number: storedInteger('Laad de pagina opnieuw.'),
  reason: reasonShape(500),
})
export type ReopenRequest = z.output<typeof reopenRequest>

const counted = z.object({ count: z.int(), cents: z.int() })
const moved = z.object({ receivedCents: z.int(), refundedCents: z.int() })

/** What happened at the desk on one day. */
export const cashReportShape = z
  .object({
    cash: moved,
    pin: moved,
    sales: counted.meta({
      description: 'What the desk sold itself, without the bills it took money for.',
    }),
    takenBack: counted.meta({ description: 'The same of sales that were taken back.' }),
    discounts: counted,
    bills: counted.meta({ description: 'Money at the desk for stays and breakfast orders.' }),
    roundingCents: z.int(),
    rates: ratesShape,
  })
  .meta({ id: 'CashReport' })
export type CashReport = z.output<typeof cashReportShape>

/** A closing of a day: `GET /api/back-office/cash-days`. */
export const closedDayShape = z
  .object({
    id: z.int().meta({ description: 'Its number: a day that was opened again has several.' }),
    day: z.iso.date(),
    number: z.int(),
    floatCents: z.int(),
    leftCents: z.int(),
    countedCents: z.int(),
    expectedCents: z.int(),
    coins: z.record(z.string(), z.int()).nullable(),
    note: z.string(),
    report: cashReportShape,
    closedBy: z.string(),
    closedAt: z.iso.datetime(),
    reopened: z
      .object({ by: z.string(), at: z.iso.datetime(), reason: z.string() })
      .nullable()
      .meta({ description: 'Who opened the day again after it; null while it is in force.' }),
  })
  .meta({ id: 'ClosedCashDay' })
export type ClosedDayView = z.output<typeof closedDayShape>

/** A day as it stands: `GET /api/back-office/cash-days/:day`. */
export const cashDayShape = z.object({
  day: z.iso.date(),
  closed: closedDayShape.nullable().meta({ description: 'The closing in force.' }),
  mayReopen: z.boolean().meta({ description: 'It is the last day that is closed.' }),
  reopened: z.array(closedDayShape).meta({
    description: 'Earlier closings of the day, the last one first.',
  }),
  floatCents: z.int().meta({ description: 'What was left in the drawer on the last closed day.' }),
  cashCents: z.int().meta({ description: 'All cash of the day, less what was paid back.' }),
  report: cashReportShape,
  openSales: z.int().meta({ description: 'Sales that wait for Ja or Nee.' }),
  openDays: z.array(z.iso.date()).meta({
    description: 'Earlier days with money at the desk that nobody closed.',
  }),
})
export type CashDayView = z.output<typeof cashDayShape>
