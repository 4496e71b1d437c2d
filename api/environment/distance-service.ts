/** Who says where an address is and how far by road. */
export type DistanceService =
  /** The table that staff keep; places only where PDOK is asked for them. */
  | { by: 'table'; places: { pdokUrl: string; timeoutMs: number } | null }
  /** PDOK's Locatieserver for places, an OSRM server for roads. */
  | { by: 'pdok-osrm'; pdokUrl: string; osrmUrl: string; timeoutMs: number }
  /** Google's Geocoding and Distance Matrix. */
  | { by: 'google'; url: string; key: string; timeoutMs: number }

/** What the environment says of it, each variable read by itself. */
interface Read {
  DISTANCES: DistanceService['by']
  PLACES: 'none' | 'pdok'
  PDOK_URL: string
  OSRM_URL?: string | undefined
  GOOGLE_MAPS_URL: string
  GOOGLE_MAPS_KEY?: string | undefined
  DISTANCE_TIMEOUT_MS: number
}

/** The service that is chosen. Throws an `Error` that names the variable it lacks. */
export function distanceService(read: Read): DistanceService {
  const timeoutMs = read.DISTANCE_TIMEOUT_MS
  switch (read.DISTANCES) {
    case 'table':
      return {
        by: 'table',
        places: read.PLACES === 'pdok' ? { pdokUrl: read.PDOK_URL, timeoutMs } : null,
      }
    case 'pdok-osrm':
      // OSRM's own server is for trials: it promises nothing, so none is used unless named.
      if (!read.OSRM_URL) throw new Error('OSRM_URL must be given when DISTANCES=pdok-osrm.')
      return { by: 'pdok-osrm', pdokUrl: read.PDOK_URL, osrmUrl: read.OSRM_URL, timeoutMs }
    case 'google':
      if (!read.GOOGLE_MAPS_KEY)
        throw new Error('GOOGLE_MAPS_KEY must be given when DISTANCES=google.')
      return { by: 'google', url: read.GOOGLE_MAPS_URL, key: read.GOOGLE_MAPS_KEY, timeoutMs }
  }
}
