/** Rooms, family room, calendar and occupancy on the guest site. */
export const siteRoomsTexts = {
  /** The page of all rooms, and what stands where rooms are fetched. */
  overviewTitle: 'Kamers',
  overviewDescription:
    'De kamers van {house}{inPlace}: wat ze hebben, voor hoeveel personen ze zijn en wat een nacht kost.',
  overviewHeading: 'De kamers',
  rooms: 'de kamers',
  fetchingRooms: 'We halen de kamers op…',

  /** What a list and a page say of a room: how many it takes, and what it costs. */
  mostPersons: 'Max. {persons}',
  leastToMostPersons: '{least} tot {persons}',
  fromPerNight: 'vanaf {price} per nacht',
  fromPerWeekend: 'vanaf {price} per weekend',
  stayInTotal: '{nights} {price} totaal',
  fromNightAllIn: 'Vanaf-prijs voor {persons}, met toeristenbelasting',
  fromNight: 'Vanaf-prijs voor {persons}, zonder toeristenbelasting',
  fromWeekendAllIn:
    'Vanaf-prijs voor 3\u00a0nachten met {persons}, met schoonmaak en toeristenbelasting',
  fromWeekend:
    'Vanaf-prijs voor 3\u00a0nachten met {persons}, zonder schoonmaak en toeristenbelasting',
  pricesAllIn:
    'Per nacht vanaf, met toeristenbelasting. In drukke perioden kan een nacht meer kosten.',
  prices: 'Per nacht, zonder toeristenbelasting en seizoenstoeslag.',
  viewRoom: 'Bekijk de kamer',
  viewFamilyRoom: 'Bekijk de familiekamer',
  /** Spoken in place of 'Lees meer' and 'Toon beschikbaarheid', which `{link}` is. */
  readMoreOf: '{link}: {room}',
  availabilityOf: '{link}: {room}',
  facilitiesOf: 'Faciliteiten: {room}',
  facilities: 'Faciliteiten',
  /** G §2: of each room on the page of all rooms. */
  showAvailability: 'Toon beschikbaarheid',

  /** The page of a room. */
  roomTitle: 'Kamer',
  roomDescription:
    '{room}{inPlace}, voor hoogstens {persons}. Zie in de kalender welke dagen vrij zijn en wat je verblijf kost.',
  thisRoom: 'deze kamer',
  fetchingRoom: 'We halen de kamer op…',
  unknownRoomTitle: 'Deze kamer kennen we niet',
  unknownRoom: 'Misschien is het adres verkeerd overgenomen, of is de kamer er niet meer.',
  allRooms: 'Alle kamers',
  withAllCosts: '{stay}, {persons}, met alle verplichte kosten.',
  otherDates: 'Andere datums',
  aboutLabel: 'Over de kamer',
  about: 'Over deze kamer',
  registrationNumber: 'Registratienummer {number}',
  neverOffered: 'Bel of mail ons gerust, dan kijken we samen wat er kan.',

  /** The pictures of a room. */
  pictures: 'Foto’s van de kamer',
  enlargePicture: '{picture}, foto {n} van {total}, vergroten',
  enlargedPictures: 'Foto’s van de kamer, vergroot',
  pictureOf: 'Foto {n} van {total}',
  previousPicture: 'Vorige foto',
  nextPicture: 'Volgende foto',
  closePicture: 'Foto sluiten',

  /** Where a stay is chosen: above the calendar, beside it, and at the foot of a phone. */
  chooseDates: 'Kies je datums',
  chooseArrivalDay: 'Kies je dag van aankomst',
  theCalendar: 'de kalender',
  fetchingDays: 'We kijken welke dagen vrij zijn…',
  chooseArrivalFirst: 'Kies eerst de dag waarop je aankomt.',
  chooseDeparture: 'Aankomst {day}. Kies nu de dag waarop je vertrekt.',
  chooseOtherDates: 'Kies andere datums, of een verblijf dat wel past.',
  yourStay: 'Je verblijf',
  noDates: 'Kies je aankomst en je vertrek in de kalender. Dan zie je hier wat je verblijf kost.',
  noArrangement:
    'Kies hoe lang je blijft en dan de dag van aankomst. Dan zie je hier wat je verblijf kost.',
  fetchingPrice: 'We rekenen je verblijf uit…',
  noPriceTitle: 'We kunnen de prijs nu niet ophalen.',
  noPrice: 'Het ligt niet aan jou. Er is niets geboekt en niets betaald.',
  staysThatFit: 'Deze verblijven passen wel',
  howManyPersons: 'Met hoeveel personen?',
  priceOfNights: '{price} voor {nights}',
  choosePersons: 'Kies het aantal personen',
  paysNothingYet: 'Je betaalt nog niets. Eerst je gegevens, dan de betaling.',
  totalAndBook: 'Totaal en boeken',

  /** The family room: its page, its arrangements, and above its calendar. */
  familyRoomTitle: 'Familiekamer',
  familyRoomDescription:
    '{room}{inPlace} voor {least} tot {most} personen: een weekend, een midweek of een week. Zie wat vrij is en wat je verblijf kost.',
  theFamilyRoom: 'de familiekamer',
  fetchingFamilyRoom: 'We halen de familiekamer op…',
  noFamilyRoomTitle: 'Er is nu geen familiekamer',
  noFamilyRoom: 'Kijk of een van de andere kamers bij je past, of bel ons even.',
  howLong: 'Hoe lang blijf je?',
  howLongLabel: 'Hoe lang je blijft',
  arrangementDays: '{first} tot {last}, {nights}',
  arrangementFrom: 'vanaf {price}',
  arrangementNotNow: 'nu niet te boeken',
  arrangementsAllIn:
    'Prijs voor het hele verblijf met 4\u00a0personen, met schoonmaak en toeristenbelasting. Met 5 of 6\u00a0personen zie je de prijs na het kiezen van de dag.',
  arrangements:
    'Prijs voor het hele verblijf met 4\u00a0personen, zonder schoonmaak en toeristenbelasting. Die komen er na het kiezen van de dag bij.',
  chooseArrangement: 'Kies eerst hoe lang je blijft. Dan kies je de dag van aankomst.',
  chooseWeekday: '{arrangement}. Kies de {weekday} waarop je aankomt.',
  chooseOtherWeekday: 'Kies een andere {weekday}, of een verblijf dat wel past.',

  /** A day of a calendar, as its legend explains it and as it is read aloud. */
  legend: 'Uitleg bij de kalender',
  previousMonth: 'Vorige maand',
  nextMonth: 'Volgende maand',
  dayFree: 'vrij',
  dayTaken: 'bezet',
  dayClosed: 'gesloten',
  dayPast: 'voorbij',
  dayTooLate: 'te laat om nog te boeken',
  dayNotYet: 'nog niet te boeken',
  dayDepartureOnly: 'alleen vertrek',
  dayNotToChoose: 'niet te kiezen',
  dayChosen: 'gekozen',
  dayTwoNights: 'minimaal 2\u00a0nachten',
  dayTwoNightsOrMore: 'minimaal 2\u00a0nachten of meer',
  dayToday: 'vandaag',
  dayArrival: 'aankomst',
  dayInside: 'in je verblijf',
  dayDeparture: 'vertrek',
  dayIn: 'in',
  dayOut: 'uit',
  dayRefused: 'gekozen, past niet',
  dayCanLeave: 'vertrekken kan',
  dayNoDeparture: 'geen vertrek',
  dayNoArrival: 'geen aankomst',
  dayMinimumNights: 'minimaal {n} nachten',

  /** The page with a month of every room. */
  occupancyTitle: 'Kalender van alle kamers',
  occupancyDescription:
    'Zie per maand welke kamers van onze bed & breakfast{inPlace} vrij zijn, en boek meteen de nachten die je zoekt.',
  occupancyHeading: 'Welke kamers zijn vrij?',
  occupancyIntro:
    'Elke kamer, een maand tegelijk. Kies bij een kamer de dag waarop je komt: je ziet dan wat het verblijf kost.',
  fetchingCalendar: 'We halen de kalender op…',
  month: 'Maand',
  noRooms: 'Er zijn nu geen kamers te boeken.',
  noFreeNights: 'Geen vrije nachten in deze maand',
  freeNights_one: '1 vrije nacht in deze maand',
  freeNights: '{n} vrije nachten in deze maand',
  freeChooseArrival: 'vrij, kies je aankomst',
  freeComeHere: 'vrij, kom op deze dag',
  freeNoArrival: 'vrij, geen aankomst',
  pastOrNotYet: 'voorbij of nog niet te boeken',
} as const
