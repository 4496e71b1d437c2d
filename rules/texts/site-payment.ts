/** Paying on the guest site: methods, the page of a pay link, and invoices. */
export const sitePaymentTexts = {
  /** What a guest agrees to by paying. */
  conditions: 'Als je annuleert',
  agreement:
    'Op je boeking gelden onze {terms}, {cancellation} en {houseRules}. Wat we met je gegevens doen, lees je bij {privacy}.',
  /** Said before a stay is booked (BW 6:230p, e): it is on fixed dates. */
  noWithdrawal:
    'Een verblijf op vaste data kent geen wettelijke bedenktijd: wat je bij annuleren terugkrijgt, staat in de annuleringsvoorwaarden.',
  terms: 'algemene voorwaarden',
  cancellation: 'annuleringsvoorwaarden',
  houseRules: 'huisregels',
  privacy: 'privacy',
  /** The ways to pay, and the button. */
  readingMethods: 'We halen de betaalmethoden op…',
  noMethods:
    'We kunnen de betaalmethoden nu niet laten zien. Je kiest straks op de pagina van de betaaldienst hoe je betaalt.',
  chooseMethod: 'Hoe wil je betalen?',
  pay: 'Betaal {amount}',
  busy: 'Even geduld',
  toPaymentPage: 'Naar de betaalpagina',
  whereYouPay: 'Je betaalt op de beveiligde pagina van de betaaldienst en komt daarna hier terug.',
  noAnswer: 'We kregen geen antwoord. Er is niets afgeschreven, probeer het opnieuw.',
  /** The page of a pay link. */
  linkTitle: 'Betaal je boeking',
  linkDescription: 'Wat er nog openstaat van je boeking, en hoe je het betaalt.',
  stillOpen: 'Dag {name}, er staat nog {amount} open.',
  roomCertain: 'Je kamer staat vast.',
  linkWorksUntil: 'Deze link werkt tot en met {day}.',
  /** The page of a pay link that has ended: `{link}` says until when it worked. */
  linkEndedTitle: 'Deze betaallink is verlopen',
  linkEnded:
    'Dag {name}, je boeking staat vast en er staat nog {amount} open. {link} Vraag ons een nieuwe; noem daarbij {number}. Heb je net betaald, dan hoef je niets te doen.',
  linkWorkedUntil: 'Deze link werkte tot en met {day}.',
  linkWorkedUntilNow: 'Deze link werkte tot nu toe.',
  newLinkSubject: 'Nieuwe betaallink voor {number}',
  /** How it stands with the invoices of a booking or an order: `{when}` such as 'bij vertrek'. */
  invoice: 'Factuur',
  invoicePdf: 'Factuur {number} (pdf)',
  creditNotePdf: 'Creditnota {number} (pdf)',
  invoiceRequested: 'Je factuur is aangevraagd: hij komt {when}.',
  atDeparture: 'bij vertrek',
  invoiceComes: 'Je vindt hem dan hier, en je krijgt hem per e-mail.',
  invoiceRefused: 'De factuur die je vroeg, is nog niet gemaakt.',
  invoiceLookedInto: 'We kijken ernaar. Heb je haast, bel of mail ons dan.',
  invoiceOtherwise: 'Moet er iets anders op staan? Bel of mail ons dan.',
  invoiceAtOnce: 'Heb je een factuur nodig? Die is er meteen.',
  invoiceLater: 'Heb je een factuur nodig? Vraag hem aan: hij komt {when}.',
  invoiceMailSubject: 'Mijn factuur',
  invoicesUnread: 'We konden niet kijken of er een factuur is.',
  tryAgain: 'Probeer het opnieuw',
  formMissing: 'Het formulier kwam niet. Probeer het opnieuw.',
  askInvoice: 'Factuur aanvragen',
  askOtherwise: 'Andere gegevens opgeven',
  /** The form of who an invoice is for. */
  buyerName: 'Naam of bedrijf',
  buyerStreet: 'Straat',
  buyerHouseNumber: 'Huisnummer',
  buyerPostcode: 'Postcode',
  buyerCity: 'Woonplaats',
  buyerCountry: 'Land',
  buyerVatId: 'Btw-id',
  buyerVatIdHint: 'Van een bedrijf, zoals NL001234567B01.',
  buyerEmail: 'E-mail voor de factuur',
  sendInvoiceForm: 'Vraag de factuur aan',
  closeInvoiceForm: 'Toch niet',
  invoiceNoAnswer: 'We kregen geen antwoord. Probeer het opnieuw: er komt één factuur.',
  /** What the payer reads at the payment provider and on a bank statement. */
  payForBooking: 'Boeking {number}',
  payForBreakfast: 'Ontbijtbestelling {number}',
  backForBooking: 'Terugbetaling boeking {number}',
  backForBreakfast: 'Terugbetaling ontbijtbestelling {number}',
} as const
