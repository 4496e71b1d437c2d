import { Injectable } from '@nestjs/common'
import type { PoolClient } from 'pg'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import type { BillLine, ProductLine } from '../../rules/cash-desk/sale-line.ts'
import { saleQuote } from '../../rules/cash-desk/sale-quote.ts'
import { saleNumber } from '../../rules/numbering/sale-number.ts'
import { stockAfterSale } from '../../rules/products/stock-after-sale.ts'
import { vatRateOn } from '../../rules/vat/vat-rate-on.ts'
import { Refused, plainError } from '../errors/refused.ts'
import type { KnownProperty } from '../facts/known-property.ts'
import { addEntry, entriesOf, openFolio } from '../folios/folios.ts'
import type { Asked } from '../orders/acts.ts'
import { PaymentOwners, enterInHand, takeBackInHand } from '../payments/payment-owner.ts'
import { SaleTerms, storeTerms } from '../quotes/sale-terms.ts'
import { addEvent, tellOutbox } from '../subjects/events.ts'
import { type SaleRow, saleSubject } from './sale-row.ts'

type AskedOfSale = Asked<SaleRow>

/**
 * What a sale writes beside itself, in the transaction of its act: the money on its own folio and on
 * those of the bills, and the stock. Either all of it is written or nothing.
 */
@Injectable()
export class SaleLedger {
  constructor(
    private readonly owners: PaymentOwners,
    private readonly terms: SaleTerms,
  ) {}

  /**
   * 'Ja': the number, the money and the stock of a sale that stands at 'confirm'.
   *
   * @throws Refused with the bill that was paid meanwhile
   */
  async enter(client: PoolClient, asked: AskedOfSale, known: KnownProperty): Promise<void> {
    const { order, at, by } = asked
    const { id } = order
    const method = order.method!
    const { rows } = await client.query<{ running: number }>(
      `SELECT nextval('sale_number_seq')::int AS running`,
    )
    const number = saleNumber(momentInAmsterdam(at.getTime()).today, rows[0]!.running)
    for (const { folioId, kind, number: bill, cents } of billsOf(order)) {
      const receipt = { cents, method, at, by, key: billKey(folioId, id) }
      const inHand = await this.owners.of(kind).lockForHand(client, folioId)
      if (!inHand || (await enterInHand(client, inHand, receipt)))
        throw new Refused(plainError('sale-not-now', paidMeanwhile(bill)))
    }
    await this.billsChanged(client, asked)
    await this.sell(client, asked, { number, known })
    const data = { cents: order.settlement!.dueCents, method }
    await addEvent(client, saleSubject(id), { kind: 'sold', at, by, data })
    const short: { name: string; pieces: number }[] = []
    await moveStock(client, asked, (stock, { name, pieces }) => {
      const left = stockAfterSale(stock, pieces)
      if (left.ok) return left.stock!
      short.push({ name, pieces: pieces - stock })
      return 0
    })
    await client.query(
      `UPDATE sales SET step = 'done', number = $2, done_at = $3, done_by = $4, short = $5, version = version + 1 WHERE id = $1`,
      [id, number, at, by, JSON.stringify(short)],
    )
  }

  /**
   * A sale that was a mistake: what was sold is taken back, all that was paid goes back the way it
   * came, and the stock is as it was. Nothing is deleted: each of it is an entry of its own.
   *
   * @throws Refused with the bill with which more happened meanwhile
   */
  async takeBack(client: PoolClient, asked: AskedOfSale, reason: string): Promise<void> {
    const { order, at, by } = asked
    const { id } = order
    for (const { folioId, kind, number } of billsOf(order)) {
      const key = billKey(folioId, id)
      const receipt = (await entriesOf(client, folioId)).find((entry) => entry.key === key)
      const inHand = await this.owners.of(kind).lockForHand(client, folioId)
      if (!receipt || !inHand || !(await takeBackInHand(client, inHand, receipt, { at, by })))
        throw new Refused(plainError('sale-not-now', goneOn(number)))
    }
    await this.billsChanged(client, asked)
    await takeBackOwn(client, asked)
    const data = { cents: order.settlement!.dueCents, method: order.method! }
    await addEvent(client, saleSubject(id), { kind: 'sale-taken-back', at, by, data })
    // What was sold beyond the stock never left it.
    await moveStock(client, asked, (stock, { name, pieces }) => {
      const short = order.short.find((one) => one.name === name)?.pieces ?? 0
      return stock + pieces - short
    })
    await client.query(
      `UPDATE sales SET taken_back_at = $2, taken_back_by = $3, take_back_reason = $4, version = version + 1 WHERE id = $1`,
      [id, at, by, reason],
    )
  }

  /** The bills have news of money, as if it moved on their own pages. */
  private async billsChanged(client: PoolClient, { order, changed }: AskedOfSale): Promise<void> {
    for (const { folioId: id, kind } of billsOf(order)) {
      await tellOutbox(client, { kind, id }, 'payment-changed')
      changed(this.owners.of(kind).noun, id)
    }
  }

