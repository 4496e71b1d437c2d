import type { Invoice } from './invoice.ts'

/**
 * Whether an invoice still tells what the order is and to whom: the same lines at the same rates,
 * supplied on the same days, for the same buyer. When it was issued and what was paid meanwhile
 * does not matter: money that comes in makes no invoice wrong.
 */
export function saysTheSame(issued: Invoice, asked: Invoice): boolean {
  return JSON.stringify(content(issued)) === JSON.stringify(content(asked))
}

function content({ lines, suppliedFrom, suppliedUntil, buyer }: Invoice): unknown {
  const { name, address, postcode, city, country, kvk, vatId } = buyer
  return [
    suppliedFrom,
    suppliedUntil,
    [name, address, postcode, city, country, kvk, vatId],
    lines.map((line) => [
      line.description,
      line.persons,
      line.grossCents,
      line.vatCategory,
      line.vatBasisPoints,
    ]),
  ]
}
