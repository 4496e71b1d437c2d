import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { z } from 'zod'
import { statesThatAllow } from '../../rules/bookings/booking-life.ts'
import { orderStatesThatAllow } from '../../rules/breakfast/breakfast-order-life.ts'
import type { Day } from '../../rules/calendar/day.ts'
import { type CashDeskRecord, cashDeskRecord } from '../../rules/cash-desk/cash-desk-record.ts'
import { discountKindName } from '../../rules/cash-desk/discount-kinds.ts'
import { ratesOf } from '../../rules/invoices/rates-of.ts'
import { propertyAddress } from '../../rules/property/property-address.ts'
import { type Extra, choosable, extrasOf } from '../../rules/quotes/extras.ts'
import type { PricedLines } from '../../rules/quotes/quote.ts'
import { textOf } from '../../rules/texts/words.ts'
import { dayBegins } from '../database/house-days.ts'
import { Clock } from '../environment/clock.ts'
import { Refused, plainError, orNotFound } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { quoteSql } from '../folios/folios.ts'
import { filterBy } from '../lists/list-filters.ts'
import { Lists, type Question, listOf } from '../lists/list-of.ts'
import { type ListPage, listDay } from '../lists/list-question.ts'
import { wordsAnywhere } from '../lists/search-words.ts'
import { dayColumn, euroColumn, textColumn } from '../spreadsheets/columns.ts'
import type { TypedColumn, TypedTable } from '../spreadsheets/typed-table.ts'
import { SALE_COLUMNS, type SaleRow, dayOf, readSale, saleOf, saleView } from './sale-row.ts'
import {
  NO_RECEIPT,
  type OpenBillView,
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

/** More than these nobody reads through while a guest waits. */
const MOST_BILLS = 12

/** Bills with something to pay that staff may receive money for. */
const OPEN = `SELECT b.folio_id AS "folioId", 'booking' AS kind, b.number, b.name AS guest, lower(b.stay) AS day, s.balance_cents AS "balanceCents"
  FROM folio_balances s JOIN bookings b USING (folio_id) WHERE s.balance_cents > 0 AND b.state = ANY ($1) AND (IT)
  UNION ALL
  SELECT b.folio_id, 'breakfast-order', b.number, b.name, b.delivery_day, s.balance_cents
  FROM folio_balances s JOIN breakfast_orders b USING (folio_id) WHERE s.balance_cents > 0 AND b.state = ANY ($2) AND (IT)`

/** Sales, what can be sold, and what guests have still to pay, as screens read them. */
@Injectable()
export class SaleViews {
  constructor(
    private readonly pool: Pool,
    private readonly facts: FactsCache,
    private readonly lists: Lists,
    private readonly clock: Clock,
  ) {}

  /** @throws Refused where there is no such sale */
  async one(id: string): Promise<SaleView> {
    const row = orNotFound(await readSale(this.pool, id), UNKNOWN_SALE)
    return this.of(row)
  }

  async of(row: SaleRow): Promise<SaleView> {
    const { facts } = await this.facts.fresh()
    return saleView(row, facts.readings)
  }

  async page(question: Question): Promise<ListPage<SaleView>> {
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
    const { facts, property, words } = await this.facts.fresh()
    const { rows } = await this.pool.query<{ quote: PricedLines | null }>(
      `SELECT ${quoteSql('$1::uuid')} AS quote`,
      [id],
    )
    const { name, phone, email, kvk, vatId } = property
    const address = textOf(words, propertyAddress(property))
    return {
      sale: saleView(row, facts.readings),
      house: { name, address, phone, email, kvk, vatId },
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

  /** Bills with something to pay, by number or name; those whose day is nearest to today first. */
  async findBills(words: string): Promise<OpenBillView[]> {
    return this.readBills(
      `b.number ILIKE $3 OR b.name ILIKE $3`,
      [wordsAnywhere(words.trim()), this.clock.today()],
      `ORDER BY abs(day - $4::date), number LIMIT ${MOST_BILLS}`,
    )
  }

  /** Those of these folios that have something to pay. */
  async openBills(folioIds: readonly string[]): Promise<OpenBillView[]> {
    return folioIds.length === 0 ? [] : this.readBills('b.folio_id = ANY ($3::uuid[])', [folioIds])
  }

  private async readBills(which: string, values: unknown[], order = ''): Promise<OpenBillView[]> {
    const { rows } = await this.pool.query<OpenBillView>(
      `SELECT "folioId", kind, number, guest, day::text, "balanceCents" FROM (${OPEN.replaceAll('IT', which)}) bill ${order}`,
      [statesThatAllow('mark-paid'), orderStatesThatAllow('mark-paid'), ...values],
    )
    return rows
  }
}

type SoldAlone = Extra & { unit: Exclude<Extra['unit'], 'stay'> }

function isSoldAlone(extra: Extra): extra is SoldAlone {
  return extra.minimumNights === 0 && extra.unit !== 'stay'
}

/** A sale under the names of BO §3, in the order of its list. */
interface ExportedSale extends CashDeskRecord {
  number: string | null
  discountCents: number
  discountReason: string | null
  /** What of it went to bills: revenue of the stay or the breakfast, not of the desk. */
  billsCents: number
  doneOn: Day
  takenBackOn: Day | null
}

/**
 * Beside the fields of BO §3: the number of the sale, the discount and its reason, what of it paid
 * bills, the rounding of cash, and when it was taken back.
 */
const columns: TypedColumn<ExportedSale>[] = [
  textColumn('number', 12, (sale) => sale.number),
  textColumn('payId', 38, (sale) => sale.payId),
  textColumn('paymentData', 13, (sale) => sale.paymentData),
  textColumn('paymentMethod', 15, (sale) => String(sale.paymentMethod)),
  euroColumn('totalPrice', (sale) => sale.totalPriceCents),
  euroColumn('regularPrice', (sale) => sale.regularPriceCents),
  textColumn('employee', 20, (sale) => sale.employee),
  textColumn('treatments', 40, (sale) => sale.treatments.join(', ')),
  euroColumn('price', (sale) => sale.priceCents),
  textColumn('isSaleSet', 10, (sale) => String(sale.isSaleSet)),
  textColumn('typeSale', 16, (sale) => sale.typeSale),
  euroColumn('discount', (sale) => sale.discountCents),
  textColumn('discountReason', 30, (sale) => sale.discountReason),
  euroColumn('bills', (sale) => sale.billsCents),
  euroColumn('rounding', (sale) => sale.roundingCents),
  dayColumn('takenBack', (sale) => sale.takenBackOn),
]

/**
 * The same for who reads it: Dutch heads and words, and a day is a day. The CSV keeps the names of
 * BO §3, by which other programs read it.
 */
const sheetColumns: TypedColumn<ExportedSale>[] = [
  textColumn('Nummer', 12, (sale) => sale.number),
  dayColumn('Datum', (sale) => sale.doneOn),
  textColumn('Betaald met', 13, (sale) => (sale.paymentMethod ? 'Contant' : 'Pin')),
  textColumn('Verkocht', 40, (sale) => sale.treatments.join(', ')),
  textColumn('Door', 20, (sale) => sale.employee),
  euroColumn('Voor korting', (sale) => sale.regularPriceCents),
  euroColumn('Korting', (sale) => sale.discountCents),
  textColumn('Soort korting', 16, (sale) => discountKindName(sale.typeSale)),
  textColumn('Reden', 30, (sale) => sale.discountReason),
  euroColumn('Prijs', (sale) => sale.priceCents),
  euroColumn('Afronding', (sale) => sale.roundingCents),
  euroColumn('Betaald', (sale) => sale.totalPriceCents),
  euroColumn('Voor rekeningen', (sale) => sale.billsCents),
  dayColumn('Teruggedraaid', (sale) => sale.takenBackOn),
  textColumn('Kenmerk', 38, (sale) => sale.payId),
]

/** The sales that were made in a period, by the names of BO §3: there and nowhere else. */
export function saleTable(
  lists: Lists,
  filter: { from: Day; until: Day },
  format: 'xlsx' | 'csv',
): TypedTable<ExportedSale> {
  async function* made() {
    for await (const rows of lists.all<SaleRow>(saleList, { sort: ['doneAt', 'ASC'], filter }))
      yield rows.map(exportedSale)
  }
  return { name: 'Kassa', columns: format === 'xlsx' ? sheetColumns : columns, parts: made() }
}

function exportedSale(sale: SaleRow): ExportedSale {
  const doneOn = dayOf(sale.doneAt!)
  return {
    ...cashDeskRecord(saleOf(sale), sale.method!, sale.settlement!, doneOn),
    number: sale.number,
    discountCents: sale.discount?.cents ?? 0,
    discountReason: sale.discount?.reason ?? null,
    billsCents: sale.lines.reduce(
      (sum, { what, cents }) => (what === 'bill' ? sum + cents : sum),
      0,
    ),
    doneOn,
    takenBackOn: sale.takenBack && dayOf(sale.takenBack.at),
  }
}
