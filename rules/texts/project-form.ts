/**
 * The project request form (G §5); e-mail, phone and address fields are in `form-fields.ts`.
 * Spelling literal.
 */
export const projectFormTexts = {
  /** G §2. */
  submit: 'Bevestig aanvraag',
  /**
   * Reading `forms.category-error`, the other value; the default reuses
   * `vendorFormTexts.foodOrNonFood`.
   */
  category: 'Controlleer de categorie.',
  initiatorDescription: 'Controlleer de omschrijving over de initiatiefnemer(s) van uw project.',
  initiator: 'Controlleer de initiatiefnemer van uw project.',
  targetGroup: 'Controlleer de doelgroep van uw project.',
  partners: 'Controlleer de project partners.',
  budget: 'Controlleer het budget.',
  /** For the size and for the short description. */
  description: 'Geef een duidelijke omschrijving van uw project.',
  municipality: 'Controlleer de gemeente van het project.',
  title: 'Controlleer de titel van het project.',
  contactPerson: 'Controlleer de contactpersoon naam.',
  /** Not in the documents: a failed sending is shown and can be repeated (reading `failures`). */
  notSent: 'Je aanvraag is niet verzonden, probeer het opnieuw.',
} as const
