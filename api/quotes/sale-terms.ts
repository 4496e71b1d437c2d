import { hash } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import type { ClientBase } from 'pg'
import type { PropertyFacts } from '../../rules/availability/property-facts.ts'

/** What a sale is made with. Equal content has the same id: its SHA-256. */
export interface Terms {
  id: string
  priceList: object
  readings: object
}

/**
 * The price list, the readings and the words of pages that sales are made with, kept as long as the
 * sales (readings.md, "What was sold stays sold"; table `sale_terms`).
 */
@Injectable()
export class SaleTerms {
  /** By the price list of the facts: whatever is read with it changes with it. */
  private readonly known = new WeakMap<PropertyFacts['priceList'], Terms>()
  private readonly stored = new Set<string>()

  /** The terms that these facts sell by. */
  of(facts: PropertyFacts): Terms {
    const { priceList, roomTypes, readings, agreedPages } = facts
    const known = this.known.get(priceList)
    if (known) return known
    const rooms = roomTypes.map(({ id, slug, prices, vatBasisPoints }) => ({
      id,
      slug,
      prices,
      vatBasisPoints,
    }))
    const content = { priceList: { ...priceList, rooms, agreedPages }, readings }
    const terms = { id: hash('sha256', JSON.stringify(content), 'hex'), ...content }
    this.known.set(priceList, terms)
    return terms
  }

  /** Whether this process knows them to be in the database: then they need not be sent again. */
  isStored({ id }: Terms): boolean {
    return this.stored.has(id)
  }

  /** Notes that a sale with these terms was committed. */
  noteStored({ id }: Terms): void {
    this.stored.add(id)
  }
}

/** Stores terms with the sale that is made with them, in its transaction. */
export async function storeTerms(client: ClientBase, terms: Terms, at: Date): Promise<void> {
  const { id, priceList, readings } = terms
  await client.query(
    `INSERT INTO sale_terms (id, price_list, readings, first_used_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (id) DO NOTHING`,
    [id, JSON.stringify(priceList), JSON.stringify(readings), at],
  )
}
