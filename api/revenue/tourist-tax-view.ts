import { z } from 'zod'

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
