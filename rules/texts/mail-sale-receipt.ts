/** The mail that brings the receipt of a sale. Not in the documents. */
export const mailSaleReceiptTexts = {
  subject: 'Bon {number} van {property}',
  title: 'Je bon',
  thanks: 'Bedankt voor je aankoop. Dit is je bon.',
  number: 'Bon',
  soldOn: 'Datum',
  soldBy: 'Verkocht door',
  stay: 'Verblijf {number}',
  breakfast: 'Ontbijtbestelling {number}',
  /** How much of a product, hired for how long. */
  pieces: '{pieces} ×',
  piecesForDays: '{pieces} ×, {n} dagen',
  discount: 'Korting',
  /** The line of the reading `cash.rounding`. */
  rounding: 'Afronding op 5 cent',
  total: 'Totaal',
  cash: 'Contant',
  pin: 'Pin',
  change: 'Wisselgeld',
  vat: 'Btw',
  noVat: 'Geen btw',
  rate: '{n}%',
  vatOver: '{vat} over {net}',
  vatId: 'Btw-id',
  billHint: 'De btw over verblijf en ontbijt staat op de rekening daarvan.',
  takenBack: 'Deze verkoop is teruggedraaid: je hebt het bedrag teruggekregen.',
} as const
