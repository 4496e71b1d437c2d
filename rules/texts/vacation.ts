/** Planning a vacation (BO §4, §8). */
export const vacationTexts = {
  planned: 'De vakantie is geplant!',
  /** Not in the documents: BO §4 gives a vacation no messages for its fields. */
  scopeMissing: 'Kies wat er dicht gaat.',
  roomMissing: 'Kies een kamer.',
  roomTypeMissing: 'Kies een kamertype.',
  firstNightMissing: 'Kies de eerste nacht.',
  lastNightMissing: 'Kies de laatste nacht.',
  lastBeforeFirst: 'De laatste nacht ligt voor de eerste.',
  past: 'Deze nacht is al voorbij.',
} as const
