/** The mail before arrival. Not in the documents. */
export const mailArrivalTexts = {
  subject: 'Tot {day}: je verblijf bij {property}',
  title: 'Tot {day}',
  expected: 'Op {day} verwachten we je. Je kunt inchecken tussen {hours}.',
  callUs: 'Kom je later aan of kun je niet komen? Bel ons op {phone}.',
} as const
