import { z } from 'zod'
import type { PropertyFacts } from '../../rules/availability/property-facts.ts'
import { breakfastTariffOn } from '../../rules/breakfast/breakfast-tariff-on.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import { formatAmount } from '../../rules/money/format-euro.ts'
import { type Product, breakfastBoxId } from '../../rules/products/product.ts'
import { extrasOf } from '../../rules/quotes/extras.ts'
import { vatRateOn } from '../../rules/vat/vat-rate-on.ts'
import { idIn, wordsIn } from '../lists/list-filters.ts'
import { listOf } from '../lists/list-of.ts'
import { listNumber } from '../lists/list-question.ts'

/** A product of `GET /api/back-office/products` (BO §2, §3). */
export const productViewShape = z.object({
  id: z.int(),
  code: z.string().meta({ description: 'What the rules know it by; it never changes.' }),
  name: z.string(),
  price: z.string().meta({ description: 'As staff type it; empty: none of its own.' }),
  unit: z.string(),
  vatCategory: z.string(),
  stock: z.string(),
  shownStock: z.string(),
  minimumPersons: z.string(),
  minimumNights: z.string(),
  active: z.boolean(),
  pricedBy: z.enum(['itself', 'reading', 'dated', 'nothing']).meta({
    description: 'Where today’s price comes from: of `breakfast-box` it is a dated row.',
  }),
  asks: z
    .array(z.object({ what: z.enum(['unit', 'kids', 'delivery']), cents: z.int() }))
    .meta({ description: 'What is asked today; empty where there is no price yet.' }),
  vatBasisPoints: z.int().meta({ description: 'The rate of its category today.' }),
  version: z.int(),
})
export type ProductView = z.output<typeof productViewShape>

/** The products as staff keep them; `productViews` makes views of its rows. */
export const productList = listOf(
  {
    from: 'products',
    as: 'p',
    columns: `p.id, p.code, p.name, p.unit, p.cents, p.vat_category AS "vatCategory", p.stock,
      p.minimum_persons AS "minimumPersons", p.minimum_nights AS "minimumNights", p.active, p.source,
      (SELECT coalesce(max(id), 0)::int FROM changes WHERE noun = 'products' AND row_key = p.id::text) AS version`,
    sorts: { id: 'p.id', name: 'p.name', sort: 'p.sort' },
    filters: { id: idIn(listNumber, 'p.id'), q: wordsIn('p.name') },
  },
  ['sort', 'ASC'],
)

/** A row of `productList`. */
export type ProductRow = Omit<Product, 'id'> & { id: number; code: string; version: number }

/** Products as staff type them, with what is asked for them today. */
export function productViews(
  rows: readonly ProductRow[],
  facts: PropertyFacts,
  today: EpochDay,
): ProductView[] {
  return rows.map(({ cents, source, minimumPersons, minimumNights, ...row }) => {
    const stock = row.stock === null ? '' : String(row.stock)
    const product = { ...row, id: row.code, cents, source, minimumPersons, minimumNights }
    return {
      ...row,
      price: cents === null ? '' : formatAmount(cents),
      stock,
      shownStock: stock,
      minimumPersons: String(minimumPersons),
      minimumNights: String(minimumNights),
      ...askedToday(product, facts, today),
      vatBasisPoints: vatRateOn(facts.priceList.vat, row.vatCategory, today),
    }
  })
}

function askedToday(
  { id, name, unit, cents, vatCategory, minimumPersons, minimumNights, source }: Product,
  { priceList, readings }: PropertyFacts,
  today: EpochDay,
): Pick<ProductView, 'pricedBy' | 'asks'> {
  if (id === breakfastBoxId) {
    // Without a row of its own it is not sold, at no price.
    if (!priceList.breakfast?.length) return { pricedBy: 'nothing', asks: [] }
    const prices = breakfastTariffOn(priceList.breakfast, today)
    return {
      pricedBy: 'dated',
      asks: [
        { what: 'unit', cents: prices.boxCents },
        { what: 'kids', cents: prices.kidsBoxCents },
        { what: 'delivery', cents: prices.deliveryCents },
      ],
    }
  }
  // As it would be sold, switched on or not.
  const [asked] = extrasOf(readings, [
    { id, name, unit, cents, vatCategory, minimumPersons, minimumNights, source },
  ])
  if (!asked) return { pricedBy: 'nothing', asks: [] }
  const pricedBy = cents === null ? 'reading' : 'itself'
  return { pricedBy, asks: [{ what: 'unit', cents: Math.abs(asked.cents) }] }
}
