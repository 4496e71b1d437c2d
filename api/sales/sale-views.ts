import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { z } from 'zod'
import { ratesOf } from '../../rules/invoices/rates-of.ts'
import { propertyAddress } from '../../rules/property/property-address.ts'
import { type Extra, choosable, extrasOf } from '../../rules/quotes/extras.ts'
import type { PricedLines } from '../../rules/quotes/quote.ts'
import { dayBegins } from '../database/house-days.ts'
import { Refused, plainError } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { quoteSql } from '../folios/folios.ts'
import { Lists, listOf } from '../lists/list-of.ts'
import { filterBy } from '../lists/list-filters.ts'
import { type ListPage, listDay } from '../lists/list-question.ts'
import { SALE_COLUMNS, type SaleRow, readSale, saleView } from './sale-row.ts'
import {
  NO_RECEIPT,
  type SaleOfferView,
  type SaleReceiptView,
  type SaleView,
  UNKNOWN_SALE,
} from './sale-shape.ts'

const made = (sign: '>=' | '<') =>
  filterBy(listDay, (day, parameter) => `done_at ${sign} ${dayBegins(parameter(day))}`)

/** Sales that were made, or wait to be, as `GET /api/back-office/sales` lists them. */
export const saleList = listOf(
  {
    from: 'sales',
    as: 'sales',
    columns: SALE_COLUMNS,
    sorts: { begunAt: 'begun_at', doneAt: 'done_at' },
    always: ({ open }) => (open ? `step IN ('method', 'amount', 'confirm')` : `step = 'done'`),
    filters: {
      /** Begun, and neither made nor dropped. */
      open: filterBy(z.boolean(), () => 'true'),
      /** Made on this day or later, and before that one. */
      from: made('>='),
      until: made('<'),
    },
  },
  ['doneAt', 'DESC'],
)

/** Sales, and what can be sold, as screens read them. */
@Injectable()
export class SaleViews {
  constructor(
    private readonly pool: Pool,
    private readonly facts: FactsCache,
    private readonly lists: Lists,
  ) {}

  /** @throws Refused where there is no such sale */
  async one(id: string): Promise<SaleView> {
    const row = await readSale(this.pool, id)
    if (!row) throw new Refused(plainError('not-found', UNKNOWN_SALE))
    return this.of(row)
  }

  async of(row: SaleRow): Promise<SaleView> {
    const { facts } = await this.facts.fresh()
    return saleView(row, facts.readings)
  }

  async page(question: z.output<typeof saleList.question>): Promise<ListPage<SaleView>> {
    const { rows, ...page } = await this.lists.page<SaleRow>(saleList, question)
    const { facts } = await this.facts.fresh()
    return { ...page, rows: rows.map((row) => saleView(row, facts.readings)) }
  }

  /**
   * The receipt of a sale: what was sold and paid, the house's data, and the VAT by rate.
   *
   * @throws Refused where there is no such sale, or it was not made
   */
  async receipt(id: string): Promise<SaleReceiptView> {
    const row = await readSale(this.pool, id)
    if (row?.step !== 'done') throw new Refused(plainError('not-found', NO_RECEIPT))
    const { facts, property } = await this.facts.fresh()
    const { rows } = await this.pool.query<{ quote: PricedLines | null }>(
      `SELECT ${quoteSql('$1::uuid')} AS quote`,
      [id],
    )
    const { name, phone, email, kvk, vatId } = property
    return {
      sale: saleView(row, facts.readings),
      house: { name, address: propertyAddress(property), phone, email, kvk, vatId },
      rates: ratesOf(rows[0]?.quote?.lines ?? []),
      hasInvoice: row.lines.some(({ what }) => what === 'product'),
    }
  }

  /** What can be sold at the desk: what is offered, and needs no stay to go with. */
  async offer(): Promise<SaleOfferView> {
    const { facts } = await this.facts.fresh()
    const { rows } = await this.pool.query<{ code: string; stock: number | null }>(
      'SELECT code, stock FROM products',
    )
    const stockOf = new Map(rows.map(({ code, stock }) => [code, stock]))
    const extras = choosable(extrasOf(facts.readings, facts.priceList.extras))
    const products = extras.filter(isSoldAlone).map((extra) => ({
      code: extra.id,
      name: extra.name,
      unit: extra.unit,
      cents: extra.cents,
      stock: stockOf.get(extra.id) ?? null,
      fewest: extra.minimumPersons,
    }))
    return { products }
  }
}

type SoldAlone = Extra & { unit: Exclude<Extra['unit'], 'stay'> }

function isSoldAlone(extra: Extra): extra is SoldAlone {
  return extra.minimumNights === 0 && extra.unit !== 'stay'
}
