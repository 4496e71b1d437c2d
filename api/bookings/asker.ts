import type { Screen } from '../../rules/quotes/screen.ts'

/**
 * Who asks for a booking. The rules bind guests and staff differently; where the booking came from
 * (its source) decides nothing of that.
 */
export type Asker =
  /**
   * `visitor`: a hash of where the request came from; it caps what one visitor holds unpaid.
   * `isFirst`: the browser says that it made no booking yet. Behind a shared address, such as that
   * of a hotel or a mobile network, it may then hold one more; who says so untruly holds one more.
   * `fromOldPage`: the form is one of the old site, which has no field for the town (G §7).
   */
  | { by: 'guest'; visitor: string; isFirst: boolean; fromOldPage?: boolean }
  /** `name`: the member of staff. */
  | { by: 'staff'; name: string }

/** The side whose rules bind who asks. */
export function screenOf({ by }: Asker): Screen {
  return by === 'guest' ? 'guest' : 'agenda'
}
