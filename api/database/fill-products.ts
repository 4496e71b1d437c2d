import type { ClientBase } from 'pg'
import { breakfastBoxId } from '../../rules/products/product.ts'
import { startingProducts } from '../../rules/products/starting-products.ts'
import { words } from '../../rules/texts/all-words.ts'
import type { FirstPrices } from './fill-price-list.ts'

/**
 * Gives a property the products it starts with. A real one the breakfast box alone, switched off: its
 * prices are the owner's to fill in. A demo also the extras of BO §9. Once: from then on staff keep
 * them, and what they take out stays out.
 */
export async function fillProducts(client: ClientBase, which: FirstPrices): Promise<void> {
  const { rowCount } = await client.query(
    `INSERT INTO settings (key, value) VALUES ('products', '{"filled": true}') ON CONFLICT DO NOTHING`,
  )
  if (!rowCount) return
  const byLaw = which === 'by-law'
  const first = startingProducts(words().breakfast.box).filter(
    ({ id }) => !byLaw || id === breakfastBoxId,
  )
  for (const [sort, product] of first.entries()) {
    const { id, name, unit, cents, vatCategory, stock, minimumPersons, minimumNights } = product
    await client.query(
      `INSERT INTO products (code, name, unit, cents, vat_category, stock, minimum_persons, minimum_nights, sort, source, active)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        id,
        name,
        unit,
        cents,
        vatCategory,
        stock,
        minimumPersons,
        minimumNights,
        sort,
        product.source,
        !byLaw,
      ],
    )
  }
}
