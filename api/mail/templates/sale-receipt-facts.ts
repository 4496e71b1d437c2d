import type { PaymentMethod } from '../../../rules/cash-desk/cash-desk-record.ts'
import { type SaleLine, lineDetail, lineName } from '../../../rules/cash-desk/sale-line.ts'
import type { InvoiceRate } from '../../../rules/invoices/invoice.ts'
import { ratesOf } from '../../../rules/invoices/rates-of.ts'
import type { PricedLines } from '../../../rules/quotes/quote.ts'
import type { SummaryLine } from '../../../rules/quotes/summarise-lines.ts'
import { quoteSql } from '../../folios/folios.ts'
import type { MailFacts, MailSource } from '../mail-template.ts'

interface SaleRow {
  employee: string
  doneAt: Date
  discountCents: number
  discountReason: string | null
  method: PaymentMethod
  priceCents: number
  roundingCents: number
  receivedCents: number
  changeCents: number
  isTakenBack: boolean
}

/** What the mail that brings a receipt tells; all money in cents. */
export interface SaleReceiptFacts extends MailFacts, SaleRow {
  lines: SummaryLine[]
  /** Of what the desk sold itself. */
  rates: InvoiceRate[]
  /** Whether a stay or a breakfast order was paid, whose VAT stands on its own bill. */
  hasBills: boolean
}

type Row = SaleRow & {
  number: string
  email: string
  lines: SaleLine[]
  quote: PricedLines | null
}

/**
 * Reads the receipt that is to be mailed.
 *
 * @param mailingId the row of `sale_mailings` that asks for it
 */
export async function saleReceiptFacts(
  { pool, known: { property } }: MailSource,
  saleId: string,
  mailingId: string,
): Promise<SaleReceiptFacts | null> {
  const { rows } = await pool.query<Row>(
    `SELECT s.number, m.email, s.employee, s.lines, s.done_at AS "doneAt", s.discount_cents AS "discountCents",
       s.discount_reason AS "discountReason", s.method, s.price_cents AS "priceCents", s.rounding_cents AS "roundingCents",
       s.received_cents AS "receivedCents", s.change_cents AS "changeCents", s.taken_back_at IS NOT NULL AS "isTakenBack",
       ${quoteSql('s.id')} AS quote
     FROM sales s JOIN sale_mailings m ON m.sale_id = s.id
     WHERE s.id = $1 AND s.step = 'done' AND m.id::text = $2`,
    [saleId, mailingId],
  )
  if (!rows[0]) return null
  const { email, quote, lines, ...sale } = rows[0]
  return {
    ...sale,
    recipient: { name: email, email },
    property,
    lines: lines.map((line) => ({
      label: lineName(line),
      explanation: lineDetail(line),
      cents: line.cents,
    })),
    rates: ratesOf(quote?.lines ?? []),
    hasBills: lines.some(({ what }) => what === 'bill'),
  }
}
