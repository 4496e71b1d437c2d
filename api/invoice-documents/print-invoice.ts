import type { Invoice, Receipt } from '../../rules/invoices/invoice.ts'
import { Thread } from '../operation/thread.ts'
import type { Drawn, draw } from './invoice-pdf-thread.ts'

const LIMITS = { withinMs: 30_000, megabytes: 256 }

const thread = new Thread<typeof draw>('invoice-pdf-thread', import.meta.url, LIMITS)

/** `invoicePdf`, drawn while others are answered: a stay may have a hundred lines. */
export const printInvoice = (invoice: Invoice): Promise<Buffer> => print({ invoice })

/** `receiptPdf`, drawn the same way. */
export const printReceipt = (receipt: Receipt): Promise<Buffer> => print({ receipt })

const print = async (asked: Drawn) => Buffer.from(await thread.run(asked))
