import type { Invoice } from './invoice.ts'

/**
 * Whether an invoice still tells what the order is and to whom: the same lines at the same rates,
 * supplied on the same days, for the same buyer. When it was issued and what was paid meanwhile
 * does not matter: money that comes in makes no invoice wrong, nor do other words for the same.
 */
export function saysTheSame(issued: Invoice, asked: Invoice): boolean {
  // Older invoices have no `sold`: of those the descriptions are compared.
  const what = issued.lines.every(({ sold }) => sold !== undefined) ? 'sold' : 'description'
  return JSON.stringify(content(issued, what)) === JSON.stringify(content(asked, what))
}

function content(
  { lines, suppliedFrom, suppliedUntil, buyer }: Invoice,
  what: 'sold' | 'description',
): unknown {
  const { name, address, postcode, city, country, kvk, vatId } = buyer
  return [
    suppliedFrom,
    suppliedUntil,
    [name, address, postcode, city, country, kvk, vatId],
    lines.map((line) => [
      line[what],
      line.persons,
      line.grossCents,
      line.vatCategory,
      line.vatBasisPoints,
    ]),
  ]
}
