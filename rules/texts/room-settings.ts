/** The room settings' toasts (BO §5, §8). */
export const roomSettingsTexts = {
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
} as const
