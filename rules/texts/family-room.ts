/**
 * The names of the family room's arrangements (BO §4, G §4); they are also what a guest chooses
 * from.
 */
export const familyRoomTexts = {
  fridayWeekend: 'Vrijdag-weekend',
  mondayMidweek: 'Maandag-midweek',
  mondayWeek: 'Maandag-week',
  /** Only on the public side in G §4; reading `family.friday-week`. */
  fridayWeek: 'Vrijdag-week',
  /** Not in the documents: a day is pressed on which the arrangement does not begin. */
  beginsOn: '{name} begint op een {weekday}.',
} as const
