/**
 * The last number of the series, as the counter keeps it: a row read and raised inside the
 * transaction that stores the invoice.
 */
export interface InvoiceCounter {
  year: number
  running: number
}

/**
 * The number of an invoice or credit note: the year and a running number of at least four digits,
 * `F2026-0001`. One series for both, apart from booking numbers.
 */
export function invoiceNumber({ year, running }: InvoiceCounter): string {
  return `F${year}-${String(running).padStart(4, '0')}`
}

/**
 * The counter after one more invoice in `year`: one up within a year, 1 in a new one. No number is
 * left out and none is used twice (Wet OB 1968, art. 35a). A year before the counter's goes on in
 * the counter's year, because a series never goes back.
 */
export function nextInvoice(last: InvoiceCounter | null, year: number): InvoiceCounter {
  return last === null || year > last.year
    ? { year, running: 1 }
    : { year: last.year, running: last.running + 1 }
}
