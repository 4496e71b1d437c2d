import { formatDay } from '../../rules/calendar/day.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import type { OldProduct } from '../../rules/old-site/old-sales.ts'
import { breakfastBoxId } from '../../rules/products/product.ts'
import { productCode } from '../products/product-code.ts'
import { type Carrying, count } from './carrying.ts'

const KIDS_BOX_CENTS = 695

interface OurProduct {
  id: number
  code: string
  name: string
  cents: number | null
}

/** Brings the products that the house does not have by their names, and the prices of breakfast where it has none. */
export async function importProducts(carrying: Carrying): Promise<void> {
  const { client, house, rows } = carrying
  const { rows: ours } = await client.query<OurProduct>(
    'SELECT id, code, name, cents FROM products',
  )
  // BO §3: only the breakfast product has a price of its delivery.
  const box = house.products.find(({ deliveryCents }) => deliveryCents !== null)
  let brought = 0
  for (const product of house.products) {
    if (rows.idOf(product.path) !== undefined) continue
    const isBreakfast = product === box
    const name = product.name.trim().toLowerCase()
    const known = ours.find((one) =>
      isBreakfast ? one.code === breakfastBoxId : one.name.toLowerCase() === name,
    )
    if (isBreakfast && known) await bringTariff(carrying, product)
    else if (known && known.cents !== product.cents) tellOtherPrice(carrying, product, known.cents)
    const id = known?.id ?? (await writeProduct(carrying, product, ours))
    if (!known) brought++
    rows.add(product.path, 'products', id)
  }
  const found = house.products.length
  count(carrying, 'products', found, { brought, before: found - brought })
}

function tellOtherPrice({ remarks }: Carrying, product: OldProduct, ours: number | null): void {
  const { path, name, cents } = product
  const priced = (of: number | null) => `${name}: ${of === null ? '–' : formatEuro(of)}`
  const sentence = 'Dit product is er al, met een andere prijs: die blijft staan.'
  remarks.push({ path, kind: 'not-taken', sentence, before: priced(cents), after: priced(ours) })
}

async function writeProduct(
  { client }: Carrying,
  { name, cents, vatBasisPoints, stock }: OldProduct,
  ours: OurProduct[],
): Promise<number> {
  const code = productCode(name, new Set(ours.map((one) => one.code)))
  const vat = vatBasisPoints === 900 ? 'food' : vatBasisPoints === 0 ? 'none' : 'standard'
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO products (code, name, cents, vat_category, stock, sort, source)
     SELECT $1, $2, $3, $4, $5, coalesce(max(sort), 0) + 1, 'oude site' FROM products RETURNING id`,
    [code, name, cents, vat, stock],
  )
  ours.push({ id: rows[0]!.id, code, name, cents })
  return rows[0]!.id
}

/** A house without prices of breakfast sells it at those of the old site from today on. */
async function bringTariff(carrying: Carrying, product: OldProduct): Promise<void> {
  const { client, today } = carrying
  const { cents, deliveryCents } = product
  if (cents === null) return
  const { rowCount } = await client.query(
    `INSERT INTO breakfast_tariffs (valid_from, box_cents, delivery_cents, kids_box_cents, source)
     SELECT $1, $2, $3, $4, 'oude site' WHERE NOT EXISTS (SELECT FROM breakfast_tariffs)`,
    [formatDay(today), cents, deliveryCents ?? 0, KIDS_BOX_CENTS],
  )
  if (rowCount) {
    await client.query('UPDATE products SET active = true WHERE code = $1', [breakfastBoxId])
    return
  }
  const { rows } = await client.query<{ cents: number }>(
    `SELECT box_cents AS cents FROM breakfast_tariffs WHERE valid_from <= $1 AND (box_cents, delivery_cents) <> ($2::int, $3::int)
       AND valid_from = (SELECT max(valid_from) FROM breakfast_tariffs WHERE valid_from <= $1)`,
    [formatDay(today), cents, deliveryCents ?? 0],
  )
  if (rows[0]) tellOtherPrice(carrying, product, rows[0].cents)
}
