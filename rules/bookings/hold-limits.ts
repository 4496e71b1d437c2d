/** How much one visitor may hold without having paid. Settings of the property (`holds`). */
export interface HoldLimits {
  /** The most nights of one stay that is booked online. */
  nightsPerStay: number
  /** The most nights that one visitor holds unpaid at once, over all their bookings. */
  nightsPerVisitor: number
}

/**
 * Neither document names a limit. Without one, anyone could keep rooms for years without paying:
 * four weeks is longer than a holiday, six weeks is three holidays of a fortnight.
 */
export const defaultHoldLimits: HoldLimits = { nightsPerStay: 28, nightsPerVisitor: 42 }
