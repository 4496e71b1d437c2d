/** The feeds of channels: why one was not read, and what is wrong in it, for an owner. Not in the documents. */
export const channelFeedTexts = {
  'bad-address': 'Dit is geen adres van een agenda. Kopieer het adres bij het kanaal opnieuw.',
  'own-network':
    'Dit adres leidt naar een computer die niet op internet staat. Kopieer het adres bij het kanaal opnieuw.',
  'too-many-redirects':
    'Het kanaal stuurt te vaak door naar een ander adres. Kopieer het adres bij het kanaal opnieuw.',
  unreachable: 'Het kanaal is niet bereikbaar. We proberen het vanzelf opnieuw.',
  certificate:
    'De beveiliging van het kanaal klopt niet. Gaat dit niet over, neem dan contact op met het kanaal.',
  slow: 'Het kanaal antwoordt te traag. We proberen het vanzelf opnieuw.',
  'too-big': 'De agenda is te groot om te lezen. Neem contact op met het kanaal.',
  gone: 'Het kanaal kent dit adres niet meer. Kopieer het adres daar opnieuw.',
  refused: 'Het kanaal geeft deze agenda niet. Kopieer het adres daar opnieuw.',
  failing: 'Er is een storing bij het kanaal. We proberen het vanzelf opnieuw.',
  'too-intricate': 'De agenda is te ingewikkeld om te lezen. Neem contact op met het kanaal.',

  event: 'Regel {uid}: {problem}',
  someEvent: 'Een regel zonder naam: {problem}',
  'no-calendar': 'Op dit adres staat geen agenda. Kopieer het adres bij het kanaal opnieuw.',
  'cut-off': 'De agenda komt niet heel aan. Er wordt niets geannuleerd tot hij weer heel is.',
  'too-many-events':
    'De agenda heeft meer dan 5.000 regels: de rest is niet gelezen. Er wordt niets geannuleerd.',
  'too-many-repeats': 'deze herhaalt zich zo vaak dat zij niet is gelezen.',
  unreadable: 'deze is niet te lezen.',
  'no-start': 'deze heeft geen eerste dag.',
  'ends-before-start': 'deze eindigt voor zij begint.',

  ignoredEdge:
    'Raakt vandaag, of is het eind van de periode waarin het kanaal verkoopt: daar gaat elke dag een dag vanaf.',
  ignoredMeaning:
    'Het kanaal noemt dit geen verkoop, en zulke blokkades tellen bij deze koppeling niet mee.',

  urlMissing: 'Plak hier het adres van de agenda. Het begint met https://.',
  urlOwn:
    'Dit is het adres dat het kanaal bij ons leest. Plak hier het adres dat het kanaal geeft.',
  urlTwice: 'Dit adres staat al bij een andere koppeling.',
  none: 'Bij deze koppeling wordt geen agenda gelezen.',
  notRead: 'Deze agenda is nog niet gelezen. Lees haar eerst.',
  notEmpty: 'Deze agenda is niet leeg.',

  blockGone: 'Dit staat niet meer in de agenda van het kanaal.',
  begun: 'Dit verblijf is al begonnen. Wijzig of annuleer de boeking zelf.',
  billed: 'Er staat al iets op de rekening van dit verblijf. Annuleer de boeking zelf.',
  paid: 'Er is al voor dit verblijf betaald. Annuleer de boeking zelf: daar kiest u wat er teruggaat.',
  toAnswer: 'Beantwoord eerst wat hierover gevraagd wordt.',
  answered: 'Hierover wordt niets meer gevraagd: het is al beantwoord.',
  meanwhile: 'Dit is intussen gewijzigd. Kijk wat er nu staat.',
  notMoved: 'De boeking kan deze nachten niet krijgen. Wijzig haar zelf, of laat haar zo.',
} as const
