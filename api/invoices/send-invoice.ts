import type { FastifyReply } from 'fastify'
import type { Invoice } from '../../rules/invoices/invoice.ts'
import { printInvoice } from '../invoice-documents/print-invoice.ts'
import { sendFile } from '../requests/send-file.ts'

/** What the file of an invoice is called, without its ending: `factuur-F2026-0001`. */
export function fileName({ number, credits }: Pick<Invoice, 'number' | 'credits'>): string {
  return `${credits === null ? 'factuur' : 'creditnota'}-${number}`
}

/** Answers an invoice as PDF. */
export async function sendInvoicePdf(reply: FastifyReply, invoice: Invoice): Promise<void> {
  const content = await printInvoice(invoice)
  await sendFile(reply, { name: `${fileName(invoice)}.pdf`, type: 'application/pdf', content })
}
