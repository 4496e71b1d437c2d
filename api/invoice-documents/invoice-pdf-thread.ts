import type { Invoice, Receipt } from '../../rules/invoices/invoice.ts'
import { answerOnThread } from '../operation/answer-on-thread.ts'
import { invoicePdf, receiptPdf } from './invoice-pdf.ts'

/** What is drawn. */
export type Drawn = { invoice: Invoice } | { receipt: Receipt }

export const draw = (asked: Drawn): Promise<Uint8Array> =>
  'invoice' in asked ? invoicePdf(asked.invoice) : receiptPdf(asked.receipt)

answerOnThread(draw)
