import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import type { Invoice } from '../../rules/invoices/invoice.ts'
import {
  type InvoiceCounter,
  invoiceNumber,
  nextInvoice,
} from '../../rules/numbering/invoice-number.ts'

/** An invoice or credit note as it is stored. */
export interface StoredInvoice {
  id: string
  folioId: string
  /** The id of the invoice that it takes back; null for an invoice. */
  credits: string | null
  document: Invoice
}

const COLUMNS = `i.id, i.folio_id AS "folioId", i.credits, i.document`

/** Null when there is none. */
export async function invoiceAt(on: Pool | PoolClient, id: string): Promise<StoredInvoice | null> {
  const { rows } = await on.query<StoredInvoice>(
    `SELECT ${COLUMNS} FROM invoices i WHERE i.id = $1`,
    [id],
  )
  return rows[0] ?? null
}

/** The credit note that takes an invoice back; null while none does. */
export async function creditNoteOf(
  on: Pool | PoolClient,
  invoiceId: string,
): Promise<StoredInvoice | null> {
  const { rows } = await on.query<StoredInvoice>(
    `SELECT ${COLUMNS} FROM invoices i WHERE i.credits = $1`,
    [invoiceId],
  )
  return rows[0] ?? null
}

/** The invoice of a folio that stands: the one that no credit note took back. */
export async function standingInvoice(
  on: Pool | PoolClient,
  folioId: string,
): Promise<StoredInvoice | null> {
  const { rows } = await on.query<StoredInvoice>(
    `SELECT ${COLUMNS} FROM invoices i WHERE i.folio_id = $1 AND i.credits IS NULL
       AND NOT EXISTS (SELECT FROM invoices note WHERE note.credits = i.id)`,
    [folioId],
  )
  return rows[0] ?? null
}

/**
 * Takes the next number of the series. The row stays locked until the transaction of `client` ends:
 * whoever issues next waits for it, so it is taken last.
 *
 * @param year of the day of issue
 */
export async function takeNumber(client: PoolClient, year: number): Promise<InvoiceCounter> {
  const { rows } = await client.query<InvoiceCounter>(
    'SELECT year, running FROM invoice_counter FOR UPDATE',
  )
  const next = nextInvoice(rows[0] ?? null, year)
  await client.query('UPDATE invoice_counter SET year = $1, running = $2', [
    next.year,
    next.running,
  ])
  return next
}

/** Stores an invoice under a number that was taken in the same transaction. */
export async function storeInvoice(
  client: PoolClient,
  invoice: {
    folioId: string
    credits: string | null
    at: Date
    by: string | null
    counter: InvoiceCounter
    document: Invoice
  },
): Promise<StoredInvoice> {
  const { folioId, credits, at, by, counter, document } = invoice
  const id = randomUUID()
  await client.query(
    `INSERT INTO invoices (id, number, year, running, folio_id, credits, issued_at, by, document)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      id,
      invoiceNumber(counter),
      counter.year,
      counter.running,
      folioId,
      credits,
      at,
      by,
      JSON.stringify(document),
    ],
  )
  return { id, folioId, credits, document }
}
