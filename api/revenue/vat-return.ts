import type { Pool } from 'pg'
import { z } from 'zod'
import { type Day, parseDay } from '../../rules/calendar/day.ts'
import type { Period } from '../../rules/calendar/named-period.ts'
import type { SoldLine } from '../../rules/quotes/sold-line.ts'
import { rateOfLine } from '../../rules/vat/rate-of-line.ts'
import { splitVat } from '../../rules/vat/split-vat.ts'
import { type VatCode, vatCode } from '../../rules/vat/vat-code.ts'
import type { KnownProperty } from '../facts/known-property.ts'
import { soldLinesSql } from './revenue-sql.ts'

/** `GET /api/back-office/revenue/vat?from=&last=`: integer cents. */
export const vatReturnShape = z.object({
  rates: z
    .array(
      z.object({
        code: z.enum(['hoog', 'laag', 'nul', 'geen']),
        basisPoints: z.int(),
        grossCents: z.int(),
        netCents: z.int(),
        vatCents: z.int(),
      }),
    )
    .meta({ description: 'By date of supply, the highest rate first; what is outside VAT last.' }),
  vatCents: z.int().meta({ description: 'All of it together.' }),
})
export type VatReturn = z.output<typeof vatReturnShape>

const SUPPLIED = `SELECT day::text, vat_category AS "vatCategory", vat_basis_points AS "vatBasisPoints", sum(cents)::int AS cents
  FROM (${soldLinesSql('night-stayed', ', l.vat_basis_points')}) sold GROUP BY 1, 2, 3 HAVING sum(cents) <> 0`

/** What was supplied on a day, with the rate that it was sold with. */
type Supplied = Pick<SoldLine, 'vatCategory' | 'vatBasisPoints' | 'cents'> & { day: Day }

/**
 * The VAT of a period by its date of supply (Wet OB 1968, art. 13), at each rate over the whole. The
 * rate is that of the day of supply, as on invoices.
 */
export async function vatReturn(
  pool: Pool,
  { priceList, readings }: KnownProperty['facts'],
  { from, until }: Period,
): Promise<VatReturn> {
  const { rows } = await pool.query<Supplied>(SUPPLIED, [from, until])
  const gross = new Map<string, { code: VatCode; basisPoints: number; grossCents: number }>()
  for (const row of rows) {
    const basisPoints = rateOfLine(row, parseDay(row.day)!, priceList.vat, readings)
    const code = vatCode(row.vatCategory, basisPoints)
    const sum = gross.get(`${code} ${basisPoints}`) ?? { code, basisPoints, grossCents: 0 }
    gross.set(`${code} ${basisPoints}`, { ...sum, grossCents: sum.grossCents + row.cents })
  }
  const rates = [...gross.values()]
    .filter(({ grossCents }) => grossCents !== 0)
    .toSorted(
      (a, b) =>
        Number(a.code === 'geen') - Number(b.code === 'geen') || b.basisPoints - a.basisPoints,
    )
    .map((rate) => ({ ...rate, ...splitVat(rate.grossCents, rate.basisPoints) }))
  return { rates, vatCents: rates.reduce((sum, { vatCents }) => sum + vatCents, 0) }
}
