/** The pages of the checkout on the guest site. */
export const siteCheckoutTexts = {
  /** Around every step. */
  heading: 'Je boeking',
  pageTitle: '{step}, je boeking',
  description: 'Vul je gegevens in, kijk je verblijf na en betaal.',
  preparing: 'We zetten je boeking klaar…',
  fetchingDetails: 'We halen je gegevens erbij…',
  oneMoment: 'Even geduld…',
  steps: 'Stappen',
  stepDone: 'klaar',

  /** The stay and its price, beside every step. */
  yourStay: 'Je verblijf',
  changeStay: 'Wijzig je verblijf',

  /** Step 1: who comes, each text by the name of its field. */
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  email: 'E-mail',
  emailHint: 'Hierheen gaat de bevestiging.',
  phone: 'Telefoon',
  phoneHint: 'Alleen als we je echt nodig hebben.',
  address: 'Straat en huisnummer',
  postcode: 'Postcode',
  city: 'Woonplaats',
  backToRoom: 'Terug naar de kamer',
  onToDetails: 'Verder naar details',

  /** Step 2: when they arrive, who comes along, what the house should know. */
  arrivalTime: 'Hoe laat kom je ongeveer aan?',
  arrivalTimeHint: 'Op {day} kun je inchecken van {hours}.',
  arrivalTimeUnknown: 'Dat weet ik nog niet',
  arriveLater: 'Kom je later aan? Bel ons op {phone}, dan spreken we af hoe je binnenkomt.',
  children: 'Hoeveel kinderen reizen mee?',
  childrenHint: 'Kinderen jonger dan {age} jaar betalen geen toeristenbelasting.',
  noChildren: 'Geen',
  childAge: 'Leeftijd van kind {n} bij aankomst',
  chooseAge: 'Kies de leeftijd',
  years_one: '1 jaar',
  years: '{n} jaar',
  residents: 'Hoeveel van jullie wonen in onze gemeente?',
  residentsHint: 'Inwoners van de gemeente betalen geen toeristenbelasting.',
  noResidents: 'Niemand',
  remark: 'Wil je ons iets laten weten?',
  remarkHint: 'Niet verplicht. Bijvoorbeeld een dieet, of dat je met de fiets komt.',
  backToGuest: 'Terug naar gegevens',
  onToPayment: 'Verder naar betalen',

  /** Step 3: what was filled in, and the order. */
  recapName: 'Naam',
  recapAddress: 'Adres',
  leaveToPay:
    'Je gaat hierna naar de beveiligde pagina van de betaaldienst en komt daarna hier terug.',
  heldMeanwhile: 'Zolang houden we de kamer voor je vast.',
  busyHolding: 'Even geduld, we leggen de kamer vast',
  busyBooking: 'Even geduld, we verwerken je boeking',
  holding: 'We leggen de kamer vast.',
  booking: 'We verwerken je boeking.',
  backToDetails: 'Terug naar details',

  /** An order that did not become a booking. */
  notMade: 'Deze boeking is niet gemaakt en er is niets betaald.',
  detailsStay: 'Je gegevens staan er nog.',
  choosePaymentMethod: 'Kies hoe je betaalt',
  toDetails: 'Naar je gegevens',
  backToPayment: 'Terug naar betalen',
  toBooking: 'Naar je boeking',

  /** No answer to the order. */
  noAnswer: 'Geen antwoord',
  noAnswerTitle: 'We weten niet of je boeking is aangekomen',
  tryAgainSafely:
    'Probeer het gerust opnieuw: je boekt nooit dubbel, ook niet als je boeking al aangekomen is.',

  /** This browser booked the same stay before. */
  alreadyBooked: 'Dit verblijf heb je al geboekt.',
  alreadyBookedStay:
    'Je hebt ‘{room}’ geboekt van {stay}. Kijk hoe het met je boeking staat, of betaal alsnog.',
  bookAnother: 'Nog een kamer boeken',

  /** The price moved meanwhile. */
  totalChanged: 'De prijs van je verblijf is veranderd.',
  newPriceBelow: 'Hieronder staat wat {stay} nu kost.',
  totalBefore: 'Je zag',
  totalNow: 'Het is nu',
  newTotal: 'Nieuw totaal',
  acceptTotal: 'Verder met {total}',

  /** The stay was taken meanwhile. */
  justTaken: 'Een andere gast was je net voor.',
  roomTaken: '‘{room}’ is van {stay} niet meer vrij.',
  nothingPaid: 'Er is niets betaald.',
  nothingPaidDetailsStay: 'Er is niets betaald en je gegevens staan er nog.',
  stillPossible: 'Dit kan nog wel',
  otherDates: 'Andere datums kiezen',
  otherRooms: 'Andere kamers zoeken',
} as const
