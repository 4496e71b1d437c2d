/**
 * What a municipality may want to know of each guest besides the name and the days. The number of a
 * document, a copy of it and the citizen service number (BSN) can never be asked.
 */
export const registerFields = [
  'residence',
  'document',
  'birthDate',
  'nationality',
  'address',
] as const
export type RegisterField = (typeof registerFields)[number]

/** Which of them are asked here: what is asked has to be filled in, and nothing else is kept. */
export type NightRegisterProfile = Readonly<Record<RegisterField, boolean>>

/** What art. 438 Sr asks, until staff choose what their municipality wants. */
export const legalProfile: NightRegisterProfile = {
  residence: true,
  document: true,
  birthDate: false,
  nationality: false,
  address: false,
}

/** How long a row is kept after the departure, in months, until staff choose. */
export const USUAL_KEEP_MONTHS = 12

/** No longer than the books are kept without doubt: AVG art. 5 wants no more than is needed. */
export const MOST_KEEP_MONTHS = 60
