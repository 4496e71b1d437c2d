import { z } from 'zod'

/** `GET /api/back-office/revenue?month=`: the money of a month, integer cents with VAT. */
export const revenueViewShape = z.object({
  month: z.string(),
  today: z.iso.date(),
  basis: z.enum(['night-stayed', 'day-of-payment']),
  targetCents: z.int(),
  revenueCents: z.int(),
  openCents: z.int().meta({ description: 'The part of it that is still to be paid.' }),
  passedOnCents: z.int().meta({ description: 'Outside VAT: tourist tax, deposits, rounding.' }),
  touristTaxCents: z.int().meta({ description: 'Owed for the nights of the month.' }),
  soldNights: z.int(),
  availableNights: z.int().meta({ description: 'Without rooms that are closed or not in use.' }),
  adrCents: z.int().nullable().meta({ description: 'Average price of a night that was sold.' }),
  revparCents: z.int().nullable().meta({ description: 'The same over all available nights.' }),
  sources: z.array(
    z.object({
      source: z.string().meta({ description: 'Of a booking; else the kind of what was sold.' }),
      name: z.string().nullable().meta({ description: 'Of the source; null: of no booking.' }),
      orders: z.int(),
      cents: z.int(),
    }),
  ),
  open: z
    .object({ bills: z.int(), cents: z.int() })
    .meta({ description: 'All that is sold and not paid, of any month.' }),
  months: z
    .array(z.object({ month: z.string(), cents: z.int(), lastYearCents: z.int() }))
    .meta({ description: 'The twelve months of the year, each with that of the year before.' }),
})
export type RevenueView = z.output<typeof revenueViewShape>
