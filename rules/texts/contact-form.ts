/** The contact and business forms (G §4, §8); their field errors are in `form-fields.ts`. */
export const contactFormTexts = {
  /** G §8: shown for 3 seconds. */
  sent: 'Bedankt voor je bericht!',
  /**
   * Not in the documents, which only log: a failed sending is shown and can be repeated (reading
   * `failures`).
   */
  notSent: 'Je bericht is niet verzonden, probeer het opnieuw.',
} as const
