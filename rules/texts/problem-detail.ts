/**
 * What an answer that is a refusal says more exactly than its reason does (`problem`), and the pages
 * that say it where no other page can be drawn. Not in the documents.
 */
export const problemDetailTexts = {
  orderKeyMissing: 'Deze bestelling heeft geen geldig kenmerk. Laad de pagina opnieuw.',
  orderKeyReused: 'Met dit kenmerk is al iets anders besteld. Laad de pagina opnieuw.',
  tooManyNights: 'Je hebt al veel nachten openstaan. Betaal die eerst, of wacht tot ze vervallen.',
  tooManyOrders:
    'Je hebt al meer ontbijtbestellingen openstaan. Betaal die eerst, of wacht tot ze vervallen.',
  tooManyForms:
    'Er zijn vanaf deze verbinding al veel formulieren verstuurd. Probeer het over een uur opnieuw, of bel ons.',
  unknownBooking: 'Deze boeking bestaat niet.',
  unknownOrder: 'Deze bestelling bestaat niet.',
  unknownGuestOrder: 'Deze boeking of bestelling bestaat niet.',
  unknownInvoice: 'Deze factuur bestaat niet.',
  unknownPage: 'Deze pagina bestaat niet.',
  linkNotWhole: 'De link uit de mail is niet compleet.',
  wrongLink: 'Deze link hoort niet bij deze bestelling. Gebruik de link uit de mail, of bel ons.',
  cancelledTooLate: 'Deze bestelling kun je niet meer zelf annuleren. Bel ons gerust.',
  unknownMethod: 'Kies een betaalmethode uit de lijst.',
  arrivalWindow: 'Kies een tijd van aankomst uit de lijst.',
  /** What a page of ours always sends. */
  totalMissing: 'Het totaal ontbreekt. Laad de pagina opnieuw.',
  incomplete: 'Er ontbreken gegevens. Laad de pagina opnieuw.',
  notValid: 'Deze waarde is niet geldig.',
  notReadable: 'Dit veld is niet leesbaar.',
  textTooLong: 'Deze tekst is te lang.',
  /** A request that nobody can read. */
  unreadable: 'Het verzoek is niet leesbaar.',
  late: 'Het verzoek kwam niet op tijd binnen. Probeer het opnieuw.',
  tooMuch: 'Er is te veel tekst meegestuurd.',
  addressTooLong: 'Het adres of het verzoek is te lang.',
  notJson: 'Stuur de gegevens als JSON.',
  /** The disk of the server is full, or broken. */
  notStored: 'Er kan nu even niets worden bewaard. Probeer het straks opnieuw.',
  pageBusy: 'Deze pagina kan nu even niet worden getoond. Probeer het straks opnieuw.',
  /** A page that needs nothing: its title, and what it says where no refusal says it. */
  titleNotFound: 'Niet gevonden',
  titleTooMany: 'Te veel verzoeken',
  titleUnavailable: 'Even niet bereikbaar',
  titleBroken: 'Er ging iets mis',
  pageBroken:
    'Deze pagina kan nu niet worden getoond. Er is niets veranderd aan een boeking. Probeer het over een minuut opnieuw.',
} as const
