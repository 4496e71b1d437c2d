/** What is said of a number of the rules that cannot be. Not in the documents. */
export const ruleNumberTexts = {
  clock: 'Vul een tijd van {least} tot en met {most} in, zoals {typed}.',
  day: 'Vul een dag en een maand in, zoals {typed} voor {example}.',
  days: 'Vul een aantal dagen van {least} tot en met {most} in.',
  metres: 'Vul een aantal kilometers van {least} tot en met {most} in, zoals {typed}.',
  minutes: 'Vul een aantal minuten van {least} tot en met {most} in.',
  nights: 'Vul een aantal nachten van {least} tot en met {most} in.',
  holdTooShort: 'Vul meer dan {least} minuten in: zo lang kan een betaling duren.',
} as const
