/** Planning a vacation (BO §4, §8). */
export const vacationTexts = {
  planned: 'De vakantie is geplant!',
  /** Not in the documents: BO §4 gives a vacation no messages for its fields. */
  scopeMissing: 'Kies wat u sluit.',
  roomMissing: 'Kies een kamer.',
  roomTypeMissing: 'Kies een kamertype.',
  firstNightMissing: 'Kies de eerste nacht.',
  lastNightMissing: 'Kies de laatste nacht.',
  lastBeforeFirst: 'De laatste nacht ligt voor de eerste.',
  past: 'Deze nacht is al voorbij.',
  nightsMissing: 'Kies de nachten die u sluit.',
  tooFar: 'Kies nachten binnen drie jaar.',
  roomsMissing: 'Kies een kamer, of het hele huis.',
  /** Of nights and rooms that are to be opened again. */
  nothingToOpen: 'Op deze nachten is hier niets te openen.',
} as const
