import { Geocoder, type Place } from './geocoder.ts'

/** Where no service is configured, no address is looked up. */
export class NoGeocoder extends Geocoder {
  async find(): Promise<Place> {
    return { known: false }
  }
}
