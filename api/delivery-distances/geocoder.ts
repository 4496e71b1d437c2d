import type { PostalAddress } from './postal-address.ts'

/** Where an address is, in degrees (WGS 84); not known where it could not be looked up. */
export type Place = { known: true; lat: number; lng: number } | { known: false }

/**
 * Where addresses are (G §7). Whoever needs it is given this class; the environment says which
 * adapter stands behind it.
 */
export abstract class Geocoder {
  /** Never rejects: a look-up that fails, takes too long or finds nothing is unknown. */
  abstract find(address: PostalAddress): Promise<Place>
}
