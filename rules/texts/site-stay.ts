/** How many guests, and the stay that is refused, on the guest site. */
export const siteStayTexts = {
  guests_one: '1 gast',
  guests: '{n} gasten',
  /** Below the reasons for a refusal: the stay that they are about. */
  requested: 'Gevraagd: {stay}, {nights}.',
  requestedFor: 'Gevraagd: {stay}, {nights} met {persons}.',
} as const
