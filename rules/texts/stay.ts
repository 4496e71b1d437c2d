/**
 * Why a stay is refused, and what the date and person choice says. Spelling is the documents' own
 * ("geselect").
 */
export const stayTexts = {
  /** BO §5, §8; G §5, §8. */
  occupied: 'Er is een datum geselect die reeds bezet is, selecteer een andere datum.',
  /** BO §8, G §8: the older variant, kept for imported messages only; no screen shows it. */
  occupiedOlder: 'er is een datum geselect die reeds bezet is, selecteer een andere datum.',
  /** G §5; reading `minimum-nights.wording`, default. */
  minimumNightsWeekend:
    'Als de startdatum op een vrijdag of zaterdag valt, moet je minimaal voor 2 nachten boeken.',
  /** G §5; reading `minimum-nights.wording`, the other one. */
  minimumNightsWeekendOnArrival:
    'Bij aankomst op vrijdag of zaterdag moet je minimaal 2 nachten boeken.',
  /** G §5, Search. */
  minimumNightsSummer: 'In deze periode moet je minimaal voor 2 nachten boeken.',
  /** G §5, minDates. */
  minimumNightsDate: 'Je moet op de {day}-ste minimaal {n} nachten boeken',
  /** G §2: the hint where `book` comes once a stay is chosen. */
  chooseDates: 'Selecteer datums',
  /** G §2. */
  book: 'Boeken',
  /** G §2: per person per night, the unit beside a price. */
  perPersonPerNight: 'p.p.n.',
  /** G §2, §9; BO §9. */
  readMore: 'Lees meer',
  /** Not in the documents: what the other refusals of G §5 say. */
  unknownRoomType: 'Deze kamer bestaat niet.',
  invalidDates: 'Kies een aankomstdatum en een latere vertrekdatum.',
  arrivalInPast: 'De aankomstdatum ligt in het verleden.',
  hasArrived: 'Dit verblijf is al begonnen: de aankomst blijft, alleen het vertrek kan nog anders.',
  beyondHorizon: 'Boeken kan tot en met {until}.',
  tooLongOnline:
    'Online kun je tot {n} nachten achter elkaar boeken. Bel of mail ons voor een langer verblijf.',
  roomNotFree: 'De gekozen kamer is voor deze nachten niet vrij te maken.',
  personsOutOfRange: 'Kies een aantal personen dat in deze kamer past.',
  noPriceForPersons: 'Deze kamer is niet te boeken voor dit aantal personen.',
  noTariff: 'Deze kamer heeft nog geen tarief en is nog niet te boeken.',
  noArrangement:
    'De familiekamer is te boeken per weekend, midweek of week, met aankomst op vrijdag of maandag.',
  closedSeason: 'Van {firstNight} tot en met {lastNight} zijn we gesloten.',
  minimumNightsWeekendOther:
    'Bij aankomst op vrijdag of zaterdag moet je minimaal {n} nachten boeken.',
  minimumNightsSummerOther: 'In deze periode moet je minimaal voor {n} nachten boeken.',
  closed: 'In deze periode zijn we gesloten.',
  /** Reading `availability.full.guest` = `stock-minus-one`, and a type with one room. */
  neverOffered: 'Deze kamer is niet online te boeken.',
  /** Not in the documents, which give the hours of the breakfast in the house and no price for it. */
  breakfastIncluded: 'Het ontbijt in huis zit bij de prijs in.',
  pets: 'Wil je een huisdier meenemen? Overleg het met ons voor je boekt.',
  cutOff: 'Na {time} uur kun je online niet meer boeken voor vandaag of morgen.',
  /** Reading `cut-off` = `tomorrow-only`. */
  cutOffTomorrow: 'Na {time} uur kun je online niet meer boeken voor morgen.',
  /** Who holds too much unpaid is told when that ends. Not in the documents. */
  firstHoldEnds: '{refusal} De eerste vervalt om {time}.',
} as const
