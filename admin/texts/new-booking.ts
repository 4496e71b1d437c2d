import { wordsInForce } from './words.ts'

/** /agenda/toevoegen (BO §2 Add booking, §4): labels, buttons and messages are the document's. */
export const newBookingTexts = {
  title: 'Boeking toevoegen',
  open: 'Voeg toe',
  loading: 'Het formulier wordt geladen',
  failed: 'De kamers zijn niet geladen. Niets is gewijzigd.',
  booking: 'Boeking',
  room: 'Kamer',
  roomNumber: 'Kamernummer',
  anyRoom: 'Laat het huis kiezen',
  roomFree: '%{number}, vrij',
  roomAfterMoves: '%{number}, vrij als anderen verhuizen',
  roomTaken: '%{number}, bezet',
  roomHint: 'Eerst een kamer, dan een nummer.',
  freeRooms: '%{numbers} is vrij op deze datums. |||| %{numbers} zijn vrij op deze datums.',
  noFreeRooms: 'Geen van deze kamers is leeg op deze datums.',
  and: '%{others} en %{last}',
  get source() {
    return wordsInForce().booking.customerSource
  },
  paid: 'Heeft de klant al betaald',
  get yes() {
    return wordsInForce().booking.paidYes
  },
  get no() {
    return wordsInForce().booking.paidNo
  },
  noMail:
    'Niet verplicht. Zonder adres gaat er geen mail: geen bevestiging, geen betaallink, niets voor de aankomst. De betaallink staat dan bij de boeking.',
  mailHint: 'Bij nee krijgt de klant een mail met een betaallink.',
  holdHint:
    'Bij nee krijgt de klant een mail met een betaallink. We houden de kamer %{smart_count} uur vast; zonder betaling vervalt de boeking dan.',
  holdHintNoEnd:
    'Bij nee krijgt de klant een mail met een betaallink en houden we de kamer vast tot er betaald is.',
  method: 'Hoe betaald',
  get name() {
    return wordsInForce().booking.customerName
  },
  get email() {
    return wordsInForce().booking.customerEmail
  },
  get phone() {
    return wordsInForce().booking.customerPhone
  },
  city: 'Woonplaats',
  optional: '%{label} (niet verplicht)',
  notes: 'Notities',
  known: '%{email} · laatst %{day}',
  knownToCome: '%{email} · komt %{day}',
  knownHint: 'Eerdere gasten met deze naam, e-mail of telefoon kunt u kiezen.',
  stay: 'Datums en personen',
  chooseRoom: 'Kies eerst een kamer.',
  variant: 'Boekingsvariant',
  nights: '1 nacht |||| %{smart_count} nachten',
  chooseVariant: 'Kies eerst een boekingsvariant.',
  dates: {
    label: 'Aankomst en vertrek',
    arrivalLabel: 'Aankomst',
    chooseArrival: 'Kies de dag van aankomst.',
    chooseDeparture: 'Kies de dag van vertrek.',
    chosen: '%{stay} · 1 nacht |||| %{stay} · %{smart_count} nachten',
    arrival: 'aankomst',
    departure: 'vertrek',
    taken: 'vol',
    closed: 'gesloten',
    season: 'gesloten, kan met reden',
    legend: {
      arrival: 'aankomst',
      departure: 'vertrek',
      taken: 'vol of gesloten',
      season: 'gesloten, kan met reden',
    },
    failed: 'De kalender is niet geladen. Niets is gewijzigd.',
  },
  persons: 'Aantal personen',
  personCount: '1 persoon |||| %{smart_count} personen',
  perNight: '%{amount} p.n.',
  children: 'Kinderen jonger dan %{limit} jaar',
  noChildren: 'Geen',
  childAge: 'Leeftijd van kind %{number} bij aankomst',
  chooseAge: 'Kies de leeftijd',
  age: '%{age} jaar',
  residents: 'Inwoners van de gemeente',
  residentsHint: 'Zij betalen geen toeristenbelasting.',
  extras: 'Extra’s',
  extrasHint: 'Komen met hun prijs op de rekening.',
  pieces: 'Aantal',
  days: 'Dagen',
  piecesOf: '%{name}, aantal',
  daysOf: '%{name}, dagen',
  summary: {
    title: 'Samenvatting',
    empty: 'Kies een kamer, de datums en het aantal personen. De prijs staat dan hier.',
    room: 'Kamer %{number}',
    line: 'Regel',
    amount: 'Bedrag',
    total: 'Totaal',
    busy: 'De prijs wordt bijgewerkt',
    moves:
      'Hiervoor gaat 1 andere boeking naar een andere kamer. |||| Hiervoor gaan %{smart_count} andere boekingen naar een andere kamer.',
    taxOfChannel: '%{source} draagt de toeristenbelasting zelf af.',
    taxAtDesk: '%{source} betaalt alles, behalve de toeristenbelasting: die is bij ons nog open.',
    warned: 'Let op',
    refused: 'Dit kan niet',
    taken: 'Deze kamer is net bezet',
    fits: 'Past wel:',
    suggestion: '%{stay}, %{amount}',
    elsewhere: 'Wel vrij op deze datums:',
    otherRooms: 'Wel vrij: kamer %{numbers}.',
    otherType: '%{name}, %{amount}',
    failed: 'De prijs is niet geladen. Niets is gewijzigd.',
  },
  overrule: 'Toch boeken, want',
  overruleHint: 'De reden wordt bij de boeking bewaard.',
  back: 'Terug',
  get place() {
    return wordsInForce().booking.place
  },
  get placeFamily() {
    return wordsInForce().checkout.placeBooking
  },
  busy: 'Bezig…',
  mailing: 'De boeking wordt geplaatst en de e-mail verzonden…',
  get added() {
    return wordsInForce().booking.added
  },
  get mailSent() {
    return wordsInForce().booking.mailSent
  },
  get mailReady() {
    return wordsInForce().booking.mailReady
  },
  mailKept:
    'De boeking is toegevoegd. De e-mail is bewaard en niet verzonden: er is geen mailserver.',
  mailUncertain: 'De boeking is toegevoegd. Het is onzeker of de e-mail is verzonden.',
  get mailNotSent() {
    return wordsInForce().breakfast.mailNotSent
  },
  isAdded: 'Boeking %{number} is toegevoegd.',
  mailAgain: 'Verstuur de e-mail opnieuw',
  toBooking: 'Naar de boeking',
  refused: 'Er is niets geboekt.',
  unsure:
    'Het is niet zeker of de boeking is geplaatst: er kwam geen antwoord. Plaats hem gerust nog eens: het blijft één boeking.',
  alreadyPlaced:
    'Wat u eerder invulde is al geboekt. Kijk in de agenda. Drukt u nog eens, dan wordt dit een tweede boeking.',
  leave: 'Wat u hebt ingevuld, is niet bewaard. Toch verlaten?',
} as const
