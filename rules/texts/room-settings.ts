/** The room settings: the words of the tab (BO §2, §3), the toasts and the checks (BO §5, §8). */
export const roomSettingsTexts = {
  /** BO §2: the tab, its link to a room type, the way to add one, and the end of the table. */
  title: 'Kamers',
  open: 'Bekijk',
  add: 'Voeg toe',
  end: 'Geen kamers meer.',
  /** BO §3: what a new room type is called until it is named. */
  defaultName: 'Standaard kamer',
  saved: 'Wijzigingen zijn verwerkt',
  failed: 'Er is iets misgegaan probeer opnieuw',
  failedLater: 'Er is iets misgegaan probeer het later opnieuw',
  imageSaved: 'Afbeelding is verwerkt',
  coverSaved: 'Een favoriete afbeelding is verwerkt',
  imageRemoved: 'De afbeelding is verwijderd',
  /** BO §5, §8, spelling literal. */
  imageMissing: 'Er is geen foto geselecteert.',
  /**
   * BO §8 writes "'Faciliteit is toegevoegd' / 'niet toegevoegd, probeer het opnieuw'": the second
   * is read as the end of a sentence.
   */
  facilityAdded: 'Faciliteit is toegevoegd',
  facilityNotAdded: 'Faciliteit is niet toegevoegd, probeer het opnieuw',
  facilityRemoved: 'De Faciliteit is verwijderd',
  priceAdded: 'De prijs is toegevoegd',
  priceNotAdded: 'De prijs is niet toegevoegd, probeer het opnieuw',
  priceRemoved: 'De prijs is verwijderd',
  minimumNightsAdded: 'Een minimaal aantal nachten is toegevoegd',
  minimumNightsRemoved: 'Minimaal aantal nachten verwijderd',
  /** Not in the documents, which name these checks without words (BO §5). */
  facilityMissing: 'Vul een faciliteit in.',
  personsMissing: 'Vul een aantal personen van 1 of meer in.',
  priceMissing: 'Vul een prijs van 0 of meer in.',
  dateMissing: 'Kies een datum.',
  nightsMissing: 'Vul een aantal nachten van 1 of meer in.',
  tooManyRooms: 'Een kamertype heeft hoogstens {max} kamers.',
  nameMissing: 'Geef het kamertype een naam.',
  vat: 'Vul een percentage van 0 tot en met 100 in, zoals 9 of 21.',
  tooManyPersons: 'Een kamer is voor hoogstens {max} personen.',
  priceTooHigh: 'Vul een prijs van hoogstens € {max} in.',
  tooManyNights: 'Een minimum is hoogstens {max} nachten.',
  numberMissing: 'Vul een kamernummer van 1 tot en met {max} in.',
  /** A second one of the same. */
  facilityTwice: 'Deze faciliteit staat er al.',
  priceTwice: 'Voor dit aantal personen staat er al een prijs.',
  dateTwice: 'Voor deze datum staat er al een minimum.',
  numberTwice: 'Kamer {number} is er al, bij {roomType}.',
  secondFamilyRoom: 'Er is al een familiekamer. De gastensite verkoopt er één.',
  /** What others refer to stays: it is switched off instead. */
  roomUsed:
    'Kamer {number} heeft boekingen of sluitingen en blijft dus bewaard. Zet de kamer uit, dan wordt zij niet meer verkocht.',
  roomLinked:
    'Kamer {number} heeft een koppeling met een kanaal. Haal die eerst weg, bij Instellingen, Meer, Kanalen.',
  roomTypeUsed:
    'Bij dit kamertype horen nog kamers, boekingen of sluitingen; het blijft dus bewaard. Zet het uit, dan wordt het niet meer verkocht.',
} as const
