import type { Supply } from './invoice-lines.ts'

/**
 * Whether an invoice can be made of what was sold: there is something, and it comes to more than
 * nothing. What was given back of an older invoice is a credit note.
 */
export function isInvoiceable({ lines }: Pick<Supply, 'lines'>): boolean {
  return lines.reduce((sum, { cents }) => sum + cents, 0) > 0
}
