import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { addUp } from '../../rules/invoices/add-up.ts'
import type { PricedLines } from '../../rules/quotes/quote.ts'
import { splitVat } from '../../rules/vat/split-vat.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { quoteSql } from '../folios/folios.ts'
import { readSale } from './sale-row.ts'
import type { SaleReceiptView } from './sale-shape.ts'
import { saleView } from './sale-view.ts'

/** The receipt of a sale: what was sold and paid, the house's data, and the VAT by rate. */
@Injectable()
export class SaleReceipts {
  constructor(
    private readonly pool: Pool,
    private readonly facts: FactsCache,
  ) {}

  /** Null where there is no such sale, or it was not made. */
  async of(id: string): Promise<SaleReceiptView | null> {
    const row = await readSale(this.pool, id)
    if (row?.step !== 'done') return null
    const { facts, property } = await this.facts.fresh()
    const { rows } = await this.pool.query<{ quote: PricedLines | null }>(
      `SELECT ${quoteSql('$1::uuid')} AS quote`,
      [id],
    )
    const { rates } = addUp(
      (rows[0]?.quote?.lines ?? []).map(({ name = '', cents, persons, ...line }) => ({
        description: name,
        persons,
        grossCents: cents,
        ...splitVat(cents, line.vatBasisPoints),
        vatCategory: line.vatCategory,
        vatBasisPoints: line.vatBasisPoints,
      })),
    )
    const { name, phone, email, kvk, vatId } = property
    const place = [property.address, `${property.postcode} ${property.city}`.trim()]
    const address = place.filter((part) => part !== '').join(', ')
    return {
      sale: saleView(row, facts.readings),
      house: { name, address, phone, email, kvk, vatId },
      rates: [...rates],
    }
  }
}
