import type { EntityManager } from 'typeorm'

/** What staff type nowhere of a product, as it was when it was taken away. */
export interface RemovedProduct {
  sort: number
  source: string
  /** Null: it had no price of its own. */
  cents: number | null
}

/** What is known from the changes of a product that is gone; null where there never was one. */
export async function removedProduct(
  manager: EntityManager,
  code: string,
): Promise<RemovedProduct | null> {
  const [row]: ({ before: RemovedProduct } | undefined)[] = await manager.query(
    `SELECT before FROM changes
     WHERE noun = 'products' AND after IS NULL AND before ->> 'code' = $1
     ORDER BY id DESC LIMIT 1`,
    [code],
  )
  return row?.before ?? null
}
