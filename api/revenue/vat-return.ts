import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { z } from 'zod'
import type { VatCategory } from '../../rules/quotes/price-list.ts'
import { splitVat } from '../../rules/vat/split-vat.ts'
import { vatCode } from '../../rules/vat/vat-code.ts'
import { soldLinesSql } from './earned-sql.ts'
import type { Period } from './period-question.ts'

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

const RATES = `SELECT vat_category = 'none' AS outside, max(vat_category) AS category, vat_basis_points AS "basisPoints", sum(cents)::int AS "grossCents"
  FROM (${soldLinesSql('night-stayed', ', l.vat_basis_points')}) sold GROUP BY 1, 3 HAVING sum(cents) <> 0 ORDER BY 1, 3 DESC`

/** The VAT of a period by its date of supply (Wet OB 1968, art. 13), at each rate over the whole. */
@Injectable()
export class VatReturns {
  constructor(private readonly pool: Pool) {}

  async of({ from, until }: Period): Promise<VatReturn> {
    const { rows } = await this.pool.query<{
      category: VatCategory
      basisPoints: number
      grossCents: number
    }>(RATES, [from, until])
    const rates = rows.map(({ category, basisPoints, grossCents }) => ({
      code: vatCode(category, basisPoints),
      basisPoints,
      grossCents,
      ...splitVat(grossCents, basisPoints),
    }))
    return { rates, vatCents: rates.reduce((sum, { vatCents }) => sum + vatCents, 0) }
  }
}
