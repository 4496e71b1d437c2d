import type pg from 'pg'
import { expect } from 'vitest'
import type { FolioInvoicesView } from '../../../api/invoices/invoice-shapes.ts'
import type { Invoice } from '../../../rules/invoices/invoice.ts'
import { someBuyer } from '../invoices/some-buyer.ts'
import type { SignedIn } from '../setup/signed-in.ts'

const INVOICES = '/api/back-office/invoices'

/**
 * Invoices an order as staff do: an invoice that says otherwise is taken back for the new one, and
 * where nothing is left it is taken back alone.
 */
export async function invoiceOrder(staff: SignedIn, folioId: string): Promise<void> {
  const { body } = await staff.get<FolioInvoicesView>(`${INVOICES}/of/${folioId}`)
  const { lines, standingId: standing } = body
  if (lines === 0 && standing === null) return
  const { status } =
    lines === 0
      ? await staff.post(`${INVOICES}/${standing}/credit`)
      : await staff.post(INVOICES, { folioId, buyer: someBuyer, replaces: standing ?? undefined })
  expect(status).toBe(200)
}

/** Every invoice and credit note. */
export async function invoicesOf(pool: pg.Pool): Promise<Invoice[]> {
  const { rows } = await pool.query<{ document: Invoice }>('SELECT document FROM invoices')
  return rows.map(({ document }) => document)
}
