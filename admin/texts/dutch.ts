import { agendaTexts } from './agenda.ts'
import { bookingTexts } from './bookings.ts'
import { closureTexts } from './closures.ts'
import { deliveryDistanceTexts } from './delivery-distances.ts'
import { mailTexts } from './mails.ts'
import { reactAdminTexts } from './react-admin.ts'
import { settingsTexts } from './settings.ts'
import { shellTexts } from './shell.ts'
import { staffTexts } from './staff.ts'
import { timelineTexts } from './timeline.ts'

/**
 * Every Dutch text of the back office, a noun a file. Literal texts of the documents come from
 * `rules/texts`.
 */
export const dutch = {
  ...shellTexts,
  agenda: agendaTexts,
  bookings: bookingTexts,
  closures: closureTexts,
  deliveryDistances: deliveryDistanceTexts,
  mails: mailTexts,
  settings: settingsTexts,
  staff: staffTexts,
  timeline: timelineTexts,
} as const

/** What the i18n provider is given: ours, and react-admin's own keys in Dutch. */
export const messages = { ...dutch, ra: reactAdminTexts }

type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeysOf<T[K]>}`
}[keyof T & string]

/** Every key of our own catalogue, such as `agenda.today`. */
export type TextKey = KeysOf<typeof dutch>
