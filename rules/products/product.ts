import type { KeptExtra } from '../quotes/extras.ts'

/** What the house sells beside stays (BO §2, §3 Product). */
export interface Product extends KeptExtra {
  /** How many there are; null: as many as are asked for (reading `product.stock`). */
  stock: number | null
  active: boolean
}

/** The product that breakfast orders are of: its prices are dated rows (`breakfast_tariffs`). */
export const breakfastBoxId = 'breakfast-box'

/** Whether a product is offered: it is switched on, and there is one left. */
export function isOffered({ stock, active }: Pick<Product, 'stock' | 'active'>): boolean {
  return active && stock !== 0
}
