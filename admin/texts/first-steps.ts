/** /instellingen/begin: the guide of a new house, and its card on the dashboard. */
export const firstStepsTexts = {
  title: 'Begin',
  intro:
    'Zeven stappen en dan kan de eerste gast boeken. Doe ze in de volgorde die u wilt; wat u hebt ingevuld, blijft staan.',
  loading: 'De stappen komen eraan…',
  failed: 'Hoe ver het huis is, kan nu niet worden gelezen.',
  demo: 'Dit is een demonstratie: die is altijd open, en er is niets te beginnen.',
  done: '%{done} van %{all} stappen klaar',
  warned: 'Bij 1 stap staat ‘Let op’. |||| Bij %{smart_count} stappen staat ‘Let op’.',
  state: { ready: 'Klaar', warning: 'Let op', missing: 'Nog te doen' },
  steps: {
    account: 'Account',
    company: 'Uw huis',
    rooms: 'Kamers',
    prices: 'Prijzen en belastingen',
    address: 'Adres van het huis',
    payments: 'Betalingen',
    mail: 'Mail',
  },
  toCompany: 'Alle gegevens van het huis',
  toRooms: 'Naar de kamers',
  questions: {
    touristTax: 'Toeristenbelasting',
    seasons: 'Seizoenen',
    breakfast: 'Ontbijt',
  },
  none: 'Dit huis heeft er geen',
  takeOver: 'Neem het voorbeeld over',
  example: 'Voorbeeld: %{rows}. U kunt het daarna wijzigen.',
  answersHow:
    'Vul het zelf in op de pagina’s hieronder, neem het voorbeeld over, of kies dat er geen is.',
  answered: 'Bewaard.',
  toSeasons: 'Seizoenen',
  toOtherPrices: 'Btw, toeristenbelasting en tarieven',
  addressHow:
    'Het adres waarop gasten uw site openen. Het staat in mails, in zoekmachines en bij de betaaldienst. Het huis bezoekt zichzelf op dit adres om te zien of gasten er ook komen.',
  addressField: 'Adres van de site',
  saveAndTryAddress: 'Bewaar en probeer',
  tryAddress: 'Probeer het adres',
  paymentsHow:
    'De sleutel typt u nooit hier. Zet hem op de server in de variabele MOLLIE_API_KEY, of in een bestand waarvan MOLLIE_API_KEY_FILE de naam heeft, en start het huis opnieuw.',
  tryPayments: 'Probeer de betaaldienst',
  mailHow:
    'Het adres en wachtwoord van de mailserver typt u nooit hier. Zet ze op de server in SMTP_URL, zoals smtps://naam:wachtwoord@mail.voorbeeld.nl, of in een bestand waarvan SMTP_URL_FILE de naam heeft. MAIL_FROM is de afzender.',
  mailDomain:
    'Laat bij wie het domein %{domain} beheert SPF en DKIM instellen voor deze mailserver. Anders komt mail bij gasten in de ongewenste mail.',
  tryMail: 'Stuur mij een proefmail',
  trying: 'Bezig…',
  openTitle: 'Open het huis',
  openHow:
    'Vanaf dat moment zien gasten de kamers, kunnen ze boeken en vinden zoekmachines de site. De betaaldienst wordt nog eens geprobeerd en u krijgt een proefmail. Later kunt u het huis hier weer sluiten.',
  notYet: 'Dat kan zodra er niets meer op ‘Nog te doen’ staat.',
  open: 'Open het huis',
  opened: 'Het huis is open. Welkom aan de eerste gast!',
  isOpen: 'Het huis is open: gasten kunnen boeken.',
  close: 'Sluit het huis voor gasten',
  closeHow:
    'Gasten zien dan dat het huis niet open is en kunnen niet boeken. Boekingen die er zijn, blijven staan. U kunt het huis weer openen.',
  closed: 'Het huis is gesloten: gasten kunnen niet meer boeken.',
  toSite: 'Bekijk de site als gast',
  card: 'Uw huis is nog niet open',
  cardHow: 'Gasten kunnen nog niet boeken. Zie wat er nog te doen is.',
  go: 'Verder met de stappen',
} as const
