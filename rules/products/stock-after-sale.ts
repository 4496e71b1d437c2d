/** What is left of a product, or that there is not enough. */
export type StockAnswer = { ok: true; stock: number | null } | { ok: false; reason: 'not-in-stock' }

/**
 * The stock of a product after some pieces are sold (BO §2, §3; reading `product.stock`): each sale
 * lowers it, null is unlimited and stays so. Refuses more than there is. `pieces` is a whole number
 * of 1 or more.
 */
export function stockAfterSale(stock: number | null, pieces: number): StockAnswer {
  if (!(Number.isSafeInteger(pieces) && pieces >= 1))
    throw new RangeError(`${pieces} is no number of pieces`)
  if (stock === null) return { ok: true, stock }
  return stock >= pieces
    ? { ok: true, stock: stock - pieces }
    : { ok: false, reason: 'not-in-stock' }
}
