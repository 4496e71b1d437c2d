import { Injectable } from '@nestjs/common'
import type { PoolClient } from 'pg'
import type { PropertyFacts } from '../../rules/availability/property-facts.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import { saleQuote } from '../../rules/cash-desk/sale-quote.ts'
import { saleNumber } from '../../rules/numbering/sale-number.ts'
import { stockAfterSale } from '../../rules/products/stock-after-sale.ts'
import { vatRateOn } from '../../rules/vat/vat-rate-on.ts'
import type { LiveNoun } from '../database/live-event.ts'
import { Notifier } from '../database/notifier.ts'
import { Clock } from '../environment/clock.ts'
import { Refused, plainError } from '../errors/refused.ts'
import { addEntry, lockFolio, openFolio } from '../folios/folios.ts'
import { PaymentOwners } from '../payments/payment-owner.ts'
import { SaleTerms, storeTerms } from '../quotes/sale-terms.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { addEvent } from '../subjects/events.ts'
import { tellOutbox } from '../subjects/outbox.ts'
import type { BillLine, ProductLine } from '../../rules/cash-desk/sale-line.ts'
import { type SaleRow, settlementOf } from './sale-row.ts'
import { SALE_KIND, saleSubject } from './sale-subject.ts'

/** The name of the 'Ja' that was said to a version of a sale. */
export function yesTo(version: number): string {
  return `yes-${version}`
}

/** A sale that is about to be made, and when, by whom. */
interface Made {
  row: SaleRow
  at: Date
  today: EpochDay
  by: string
  facts: PropertyFacts
}

/**
 * 'Ja' in one transaction: the number, the sale's own folio, the money on the folios of the bills,
 * and the stock. Either all of it is written or nothing.
 */
@Injectable()
export class CompleteSale {
  constructor(
    private readonly clock: Clock,
    private readonly notifier: Notifier,
    private readonly owners: PaymentOwners,
    private readonly terms: SaleTerms,
  ) {}

  /**
   * @param row as it stands at 'confirm', locked
   * @param afterCommit takes what is said once it is committed
   */
  async complete(
    client: PoolClient,
    row: SaleRow,
    { name: by, staffId }: StaffMember,
    facts: PropertyFacts,
    afterCommit: (tell: () => void) => void,
  ): Promise<void> {
    const at = new Date(this.clock.now())
    const made = { row, at, today: this.clock.moment().today, by, facts }
    await client.query(
      `SELECT set_config('kamersleutel.by', $1, true), set_config('kamersleutel.staff_id', $2, true), set_config('kamersleutel.at', $3, true)`,
      [by, staffId, at.toISOString()],
    )
    const { rows } = await client.query<{ running: number }>(
      `SELECT nextval('sale_number_seq')::int AS running`,
    )
    const number = saleNumber(made.today, rows[0]!.running)
    for (const bill of await lockBills(client, row)) {
      await this.receive(client, made, bill)
      afterCommit(() => this.tell(this.owners.of(bill.kind).noun, bill.folioId))
    }
    await this.sell(client, made, number)
    const { dueCents: cents } = settlementOf(row)!
    const data = { cents, method: row.method!, press: yesTo(row.version) }
    await addEvent(client, saleSubject(row.id), { kind: 'sold', at, by, data })
    const short = await lowerStock(
      client,
      row.lines.filter((line) => line.what === 'product'),
    )
    await client.query(
      `UPDATE sales SET step = 'done', number = $2, done_at = $3, done_by = $4, short = $5, version = version + 1 WHERE id = $1`,
      [row.id, number, at, by, JSON.stringify(short)],
    )
    if (row.receiptEmail !== null) await tellOutbox(client, saleSubject(row.id), 'receipt-mailing')
    if (row.lines.some((line) => line.what === 'product'))
      afterCommit(() => this.tell('products', null))
    afterCommit(() => this.notifier.say('outbox'))
  }

