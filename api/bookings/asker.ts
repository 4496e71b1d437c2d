import type { Screen } from '../../rules/quotes/screen.ts'

/**
 * Who asks for a booking. The rules bind guests and staff differently; where the booking came from
 * (its source) decides nothing of that.
 */
export type Asker =
  /** `visitor`: a hash of where the request came from; it caps what one visitor holds unpaid. */
  | { by: 'guest'; visitor: string }
  /** `name`: the member of staff. */
  | { by: 'staff'; name: string }

/** The side whose rules bind who asks. */
export function screenOf({ by }: Asker): Screen {
  return by === 'guest' ? 'guest' : 'agenda'
}
