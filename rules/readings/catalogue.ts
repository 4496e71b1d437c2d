import { breakfastAndCashDeskReadings } from './areas/breakfast-and-cash-desk.ts'
import { pagesAndFormsReadings } from './areas/pages-and-forms.ts'
import { paymentFormsAccessReadings } from './areas/payment-forms-access.ts'
import { priceReadings } from './areas/price.ts'
import { availabilityReadings } from './areas/rooms-and-availability.ts'
import { staffReadings } from './areas/staff.ts'
import { timesAndNumbersReadings } from './areas/times-and-numbers.ts'
import { touristTaxReadings } from './areas/tourist-tax.ts'

/**
 * Every place where the two documents disagree or stay silent, and what it can be taken to mean.
 * For the server, the settings screen and the docs; a rule imports only the type `Readings`, so
 * that no page carries these texts.
 *
 * A reading that differs per screen or kind is one entry for each, named at the end of its id:
 * `availability.full.guest`, `closed-season.family`, `breakfast.notice.staff`.
 */
export const catalogue = [
  touristTaxReadings,
  availabilityReadings,
  priceReadings,
  breakfastAndCashDeskReadings,
  timesAndNumbersReadings,
  paymentFormsAccessReadings,
  staffReadings,
  pagesAndFormsReadings,
] as const

type Entry = (typeof catalogue)[number]['entries'][number]

/** An entry that staff can set. */
export type SettableEntry = Extract<Entry, { kind: 'set' }>

/** The id of any entry. */
export type ReadingId = Entry['id']

/** Every entry in the order of the catalogue. */
export const entries: readonly Entry[] = catalogue.flatMap<Entry>((area) => [...area.entries])

/** The entries that staff can set. */
export const settableEntries: readonly SettableEntry[] = entries.filter(
  (entry) => entry.kind === 'set',
)
