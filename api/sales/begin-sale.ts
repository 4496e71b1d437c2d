import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import type { PropertyFacts } from '../../rules/availability/property-facts.ts'
import { cashDeskRefusalText } from '../../rules/cash-desk/cash-desk-refusal-text.ts'
import type { BillLine, ProductLine, SaleLine } from '../../rules/cash-desk/sale-line.ts'
import { saleQuote } from '../../rules/cash-desk/sale-quote.ts'
import { refuseSale, salePrice } from '../../rules/cash-desk/sale.ts'
import type { FieldError } from '../../rules/forms/field-error.ts'
import { stockAfterSale } from '../../rules/products/stock-after-sale.ts'
import { quoteChosenExtras } from '../../rules/quotes/chosen-extras.ts'
import { Notifier } from '../database/notifier.ts'
import { Clock } from '../environment/clock.ts'
import { Refused, invalidInput, plainError, changedMeanwhile } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { requestHash } from '../requests/idempotency-key.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { refuseClosedDay } from './sale-acts.ts'
import { type SaleRow, readSale, saleOf } from './sale-row.ts'
import type { AskedSale, SaleView } from './sale-shape.ts'
import { SaleViews } from './sale-views.ts'

type Wrong = FieldError[]

const UNKNOWN_PRODUCT = 'Dit product is er niet (meer).'
const TWICE = 'Dit staat al op de bon.'
const PAID = 'Voor deze rekening is niets (meer) te betalen.'
const TOO_HIGH = 'Dit is meer dan er nog open staat.'
const DISCOUNT_ON_BILL =
  'De korting is hoger dan wat hier wordt verkocht. Een rekening krijgt haar korting bij de boeking of bestelling.'
const TOTAL_CHANGED =
  'De prijs is intussen veranderd. Er is niets verkocht. Bekijk het nieuwe totaal.'
const OTHER_SALE = 'Met dit kenmerk is al een andere verkoop begonnen. Begin opnieuw bij de kassa.'

/** The cash desk (BO §2, §4): what is on a receipt becomes a sale, at the prices of today. */
@Injectable()
export class BeginSale {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
    private readonly facts: FactsCache,
    private readonly views: SaleViews,
  ) {}

  /**
   * Begins a sale; the same id with the same content is the same sale. None begins on a day whose
   * desk is closed.
   *
   * @throws Refused `day-closed`; and each at its field: what is not sold, what is not in stock, a bill
   *   without anything to pay or with less than asked, a discount above what the desk sells itself; and a
   *   total that is not the one that was seen
   */
  async begin(asked: AskedSale, { name, staffId }: StaffMember): Promise<SaleView> {
    const hash = requestHash(asked)
    const known = await readSale(this.pool, asked.id)
    if (known) return this.known(known, hash)
    await refuseClosedDay(this.pool, this.clock.today())
    const { lines, priceCents } = await this.price(asked, name)
    const { kind = null, cents = 0, reason = null } = asked.discount ?? {}
    const at = new Date(this.clock.now())
    await this.pool.query(
      `INSERT INTO sales (id, step, request_hash, employee, staff_id, lines, discount_kind, discount_cents, discount_reason, price_cents, begun_at)
       VALUES ($1, 'method', $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (id) DO NOTHING`,
      [asked.id, hash, name, staffId, JSON.stringify(lines), kind, cents, reason, priceCents, at],
    )
    this.notifier.publish('sales', asked.id)
    return this.known((await readSale(this.pool, asked.id))!, hash)
  }

  private async known(row: SaleRow, hash: string): Promise<SaleView> {
    if (row.requestHash === hash) return this.views.of(row)
    throw new Refused(plainError('idempotency-key-reused', OTHER_SALE))
  }

  /** The lines of a sale and what they come to, before any rounding of cash. */
  private async price(
    asked: AskedSale,
    employee: string,
  ): Promise<{ lines: SaleLine[]; priceCents: number }> {
    const { facts } = await this.facts.fresh()
    const wrong: Wrong = []
    const products = await this.productLines(asked, facts, wrong)
    const bills = await this.billLines(asked, wrong)
    const lines = [...products, ...bills]
    const sold = products.reduce((sum, { cents }) => sum + cents, 0)
    const { id, discount } = asked
    if ((discount?.cents ?? 0) > sold) {
      const text = bills.length > 0 ? DISCOUNT_ON_BILL : cashDeskRefusalText('invalid-discount')
      wrong.push({ field: 'discount.cents', text })
    }
    if (wrong.length > 0) throw new Refused(invalidInput(wrong))
    const sale = saleOf({ id, employee, lines, discount })
    const refusal = refuseSale(sale)
    if (refusal) {
      const text = cashDeskRefusalText(refusal)
      throw new Refused(invalidInput([{ field: 'products', text }], text))
    }
    const priceCents = salePrice(sale)
    if (priceCents !== asked.totalCents) throw new Refused(changedMeanwhile(TOTAL_CHANGED))
    return { lines, priceCents }
  }

  private async productLines(
    { products }: AskedSale,
    { priceList, readings }: PropertyFacts,
    wrong: Wrong,
  ): Promise<ProductLine[]> {
    const { today } = this.clock.moment()
    const { rows } = await this.pool.query<{ code: string; name: string; left: number | null }>(
      'SELECT code, name, stock AS left FROM products WHERE code = ANY ($1) AND active',
      [products.map(({ code }) => code)],
    )
    return products.flatMap(({ code, pieces, days }, place): ProductLine[] => {
      const field = `products.${place}`
      const stock = rows.find((row) => row.code === code)
      const isTwice = products.findIndex((one) => one.code === code) < place
      if (stock === undefined || isTwice) {
        wrong.push({ field, text: isTwice ? TWICE : UNKNOWN_PRODUCT })
        return []
      }
      const stay = { arrival: today, departure: today, persons: pieces }
      const quoted = quoteChosenExtras([{ id: code, pieces, days }], stay, priceList, readings)
      if (!quoted.ok) {
        wrong.push({ field, text: stock.left === 0 ? noneLeft(0) : quoted.refused[0]!.text })
        return []
      }
      if (!stockAfterSale(stock.left, pieces).ok) {
        wrong.push({ field, text: noneLeft(stock.left ?? 0) })
        return []
      }
      const quote = quoted.lines
      const cents = saleQuote(quote, null).totalCents
      return [{ what: 'product', code, name: stock.name, pieces, days, cents, quote }]
    })
  }

  private async billLines({ bills }: AskedSale, wrong: Wrong): Promise<BillLine[]> {
    const open = await this.views.openBills(bills.map(({ folioId }) => folioId))
    return bills.flatMap(({ folioId, cents }, place): BillLine[] => {
      const bill = open.find((one) => one.folioId === folioId)
      const isTwice = bills.findIndex((one) => one.folioId === folioId) < place
      const text = isTwice ? TWICE : !bill ? PAID : cents > bill.balanceCents ? TOO_HIGH : null
      if (text !== null || !bill) {
        wrong.push({ field: `bills.${place}`, text: text ?? PAID })
        return []
      }
      const { kind, number, guest } = bill
      return [{ what: 'bill', folioId, kind, number, guest, cents }]
    })
  }
}

function noneLeft(left: number): string {
  return left === 0 ? 'Hiervan is er geen meer.' : `Hiervan zijn er nog maar ${left}.`
}
