import type { Lengths } from '../minimum-nights/date-rules.ts'

/**
 * The lengths of stay, in nights, that can be sold from one arrival: `minNights` to `maxNights`,
 * without the `gaps`.
 */
export interface SellableLengths {
  /** The longest stay that is accepted from this arrival; 0 where one cannot arrive. */
  maxNights: number
  /** The fewest nights that the rules ask of an arrival here; 1 where none asks more. */
  minNights: number
  /**
   * Lengths between the two that a rule still refuses (a date rule further on, the family room's
   * arrangements); nearly always empty.
   */
  gaps: readonly Lengths[]
}

/** True when a stay of that many nights can be sold. */
export function isSellable(
  { minNights, maxNights, gaps }: SellableLengths,
  nights: number,
): boolean {
  return (
    nights >= minNights &&
    nights <= maxNights &&
    !gaps.some(({ first, last }) => nights >= first && nights <= last)
  )
}
