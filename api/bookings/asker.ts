import type { Screen } from '../../rules/quotes/screen.ts'

/** A guest, as far as their request says who they are. */
export interface GuestAsker {
  /** A hash of where the request came from; it caps what one visitor holds unpaid. */
  visitor: string
  /**
   * The browser says that it made no booking yet. Behind a shared address, such as that of a hotel
   * or a mobile network, it may then hold one more; who says so untruly holds one more.
   */
  isFirst: boolean
  /** The form is one of the old site, which has no field for the town (G §7). */
  fromOldPage?: boolean
}

/**
 * Who asks for a booking. The rules bind guests and staff differently; where the booking came from
 * (its source) decides nothing of that.
 */
export type Asker =
  | ({ by: 'guest' } & GuestAsker)
  /** `name`: the member of staff. */
  | { by: 'staff'; name: string }

/** The side whose rules bind who asks. */
export function screenOf({ by }: Asker): Screen {
  return by === 'guest' ? 'guest' : 'agenda'
}
