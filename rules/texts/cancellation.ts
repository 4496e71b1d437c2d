/** What goes back to a guest who cancels: of one stay by its days, and in general. */
export const cancellationTexts = {
  until: 'Tot en met {day} krijg je {share} terug.',
  afterwardsNothing: 'Daarna krijg je niets terug.',
  nothing: 'Je krijgt niets terug.',

  untilDays: 'Tot en met {n} dagen voor aankomst',
  untilDayBefore: 'Tot en met de dag voor aankomst',
  untilArrival: 'Tot en met de dag van aankomst',
  afterwards: 'Daarna',
  always: 'Altijd',

  all: 'alles',
  half: 'de helft',
  percentage: '{n}%',
  none: 'niets',
} as const
