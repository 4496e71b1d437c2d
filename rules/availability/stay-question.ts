import type { EpochDay, Moment } from '../calendar/day.ts'
import type { TaxableGuest } from '../tourist-tax/taxable-guest.ts'
import type { Screen } from '../quotes/screen.ts'

/**
 * May these persons sleep in a room of this type from arrival to departure, asked on this screen at
 * this moment?
 */
export interface StayQuestion {
  roomTypeId: number
  arrival: EpochDay
  departure: EpochDay
  persons: number
  /** Those of the persons whose age or residence is known; the tourist tax asks for it. */
  guests?: readonly TaxableGuest[]
  /** The source that sells it remits the tourist tax itself. */
  isTaxRemitted?: boolean
  /** The room that staff chose; left out or null, any room of the type will do. */
  roomId?: number | null
  screen: Screen
  moment: Moment
}
