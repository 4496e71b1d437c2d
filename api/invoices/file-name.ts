import type { Invoice } from '../../rules/invoices/invoice.ts'

/** What the file of an invoice is called, without its ending: `factuur-F2026-0001`. */
export function fileName({ number, credits }: Pick<Invoice, 'number' | 'credits'>): string {
  return `${credits === null ? 'factuur' : 'creditnota'}-${number}`
}
