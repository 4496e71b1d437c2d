/**
 * What stands on invoices, credit notes and receipts around their lines (BO §2, §3). Own words. A
 * document that is issued keeps the words of its day.
 */
export const invoiceDocumentTexts = {
  invoice: 'Factuur {number}',
  creditNote: 'Creditnota {number}',
  receipt: 'Bon {number}',
  /** What a file is called, before its number: `factuur-F2026-0001.pdf`. */
  invoiceFile: 'factuur',
  creditNoteFile: 'creditnota',
  receiptFile: 'bon',

  invoiceNumber: 'Factuurnummer',
  creditNoteNumber: 'Nummer',
  date: 'Datum',
  creditedInvoice: 'Bij factuur',
  dueOn: 'Vervaldatum',
  order: 'Bestelling',
  suppliedOn: 'Geleverd op',
  suppliedFrom: 'Geleverd van',
  suppliedUntil: 'tot',
  buyer: 'Voor',
  kvk: 'KVK {number}',
  vatId: 'Btw-id {number}',
  account: 'IBAN {iban}',

  description: 'Omschrijving',
  vat: 'Btw',
  amountInEuro: 'Bedrag in €',
  forPersons: '{what}, {n} pers.',
  pieces: '{what}, {n} ×',
  rate: '{n}\u00a0%',
  noRate: 'geen',
  total: 'Totaal',
  paid: 'Betaald',
  toPay: 'Nog te betalen',
  toGetBack: 'Terug te krijgen',

  vatByRate: 'Btw per tarief',
  rateHead: 'Tarief',
  withoutVat: 'Zonder btw',
  withVat: 'Met btw',
  outsideVat: 'Buiten de btw',
  together: 'Samen',
  rounding: 'Verschil met de btw per regel',

  takesBack: 'Met deze creditnota vervalt factuur {number} helemaal.',
  isPaid: 'Deze factuur is betaald.',
  comesBack: 'Er komt {amount} terug.',
  payWithin: 'Te betalen binnen {days} dagen, uiterlijk {day}: {amount}. Vermeld daarbij {number}.',
  payWithinTo:
    'Te betalen binnen {days} dagen, uiterlijk {day}: {amount} op {iban} ten name van {seller}. Vermeld daarbij {number}.',
  noInvoice: 'Deze bon is geen factuur.',
  sheet: 'Blad {sheet} van {sheets}',

  /** In the file for bookkeeping. */
  payBy: 'Te betalen uiterlijk op {day}',
  allPaid: 'Betaald',
  roundingReason: 'Afrondingsverschil btw',
  outsideVatReason: 'Buiten de btw: toeristenbelasting of borg',
} as const