  /**
   * What the desk sells itself, and the rounding of cash, are the sale's own folio, whose balance is
   * nothing. A sale of bills alone that was not rounded has none.
   */
  private async sell(
    client: PoolClient,
    { order, at, by }: AskedOfSale,
    { number, known }: { number: string; known: KnownProperty },
  ): Promise<void> {
    const { id, method, discount } = order
    const { facts, words } = known
    const { today } = momentInAmsterdam(at.getTime())
    const { roundingCents } = order.settlement!
    const lines = productsOf(order)
      .flatMap(({ quote }) => quote)
      // The supply is now, whenever the receipt was begun.
      .map((line) => ({
        ...line,
        vatBasisPoints: vatRateOn(facts.priceList.vat, line.vatCategory, today),
      }))
    if (lines.length === 0 && roundingCents === 0) return
    await openFolio(client, { id, kind: 'sale', number, at })
    const named = discount && {
      cents: discount.cents,
      name: `${words.cashDesk.discount}: ${discount.reason}`,
    }
    const quote = saleQuote(lines, named)
    const entry = { folioId: id, at, by }
    if (lines.length > 0) {
      const terms = this.terms.of(facts)
      await storeTerms(client, terms, at)
      const sold = { kind: 'sold', cents: quote.totalCents, quote, termsId: terms.id } as const
      await addEntry(client, { ...entry, ...sold, key: `sold-${id}` })
    }
    if (roundingCents !== 0) {
      const rounded = { kind: 'changed', cents: roundingCents, note: 'rounding' } as const
      await addEntry(client, { ...entry, ...rounded, key: `rounded-${id}` })
    }
    const cents = -(quote.totalCents + roundingCents)
    if (cents !== 0)
      await addEntry(client, { ...entry, kind: 'received', method, cents, key: `received-${id}` })
  }
}

/** By their ids, as their folios were locked. */
function billsOf({ lines }: SaleRow): BillLine[] {
  const bills = lines.filter((line) => line.what === 'bill')
  return bills.toSorted((a, b) => (a.folioId < b.folioId ? -1 : 1))
}

function productsOf({ lines }: SaleRow): ProductLine[] {
  return lines.filter((line) => line.what === 'product')
}

/** The key of the money that a sale received for a bill. */
function billKey(folioId: string, saleId: string): string {
  return `receipt-${folioId}-sale-${saleId}`
}

/**
 * Changes the stock of the products that are counted, and notes whose doing it is. What ran out since
 * the receipt was begun is sold all the same: its money is in the drawer and the guest has it in hand,
 * so it is the count in the shop that was wrong. The stock is then nothing, and staff count again.
 */
async function moveStock(
  client: PoolClient,
  { order, by, staffId, at, changed }: AskedOfSale,
  next: (stock: number, line: ProductLine) => number,
): Promise<void> {
  const lines = productsOf(order)
  for (const line of lines.toSorted((a, b) => (a.code < b.code ? -1 : 1))) {
    const { rows } = await client.query<{ stock: number | null }>(
      'SELECT stock FROM products WHERE code = $1 FOR UPDATE',
      [line.code],
    )
    const stock = rows[0]?.stock ?? null
    if (stock === null) continue
    await client.query(
      `WITH was AS (SELECT * FROM products WHERE code = $1),
         became AS (UPDATE products SET stock = $2 WHERE code = $1 AND stock <> $2 RETURNING *)
       INSERT INTO changes (noun, row_key, before, after, by, staff_id, at)
       SELECT 'products', became.id::text, to_jsonb(was), to_jsonb(became), $3, $4, $5 FROM became, was`,
      [line.code, next(stock, line), by, staffId, at],
    )
  }
  if (lines.length > 0) changed('products', null)
}

/** What the desk sold itself: all of it, with the rounding, in one entry each way. */
async function takeBackOwn(client: PoolClient, { order, at, by }: AskedOfSale): Promise<void> {
  const { id, method } = order
  const entries = await entriesOf(client, id)
  const sumOf = (kinds: string[]) =>
    entries.reduce((sum, { kind, cents }) => (kinds.includes(kind) ? sum + cents : sum), 0)
  const sold = sumOf(['sold', 'changed'])
  const paid = -sumOf(['received', 'refunded'])
  const entry = { folioId: id, at, by }
  if (sold !== 0 || productsOf(order).length > 0) {
    const changed = { kind: 'changed', cents: -sold, note: 'taken-back' } as const
    await addEntry(client, { ...entry, ...changed, key: `sale-taken-back-${id}` })
  }
  if (paid !== 0) {
    const refunded = { kind: 'refunded', method, cents: paid, key: `sale-refunded-${id}` } as const
    await addEntry(client, { ...entry, ...refunded })
  }
}

function paidMeanwhile(number: string): string {
  return `Rekening ${number} is intussen betaald of gewijzigd. Er is niets geboekt. Geef het geld terug en kies Nee.`
}

function goneOn(number: string): string {
  return `Met rekening ${number} is intussen meer gebeurd. Zet haar daar recht: hier kan dat niet meer.`
}
