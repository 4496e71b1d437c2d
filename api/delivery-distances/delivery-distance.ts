import type { PostalAddress } from './postal-address.ts'

/** How far by road; not known where it could not be looked up, which counts as outside (G §5). */
export type RoadDistance = { known: true; metres: number } | { known: false }

/**
 * How far a box would be driven (G §5, §7). Whoever needs it is given this class; the environment
 * says which adapter stands behind it.
 */
export abstract class DeliveryDistance {
  /**
   * The way by car from the property to an address. A look-up that fails, takes too long or finds
   * nothing is unknown; it rejects only where the database is away, as every request does then.
   */
  abstract to(address: PostalAddress): Promise<RoadDistance>

  /** Whether any address can be known: an empty table leaves each one outside. */
  abstract isFilledIn(): Promise<boolean>
}
