/**
 * The vendor's market-stall form (G §5, the numbers are the list's); its address and name fields
 * are in `form-fields.ts`.
 */
export const vendorFormTexts = {
  /** G §2. */
  submit: 'Bevestig inschrijving',
  /** 1. */
  products: 'Geef een duidelijke omschrijving van uw producten.',
  /** 2. */
  privacy: 'Ga akkoord met onze privacy voorwaarden.',
  /** 3. */
  terms: 'Ga akkoord met onze algemene voorwaarden.',
  /** 4, spelling literal. */
  voltage: 'Controlleer de benodigde spanning.',
  /** 4, spelling literal. */
  wattage: 'Controlleer het verwachte vermogen.',
  /**
   * 5, spelling literal. The project form reuses it for the category (reading
   * `forms.category-error`).
   */
  foodOrNonFood: 'Controlleer het formulier of u food of non-food verkoopt.',
  /** 6, spelling and double "het" literal. */
  reservationCount: 'Controlleer het het aantal reserveringen.',
  /** 7, spelling literal. */
  kvk: 'Controlleer het KVK-nummer.',
  /** Not in the documents: a failed sending is shown and can be repeated (reading `failures`). */
  notSent: 'Je inschrijving is niet verzonden, probeer het opnieuw.',
} as const
