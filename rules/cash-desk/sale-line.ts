import type { QuoteLine } from '../quotes/quote.ts'

/** Something that the desk sells itself. */
export interface ProductLine {
  what: 'product'
  /** The code of the product. */
  code: string
  name: string
  pieces: number
  /** Of what is hired by the day. */
  days: number
  cents: number
  /** As its folio takes it. */
  quote: QuoteLine[]
}

/** What is paid of a folio that is not the desk's: of a stay or a breakfast order. */
export interface BillLine {
  what: 'bill'
  folioId: string
  kind: 'booking' | 'breakfast-order'
  /** Of the booking or the order. */
  number: string
  /** Who pays it. */
  guest: string
  cents: number
}

/** A line of a sale as it is kept, with its price before discount. */
export type SaleLine = ProductLine | BillLine

/** What a line is called on a receipt: a product by its name, a bill by its number. */
export function lineName(line: SaleLine): string {
  return line.what === 'product' ? line.name : `${billWords[line.kind]} ${line.number}`
}

/** What stands below the name: `2 ×`, `1 ×, 3 dagen`, or who pays a bill; '' where nothing does. */
export function lineDetail(line: SaleLine): string {
  if (line.what === 'bill') return line.guest
  const days = line.days > 1 ? `, ${line.days} dagen` : ''
  return line.pieces === 1 && days === '' ? '' : `${line.pieces} ×${days}`
}

const billWords = { booking: 'Verblijf', 'breakfast-order': 'Ontbijtbestelling' } as const
