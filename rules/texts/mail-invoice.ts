/** The mail that brings an invoice or a credit note. Not in the documents. */
export const mailInvoiceTexts = {
  subject: 'Factuur {number} van {property}',
  creditSubject: 'Creditnota {number} van {property}',
  title: 'Je factuur',
  creditTitle: 'Je creditnota',
  greeting: 'Beste {name},',
  attached: 'In de bijlage staat factuur {number} voor {order}.',
  creditAttached:
    'In de bijlage staat creditnota {number}. Daarmee vervalt factuur {credits} helemaal.',
  total: 'Totaal',
  vat: 'Waarvan btw',
  paid: 'Betaald',
  toPay: 'Nog te betalen',
  payBefore: 'Wil je {amount} uiterlijk {day} betalen?',
  payTo: 'Dat kan op {iban} ten name van {property}. Vermeld daarbij {number}.',
  allPaid: 'Alles is betaald. Je hoeft niets te doen.',
} as const
