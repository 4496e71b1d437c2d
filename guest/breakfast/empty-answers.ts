import type { BreakfastField } from '../../rules/breakfast/check-breakfast-order.ts'

/** The order form as it is typed, each field a text (G §2). */
export type BreakfastAnswers = Record<BreakfastField, string>

/** What the form begins with: breakfast for two. */
export const emptyAnswers: BreakfastAnswers = {
  name: '',
  email: '',
  phone: '',
  receiver: '',
  day: '',
  slot: '',
  street: '',
  houseNumber: '',
  postcode: '',
  city: '',
  adults: '2',
  kids: '0',
  bookingNumber: '',
  notes: '',
}

/** The answers among the fields of a form that was posted without script. */
export function answersIn(texts: Record<string, string>): BreakfastAnswers {
  return Object.fromEntries(
    Object.keys(emptyAnswers).map((field) => [field, texts[field] ?? '']),
  ) as BreakfastAnswers
}
