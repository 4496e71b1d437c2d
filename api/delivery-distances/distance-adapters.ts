import type { Repository } from 'typeorm'
import type { DistanceService } from '../environment/distance-service.ts'
import type { DeliveryDistanceEntity } from './delivery-distances.ts'
import type { DeliveryDistance } from './delivery-distance.ts'
import { DistanceOrTable } from './distance-or-table.ts'
import { DistanceTable } from './distance-table.ts'
import type { Geocoder } from './geocoder.ts'
import { GoogleDistance } from './google-distance.ts'
import { GoogleGeocoder } from './google-geocoder.ts'
import { NoGeocoder } from './no-geocoder.ts'
import { OsrmDistance } from './osrm-distance.ts'
import { PdokGeocoder } from './pdok-geocoder.ts'
import type { PostalAddress } from './postal-address.ts'

/** The geocoder of the service that the environment chooses. */
export function geocoderOf(service: DistanceService): Geocoder {
  switch (service.by) {
    case 'table':
      return service.places ? new PdokGeocoder(service.places) : new NoGeocoder()
    case 'pdok-osrm':
      return new PdokGeocoder(service)
    case 'google':
      return new GoogleGeocoder(service)
  }
}

/**
 * The distances of the service that the environment chooses.
 *
 * @param origin the property's own address as of now
 */
export function distanceOf(
  service: DistanceService,
  geocoder: Geocoder,
  table: Repository<DeliveryDistanceEntity>,
  origin: () => Promise<PostalAddress>,
): DeliveryDistance {
  const kept = new DistanceTable(table)
  switch (service.by) {
    case 'table':
      return kept
    case 'pdok-osrm':
      return new DistanceOrTable(new OsrmDistance(service, geocoder, origin), kept)
    case 'google':
      return new DistanceOrTable(new GoogleDistance(service, origin), kept)
  }
}
