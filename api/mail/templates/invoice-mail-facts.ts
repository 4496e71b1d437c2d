import type { Invoice } from '../../../rules/invoices/invoice.ts'
import type { MailFacts, MailSource } from '../mail-template.ts'

/** What the mail that brings an invoice tells. */
export interface InvoiceMailFacts extends MailFacts {
  document: Invoice
  /** The invoice as PDF, base64. */
  pdf: string
}

/**
 * Reads an invoice that is to be mailed, and draws it.
 *
 * @param mailingId the row of `invoice_mailings` that asks for it
 */
export async function invoiceMailFacts(
  { pool, known, drawInvoice }: MailSource,
  _folioId: string,
  mailingId: string,
): Promise<InvoiceMailFacts | null> {
  const { rows } = await pool.query<{ document: Invoice; email: string }>(
    `SELECT i.document, m.email FROM invoice_mailings m JOIN invoices i ON i.id = m.invoice_id
     WHERE m.id::text = $1`,
    [mailingId],
  )
  if (!rows[0]) return null
  const { document, email } = rows[0]
  return {
    recipient: { name: document.buyer.name, email },
    number: document.number,
    property: known.property,
    document,
    pdf: (await drawInvoice(document)).toString('base64'),
  }
}
