import type { FastifyReply } from 'fastify'
import type { Invoice } from '../../rules/invoices/invoice.ts'
import { printInvoice } from '../invoice-documents/print-invoice.ts'
import { fileName } from '../mail/templates/invoice-mail.ts'
import { sendFile } from '../requests/send-file.ts'

/** Answers an invoice as PDF. */
export async function sendInvoicePdf(reply: FastifyReply, invoice: Invoice): Promise<void> {
  const content = await printInvoice(invoice)
  await sendFile(reply, { name: `${fileName(invoice)}.pdf`, type: 'application/pdf', content })
}
