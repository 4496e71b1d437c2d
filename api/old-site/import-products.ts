import { formatDay } from '../../rules/calendar/day.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { formatPercentage } from '../../rules/money/parse-percentage.ts'
import type { OldProduct } from '../../rules/old-site/old-house.ts'
import { breakfastBoxId } from '../../rules/products/product.ts'
import type { PriceList } from '../../rules/quotes/price-list.ts'
import { vatRateOn, type VatCategory } from '../../rules/vat/vat-rate-on.ts'
import { freeSlug } from '../edits/slug.ts'
import { type Carrying, count } from './carrying.ts'

const KIDS_BOX_CENTS = 695

type Said = Pick<OldProduct, 'name' | 'cents' | 'deliveryCents' | 'vatBasisPoints' | 'stock'>

interface OurProduct extends Omit<Said, 'vatBasisPoints'> {
  id: number
  code: string
  vatCategory: VatCategory
}

/**
 * Brings the products that the house does not have by their names, and the prices of breakfast where
 * it has none.
 */
export async function importProducts(
  carrying: Carrying,
  { vat }: Pick<PriceList, 'vat'>,
): Promise<void> {
  const { client, house, rows } = carrying
  const { rows: ours } = await client.query<OurProduct>(
    `SELECT id, code, name, cents, stock, vat_category AS "vatCategory", NULL AS "deliveryCents" FROM products ORDER BY id`,
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
    const our = known ?? (await writeProduct(carrying, product, ours))
    const price = isBreakfast && known ? await bringTariff(carrying, product) : {}
    const vatBasisPoints = vatRateOn(vat, our.vatCategory, carrying.today)
    tellOther(carrying, product, { ...our, ...price, vatBasisPoints })
    if (!known) brought++
    rows.add(product.path, 'products', our.id)
  }
  const found = house.products.length
  count(carrying, 'products', found, { brought, before: found - brought })
}

/** Tells what a product says there and not here: one that is here, or a field of no product here. */
function tellOther({ remarks }: Carrying, product: OldProduct, ours: Said): void {
  const { cents, deliveryCents, vatBasisPoints, stock } = product
  // What the export does not say is no difference.
  const theirs = {
    name: product.name,
    cents,
    deliveryCents: deliveryCents ?? ours.deliveryCents,
    vatBasisPoints: vatBasisPoints ?? ours.vatBasisPoints,
    stock: stock ?? ours.stock,
  }
  const [before, after] = [inWords(theirs), inWords(ours)]
  if (before.toLowerCase() === after.toLowerCase()) return
  const sentence = 'Dit product is hier anders: zo blijft het staan.'
  remarks.push({ path: product.path, kind: 'not-taken', sentence, before, after })
}

/** `Ontbijtbox, € 13,95, bezorgen € 3,95, 9% btw, 5 stuks`. */
function inWords({ name, cents, deliveryCents, vatBasisPoints, stock }: Said): string {
  const parts = [
    name,
    cents === null ? 'geen prijs' : formatEuro(cents),
    deliveryCents === null ? null : `bezorgen ${formatEuro(deliveryCents)}`,
    vatBasisPoints === null ? null : `${formatPercentage(vatBasisPoints)}% btw`,
    stock === null ? null : `${stock} stuks`,
  ]
  return parts.filter((one) => one !== null).join(', ')
}

async function writeProduct(
  { client }: Carrying,
  { name, cents, vatBasisPoints, stock }: OldProduct,
  ours: OurProduct[],
): Promise<OurProduct> {
  const code = freeSlug(name, 'product', new Set(ours.map((one) => one.code)))
  const vat = vatBasisPoints === 900 ? 'food' : vatBasisPoints === 0 ? 'none' : 'standard'
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO products (code, name, cents, vat_category, stock, sort, source)
     SELECT $1, $2, $3, $4, $5, coalesce(max(sort), 0) + 1, 'oude site' FROM products RETURNING id`,
    [code, name, cents, vat, stock],
  )
  const written: OurProduct = {
    id: rows[0]!.id,
    code,
    name,
    cents,
    deliveryCents: null,
    stock,
    vatCategory: vat,
  }
  ours.push(written)
  return written
}

/**
 * A house without prices of breakfast sells it at those of the old site from today on.
 *
 * @returns the prices that it has now, cents
 */
async function bringTariff(
  { client, today }: Carrying,
  { cents, deliveryCents }: OldProduct,
): Promise<Partial<Said>> {
  const { rowCount } = await client.query(
    `INSERT INTO breakfast_tariffs (valid_from, box_cents, delivery_cents, kids_box_cents, source)
     SELECT $1, $2::int, $3, $4, 'oude site' WHERE $2::int IS NOT NULL AND NOT EXISTS (SELECT FROM breakfast_tariffs)`,
    [formatDay(today), cents, deliveryCents ?? 0, KIDS_BOX_CENTS],
  )
  if (rowCount)
    await client.query('UPDATE products SET active = true WHERE code = $1', [breakfastBoxId])
  const { rows } = await client.query<Partial<Said>>(
    `SELECT box_cents AS cents, delivery_cents AS "deliveryCents" FROM breakfast_tariffs
     WHERE valid_from <= $1 ORDER BY valid_from DESC LIMIT 1`,
    [formatDay(today)],
  )
  return rows[0] ?? {}
}
