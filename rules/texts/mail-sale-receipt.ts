/** The mail that brings the receipt of a sale. Not in the documents. */
export const mailSaleReceiptTexts = {
  subject: 'Bon {number} van {property}',
  title: 'Je bon',
  thanks: 'Bedankt voor je aankoop. Dit is je bon.',
  number: 'Bon',
  soldOn: 'Datum',
  soldBy: 'Verkocht door',
  total: 'Totaal',
  cash: 'Contant',
  pin: 'Pin',
  change: 'Wisselgeld',
  vat: 'Btw',
  noVat: 'Geen btw',
  vatOver: '{vat} over {net}',
  vatId: 'Btw-id',
  billHint: 'De btw over verblijf en ontbijt staat op de rekening daarvan.',
  takenBack: 'Deze verkoop is teruggedraaid: je hebt het bedrag teruggekregen.',
} as const
