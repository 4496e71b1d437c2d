/** The search form and its results (G §2, §5). */
export const searchTexts = {
  /** G §2. */
  search: 'Zoeken',
  /** G §5, §8, spelling literal. */
  invalidFields: 'Je hebt niet alle zoek velden correct gevult',
  /** G §5, §8. */
  noRooms: 'Er zijn geen kamers beschikbaar, u kunt wel altijd nog even bellen',
} as const