  /** The money for a bill is on its own folio, as if it was received on its own page. */
  private async receive(
    client: PoolClient,
    { row, at, by }: Made,
    { folioId, kind, number, cents }: BillLine,
  ): Promise<void> {
    const key = billKey(folioId, row.id)
    const receipt = { cents, method: row.method!, at, by, key }
    const refusal = await this.owners.of(kind).receive(client, folioId, receipt)
    if (refusal) throw new Refused(plainError('sale-not-now', paidMeanwhile(number)))
    await tellOutbox(client, { kind, id: folioId }, 'payment-changed')
  }

  /**
   * What the desk sells itself, and the rounding of cash, are the sale's own folio, whose balance is
   * nothing. A sale of bills alone that was not rounded has none.
   */
  private async sell(client: PoolClient, made: Made, number: string): Promise<void> {
    const { row, at, today, by, facts } = made
    const { id, method } = row
    const roundingCents = settlementOf(row)!.roundingCents
    const lines = row.lines
      .flatMap((line) => (line.what === 'product' ? line.quote : []))
      .map((line) => ({
        ...line,
        // The supply is now, whenever the receipt was begun.
        vatBasisPoints: vatRateOn(facts.priceList.vat, line.vatCategory, today),
      }))
    if (lines.length === 0 && roundingCents === 0) return
    await openFolio(client, { id, kind: SALE_KIND, number, at })
    const quote = saleQuote(
      lines,
      row.discountReason === null ? null : { cents: row.discountCents, reason: row.discountReason },
    )
    if (lines.length > 0) {
      const terms = this.terms.of(facts)
      await storeTerms(client, terms, at)
      const sold = { kind: 'sold', cents: quote.totalCents, quote, termsId: terms.id } as const
      await addEntry(client, { folioId: id, ...sold, at, by, key: `sold-${id}` })
    }
    if (roundingCents !== 0) {
      const rounded = { kind: 'changed', cents: roundingCents, note: 'rounding' } as const
      await addEntry(client, { folioId: id, ...rounded, at, by, key: `rounded-${id}` })
    }
    const paid = quote.totalCents + roundingCents
    if (paid !== 0) {
      const received = { kind: 'received', method, cents: -paid, key: `received-${id}` } as const
      await addEntry(client, { folioId: id, ...received, at, by })
    }
  }

  private tell(noun: LiveNoun, id: string | null): void {
    this.notifier.say('changed', JSON.stringify({ noun, id }))
  }
}

/** Locks the folios of the bills of a sale, by their ids and before any order. */
export async function lockBills(client: PoolClient, { lines }: SaleRow): Promise<BillLine[]> {
  const bills = lines
    .filter((line) => line.what === 'bill')
    .toSorted((a, b) => (a.folioId < b.folioId ? -1 : 1))
  for (const { folioId } of bills) await lockFolio(client, folioId)
  return bills
}

/** The key of the money that a sale received for a bill. */
export function billKey(folioId: string, saleId: string): string {
  return `receipt-${folioId}-sale-${saleId}`
}

/**
 * Lowers the stock of what was sold. What ran out since the receipt was begun is sold all the same:
 * its money is in the drawer and the guest has it in hand, so it is the count in the shop that was
 * wrong. The stock is then nothing, and staff are told to count again.
 *
 * @returns what was sold beyond the stock
 */
async function lowerStock(
  client: PoolClient,
  lines: readonly ProductLine[],
): Promise<{ name: string; pieces: number }[]> {
  const short: { name: string; pieces: number }[] = []
  for (const { code, name, pieces } of lines.toSorted((a, b) => (a.code < b.code ? -1 : 1))) {
    const { rows } = await client.query<{ stock: number | null }>(
      'SELECT stock FROM products WHERE code = $1 FOR UPDATE',
      [code],
    )
    const stock = rows[0]?.stock ?? null
    if (stock === null) continue
    const left = stockAfterSale(stock, pieces)
    if (!left.ok) short.push({ name, pieces: pieces - stock })
    await client.query('UPDATE products SET stock = $2 WHERE code = $1', [
      code,
      left.ok ? left.stock : 0,
    ])
  }
  return short
}

function paidMeanwhile(number: string): string {
  return `Rekening ${number} is intussen betaald of gewijzigd. Er is niets geboekt. Geef het geld terug en kies Nee.`
}
