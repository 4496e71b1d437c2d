import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { ratesOf } from '../../rules/invoices/rates-of.ts'
import { propertyAddress } from '../../rules/property/property-address.ts'
import type { PricedLines } from '../../rules/quotes/quote.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { quoteSql } from '../folios/folios.ts'
import { readSale, saleView } from './sale-row.ts'
import type { SaleReceiptView } from './sale-shape.ts'

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
    const { name, phone, email, kvk, vatId } = property
    const address = propertyAddress(property)
    return {
      sale: saleView(row, facts.readings),
      house: { name, address, phone, email, kvk, vatId },
      rates: ratesOf(rows[0]?.quote?.lines ?? []),
      hasInvoice: row.lines.some(({ what }) => what === 'product'),
    }
  }
}
