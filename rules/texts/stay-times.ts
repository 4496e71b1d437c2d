/** Times of the day as they are read, and the stay in the guest's own calendar. */
export const stayTimesTexts = {
  arrival: 'tussen {from} en {until} uur',
  /** The space before `uur` does not break. */
  clock: '{time}\u00a0uur',
  hour: '{time} uur',
  hours: '{from} en {until} uur',

  /** What the file is called, before the number of the booking: `verblijf-B2026115.ics`. */
  calendarFile: 'verblijf',
  calendarTitle: '{property}: {room}',
  calendarText: 'Boeking {number}. Inchecken tussen {checkIn}, uitchecken tot {checkOut}.',
} as const
