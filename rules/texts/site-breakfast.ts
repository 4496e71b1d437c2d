/** Breakfast on the guest site: ordering, paying, and how an order stands. */
export const siteBreakfastTexts = {
  /** What the box is, above the form that orders it. */
  boxTitle: 'De ontbijtbox',
  boxText: 'Een ontbijt in een doos, klaar om uit te pakken.',
  boxPrice: 'Box voor een volwassene',
  kidsBoxPrice: 'Box voor een kind',
  deliveryPrice: 'Bezorgen, per bestelling',
  freeIn: 'gratis in {place}',
  when: 'Wanneer',
  hours: '’s ochtends tussen {from} en {until} uur',
  hoursFromDay: '’s ochtends tussen {from} en {until} uur, vanaf {day}',
  where: 'Waar',
  area: 'tot {km} km rijden van ons huis{inPlace}',
  allergens: 'Allergenen',
  noDays: 'Er is geen dag vrij waarop we kunnen bezorgen. Bel of mail ons gerust.',
  /** The order form. */
  howMany: 'Hoeveel boxen',
  adultsLabel: 'Boxen voor volwassenen',
  kidsLabel: 'Boxen voor kinderen',
  notesLabel: 'Allergieën of wensen (niet verplicht)',
  notesHint: 'Bijvoorbeeld: geen noten. Bij een ernstige allergie bel je ons eerst.',
  dayLabel: 'Bezorgdag',
  slotLabel: 'Bezorgtijd',
  chooseSlot: 'Kies een tijd',
  slot: '{slot} uur',
  whereTo: 'Waarheen',
  receiverLabel: 'Naam van de ontvanger',
  receiverHint: 'Voor wie is het ontbijt? Dat mag je zelf zijn.',
  streetLabel: 'Straat',
  houseNumberLabel: 'Huisnummer',
  postcodeLabel: 'Postcode',
  cityLabel: 'Plaats',
  tooFar: 'Kijk het adres nog eens na, of bel ons: soms kan er meer.',
  yourDetails: 'Jouw gegevens',
  nameLabel: 'Je naam',
  emailLabel: 'E-mail',
  emailHint: 'Hierheen gaat de bevestiging.',
  phoneLabel: 'Telefoon',
  phoneHint: 'Voor als we je deur niet vinden.',
  bookingNumberLabel: 'Boekingsnummer (niet verplicht)',
  bookingNumberHint:
    'Logeer je bij ons? Het nummer staat in je bevestiging. Bestel dan met de naam van de boeking.',
  whatComes: 'Hierna kijk je alles na. Dan pas bestel je.',
  toReview: 'Verder naar controleren',
  /** The calendar of delivery days. */
  chooseDeliveryDay: 'Kies de bezorgdag',
  dayWithout: 'geen bezorging',
  stripedDays: 'Op gestreepte dagen bezorgen we niet.',
  /** The price beside the form. */
  priceOfOrder: 'Prijs van je bestelling',
  yourOrder: 'Je bestelling',
  insideArea: 'We bezorgen op dit adres.',
  outsideArea: 'Op dit adres bezorgen we niet.',
  areaNotAsked: 'Vul het adres in, dan zie je of we daar bezorgen.',
  noPrice: 'We kunnen de prijs nu niet uitrekenen. Bij het controleren zie je hem alsnog.',
  readingPrice: 'We rekenen de prijs uit…',
  /** The order, to be looked at and placed. */
  reviewPage: 'Je bestelling controleren',
  reviewDescription: 'Kijk je ontbijtbestelling na en betaal.',
  reviewTitle: 'Controleren en bestellen',
  moveAddress: 'Er is niets besteld. Kies een ander adres, of bel ons: soms kan er meer.',
  whereYouGo:
    'Je gaat hierna naar de beveiligde pagina van de betaaldienst. Daarna kom je hier terug.',
  /** Said before a breakfast is ordered (BW 6:230p, e): it is for a fixed day. */
  noWithdrawal: 'Een ontbijt voor een vaste dag kent geen wettelijke bedenktijd.',
  agreement:
    'Annuleren kan tot 24 uur voor de bezorging, met de link in je mail. Je krijgt dan alles terug. Verder gelden onze {terms}; wat we met je gegevens doen, lees je bij {privacy}.',
  placing: 'Even geduld, we leggen je bestelling vast',
  placingAloud: 'We leggen je bestelling vast.',
  changeOrder: 'Wijzig je bestelling',
  /** An order that was not taken. */
  nothingOrdered: 'Er is niets besteld en niets betaald.',
  totalChanged: 'De prijs van je bestelling is veranderd.',
  totalChangedText:
    'Er is niets besteld en niets betaald. Je zag {before}, het is nu {now}. Ben je akkoord, bestel dan hieronder opnieuw.',
  unreachable: 'We weten niet of je bestelling is aangekomen.',
  unreachableText:
    'Er is niets betaald. Druk gerust opnieuw op de knop: je bestelt nooit dubbel, ook niet als je bestelling al aangekomen is.',
  failedText: 'Er is niets besteld en niets betaald. Je gegevens staan er nog.',
  /** While a page is read, and what of it could not be read. */
  readingDays: 'We halen de bezorgdagen op…',
  preparing: 'We zetten je bestelling klaar…',
  calculating: 'We rekenen je bestelling uit…',
  readingOrder: 'We zoeken je bestelling op…',
  theBox: 'de ontbijtbox',
  theOrder: 'je bestelling',
  thePrice: 'de prijs van je bestelling',
  /** The order in a few facts. */
  order: 'Bestelling',
  delivery: 'Bezorging',
  here: 'Afhalen of in huis',
  dayAndSlot: '{day}, {slot} uur',
  receiver: 'Voor',
  address: 'Adres',
  notes: 'Allergieën of wensen',
  orderer: 'Besteld door',
  receivedAndOpen: 'Ontvangen {received}, nog te betalen {open}.',
  /** The pages that say how an order stands, and where it is paid later. */
  statusPage: 'Je ontbijt',
  payPage: 'Ontbijt betalen',
  statusDescription: 'Hoe het staat met je ontbijtbestelling.',
  orderedUnpaid: 'Besteld, nog te betalen',
  payTitle: 'Betaal je ontbijt',
  /** `{until}` is the sentence that says until when it can be paid. */
  payText: 'Dag {name}, er staat nog {amount} open. {until}',
  until: 'Betaal voor {day} om {time}, anders vervalt de bestelling.',
  toPayTitle: 'Je bestelling staat klaar',
  toPay: 'Er is nog niets betaald. {until}',
  notPaid: 'Je bank heeft de betaling niet uitgevoerd, er is niets afgeschreven. {until}',
  payStopped: 'Er is niets afgeschreven. {until}',
  payLapsed: 'De betaalpagina is gesloten en er is niets afgeschreven. {until}',
  partPaid: 'We ontvingen minder dan je bestelling kost: {amount} staat nog open. {until}',
  /** Ordered and paid, or still to pay: brought, or ready in the house. */
  confirming:
    'Bedankt, {name}. We leggen je bestelling nu vast en sturen je de bevestiging per e-mail.',
  confirmedTitle: 'Het ontbijt komt eraan',
  confirmed:
    'Bedankt, {name}. We bellen {day} tussen {from} en {until} uur aan. De bevestiging gaat per e-mail naar {email}.',
  confirmedHere:
    'Bedankt, {name}. Je ontbijt staat {day} tussen {from} en {until} uur voor je klaar. De bevestiging gaat per e-mail naar {email}.',
  confirmedUnpaidTitle: 'Je ontbijt staat vast',
  delivered: 'Afgegeven',
  deliveredTitle: 'Smakelijk eten!',
  deliveredText: 'Het ontbijt is afgegeven aan {receiver}.',
  afterBreakfast: 'na het ontbijt',
  /** The order is off. */
  lapsedTitle: 'Deze bestelling is verlopen',
  lapsed:
    'Er is niet op tijd betaald, dus deze bestelling gaat niet door. Je kunt opnieuw bestellen voor een andere dag.',
  cancelledTitle: 'Deze bestelling is geannuleerd',
  cancelledRefund: 'Er komt geen ontbijt. {amount} gaat terug naar je rekening.',
  cancelled: 'Er komt geen ontbijt. Heb je hier een vraag over, bel of mail ons.',
  refunded:
    'Deze bestelling gaat niet door. Het hele bedrag gaat terug naar je rekening; we mailen naar {email}.',
  orderAgain: 'Nog een ontbijt bestellen',
  /** The mail's link that cancels. */
  cancelTitle: 'Je ontbijt annuleren?',
  cancelText: 'Dat kan tot {day} om {time}. Wat je betaalde, krijg je helemaal terug.',
  cancelOrder: 'Annuleer deze bestelling',
  doNotCancel: 'Niet annuleren',
  cancelNoAnswer:
    'We kregen geen antwoord. Probeer het opnieuw: twee keer annuleren kan geen kwaad.',
  tooLateTitle: 'Annuleren kan niet meer',
  tooLateText: 'Deze bestelling kan niet meer online worden geannuleerd. Bel ons als er iets is.',
  toOrder: 'Naar je bestelling',
  /** In place of an order that nobody knows. */
  unknownPage: 'Onbekende bestelling',
  unknownTitle: 'Deze bestelling kennen we niet',
  numberHelps:
    'Heb je een bevestiging gekregen, dan staat je bestelling bij ons: bel of mail met het nummer dat erin staat.',
  mailSubject: 'Mijn ontbijt',
  /** The page of the surprise breakfast. */
  surpriseTitle: 'Verrassingsontbijt',
  surpriseText:
    'Een verjaardag, een eerste kind, een nieuw huis, of zomaar omdat het zondag is: laat het ontbijt aanbellen.',
  surpriseOrder: 'Bestel een verrassingsontbijt',
  stepsTitle: 'Zo gaat het',
  stepDay: 'Kies de dag en de tijd',
  stepDayText: '’s Ochtends tussen {from} en {until} uur, in een half uur dat jij kiest.',
  stepReceiver: 'Zeg voor wie het is',
  stepReceiverText:
    'Jij bestelt en betaalt, de ander weet van niets. Op de doos staat alleen de naam van de ontvanger.',
  stepBell: 'Wij bellen aan',
  stepBellText: 'De box is gevuld. Uitslapen mag, opendoen moet.',
  moreAboveForm: 'Prijzen, allergenen en het bezorggebied staan boven het {form}.',
  orderForm: 'bestelformulier',
} as const
