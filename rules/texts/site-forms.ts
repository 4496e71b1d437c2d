/** The forms of the guest site: contact, business, vendors and projects. */
export const siteFormsTexts = {
  /** Any form: its fields, and what is wrong with them. */
  optional: '{label} (niet verplicht)',
  meantAddress: 'Bedoel je {address}?',
  leaveEmpty: 'Laat dit veld leeg',
  empty_one: 'Er is nog 1 veld leeg.',
  empty: 'Er zijn nog {n} velden leeg.',
  wrong_one: 'Kijk nog naar 1 veld.',
  wrong: 'Kijk nog naar {n} velden.',
  /** The message of /contact and /zakelijk. */
  copyHint: 'Dan sturen we je ook een kopie.',
  callHint: 'We bellen je terug als dat sneller is.',
  sendMessage: 'Verstuur',
  sendingMessage: 'We versturen je bericht…',
  /** Beside that form: over the other ways to reach the house. */
  reach: 'Liever direct?',
  /** /contact. */
  contactDescription:
    'Stel {name}{inPlace} een vraag: met het formulier, per telefoon of per mail.',
  contactIntro: 'Heb je een vraag? Schrijf ons, of bel.',
  /** /zakelijk. */
  businessDescription: 'Vergaderen{inPlace}.',
  businessDayDescription:
    'Vergaderen{inPlace}: een dagarrangement van {price} per persoon, vanaf {persons} personen.',
  businessIntro:
    'Vergaderen, een dag met je team of een training: vertel ons wat je zoekt, dan laten we je weten wat er kan.',
  businessDay: '{price} per persoon, vanaf {persons} personen.',
  businessDayVat: 'De prijs is inclusief btw.',
  /** Both sign-ups. */
  you: 'Wie ben je?',
  finally: 'Tot slot',
  /**
   * The sign-up of a vendor; the soft hyphens of its title say where a narrow phone may break it.
   */
  vendorTitle: 'Inschrijven voor de Paas\u00adveer\u00adjaar\u00admarkt',
  vendorIntro:
    'Wil je op de Paasveerjaarmarkt staan? Vertel ons wie je bent, wat je verkoopt en hoeveel ruimte je nodig hebt. We laten je weten of er plaats is.',
  sendingVendor: 'We versturen je inschrijving…',
  vendorAddress: 'Je adres',
  vendorSpace: 'Wat wil je reserveren?',
  vendorSpaceText: 'Vink aan wat je nodig hebt en vul in hoeveel.',
  vanSizeHint: 'Lengte, breedte en hoogte.',
  vendorGoods: 'Wat verkoop je?',
  vendorPower: 'Stroom',
  readTerms: 'Lees de voorwaarden (in een nieuw tabblad)',
  readPrivacy: 'Lees wat we bewaren (in een nieuw tabblad)',
  /** The request of a project. */
  projectTitle: 'Je project aanmelden',
  projectDescription:
    'Vraag ondersteuning door HU-studenten aan voor een project in natuur, eten, sport of iets anders.',
  projectIntro:
    'HU-studenten denken mee over projecten in de buurt. Vertel ons wat je wilt maken, voor wie en waar. We bekijken je aanvraag en nemen contact met je op.',
  sendingProject: 'We versturen je aanvraag…',
  project: 'Je project',
  projectSizeHint: 'Met een toelichting, als dat nodig is.',
  projectInitiative: 'Wie neemt het initiatief?',
  projectPlace: 'Waar is het?',
  socialMediaHint: 'Waar we je project kunnen volgen.',
  /** The thanks for both sign-ups. */
  vendorThanksTitle: 'Bedankt voor je inschrijving',
  vendorThanks:
    'We hebben je inschrijving voor de Paasveerjaarmarkt ontvangen. Je vindt een kopie in je mail, en je krijgt van ons bericht of er plaats voor je is.',
  projectThanksTitle: 'Bedankt voor je aanvraag',
  projectThanks:
    'We hebben je aanvraag ontvangen. Je vindt een kopie in je mail. We bekijken je project en nemen contact met je op.',
  noMail: 'Kwam er geen mail? Kijk bij je ongewenste mail, of bel ons.',
} as const
