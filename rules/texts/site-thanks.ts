/** The pages of the guest site that say how a booking stands. */
export const siteThanksTexts = {
  /** The page itself, while it is read, and what of it could not be read. */
  title: 'Je boeking',
  description: 'Hoe het staat met je boeking: de betaling, de kamer en de dagen.',
  yourBooking: 'je boeking',
  reading: 'We zoeken je boeking op…',
  /** In place of a booking that nobody knows, and of an old link. */
  unknownPage: 'Onbekende boeking',
  unknownTitle: 'Deze boeking kennen we niet',
  unknown: 'Misschien is het adres niet helemaal overgenomen.',
  oldLinkPage: 'Oude link',
  oldLinkTitle: 'Deze link werkt niet meer',
  oldLink: 'Hij is van onze oude website.',
  numberHelps:
    'Heb je een bevestiging gekregen, dan staat je boeking bij ons: bel of mail met het nummer dat erin staat.',
  mailSubject: 'Mijn boeking',
  /** The booking in a few facts. */
  booking: 'Boeking',
  room: 'Kamer',
  arrival: 'Aankomst',
  youCome: 'Je komt {when}.',
  departure: 'Vertrek',
  remark: 'Opmerking',
  received: 'Ontvangen',
  stillToPay: 'Nog te betalen',
  /** In one word: how the booking stands, or what its amount is called. */
  paid: 'Betaald',
  notYetPaid: 'Nog niet betaald',
  notPaid: 'Niet betaald',
  bookedUnpaid: 'Geboekt, nog te betalen',
  partPaid: 'Niet alles betaald',
  busy: 'Bezig',
  expired: 'Verlopen',
  paidLate: 'Laat betaald',
  tooLittle: 'Te weinig betaald',
  refunded: 'Teruggestort',
  cancelled: 'Geannuleerd',
  toPay: 'Te betalen',
  amount: 'Bedrag',
  /** Paid, or booked and still to pay. */
  confirmedTitle: 'Je sleutel hangt klaar',
  confirmed: 'Bedankt, {name}. De bevestiging gaat per e-mail naar {email}.',
  bookedUnpaidTitle: 'Je kamer staat vast',
  bookedUnpaidText: 'Bedankt, {name}. Er staat nog {amount} open. Je kunt het nu online betalen.',
  bookedLinkEndedText:
    'Bedankt, {name}. Er staat nog {amount} open. De betaallink is verlopen: vraag ons een nieuwe.',
  confirmingTitle: 'Je betaling is binnen',
  confirming:
    'Bedankt, {name}. We leggen je boeking nu vast en sturen je de bevestiging per e-mail.',
  confirmingWait: 'Dit duurt meestal een paar tellen. Je mag deze pagina sluiten.',
  /** Still to pay: `{until}` says until when the room is held. */
  until: 'We houden de kamer tot {day} om {time} voor je vast.',
  notHeld: 'De kamer is voor degene van wie we de betaling het eerst zien.',
  partPaidTitle: 'Er is nog een bedrag open',
  partPaidText: 'We ontvingen minder dan je verblijf kost: {amount} staat nog open. {until}',
  openingTitle: 'De betaalpagina komt eraan',
  opening: 'Je boeking staat klaar, er is nog niets betaald. {until}',
  openingWait: 'We vragen de betaalpagina aan. Met de knop kun je het zelf proberen.',
  toPayTitle: 'Je moet nog betalen',
  toPayText: 'Er is nog niets betaald. {until} Betaal voor die tijd, anders vervalt je boeking.',
  toPayWait: 'Heb je net betaald? Dan zie je dat hier zo.',
  payingTitle: 'We wachten op je bank',
  paying: 'Je bank verwerkt de betaling nog. {until}',
  payingWait: 'Je mag deze pagina sluiten: de bevestiging komt ook per e-mail.',
  failedTitle: 'De betaling is niet gelukt',
  failed:
    'Je bank heeft de betaling niet uitgevoerd, er is niets afgeschreven. {until} Probeer het opnieuw.',
  stoppedTitle: 'Je hebt de betaling gestopt',
  stopped:
    'Er is niets afgeschreven. {until} Je kunt alsnog betalen, of niets doen: dan vervalt je boeking vanzelf.',
  lapsedTitle: 'De tijd om te betalen was om',
  lapsed:
    'De betaalpagina is gesloten en er is niets afgeschreven. {until} Je kunt een nieuwe betaling beginnen.',
  /** The room is no longer held. */
  expiredTitle: 'Deze boeking is verlopen',
  expiredText:
    'Er is niets betaald en we houden de kamer niet meer voor je vast. Je kunt hetzelfde verblijf opnieuw boeken zolang het vrij is.',
  noLongerHeldTitle: 'We houden de kamer niet meer vast',
  expiredWithoutNews:
    'We hebben je betaling nog niet gezien. Heb je betaald, boek dan niet opnieuw: zodra het geld er is, kijken we of je er nog in kunt. Anders storten we alles terug.',
  paidLateTitle: 'Je betaling kwam laat binnen',
  paidLateText:
    'We hielden de kamer niet meer voor je vast. We kijken of je er nog in kunt; anders storten we het hele bedrag terug.',
  paidLateWait: 'Je hoort het ook per e-mail.',
  tooLittleText:
    'Je verblijf kost {total} en er kwam {received} binnen. Dat bedrag storten we terug. Je kunt hetzelfde verblijf opnieuw boeken zolang het vrij is.',
  refundedTitle: 'We hebben je betaling teruggestort',
  refundedTooLittle:
    'Er kwam minder binnen dan de {total} die je verblijf kost. Het hele bedrag gaat terug naar je rekening; we mailen naar {email}.',
  refundedTooLate:
    'Je betaling kwam binnen toen de kamer al vergeven was. Het hele bedrag gaat terug naar je rekening; we mailen naar {email}.',
  /** Cancelled: sentence by sentence, what becomes of the money. */
  cancelledTitle: 'Deze boeking is geannuleerd',
  roomReleased: 'We houden de kamer niet langer voor je vast.',
  moneyRefunded: 'We hebben {amount} teruggestort.',
  moneyBack: '{amount} krijg je terug.',
  moneyWithheld: 'Van je betaling houden we {amount}.',
  moneyOpen: 'Er staat nog {amount} open.',
  anyQuestion: 'Heb je hier een vraag over, bel of mail ons.',
  /** What can be done next. */
  payNow: 'Nu betalen',
  payAgain: 'Opnieuw betalen',
  payOtherwise: 'Anders betalen',
  payRest: 'De rest betalen',
  bookAgain: 'Opnieuw boeken',
  toCalendar: 'Zet in je agenda',
  beforeYouCome: 'Voor je komt',
  orderBreakfast: 'Ontbijtbox bestellen',
} as const
