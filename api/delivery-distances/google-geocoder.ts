import { z } from 'zod'
import { askService } from './ask-service.ts'
import { Geocoder, type Place } from './geocoder.ts'
import { type PostalAddress, addressLine, countryOf } from './postal-address.ts'

/** As the types of @googlemaps/google-maps-services-js 3.4.2 say, shortened. */
const answerShape = z.object({
  status: z.string(),
  results: z
    .array(
      z.object({
        geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
      }),
    )
    .default([]),
})

/** Google's Geocoding; the first result counts (G §7). */
export class GoogleGeocoder extends Geocoder {
  constructor(private readonly service: { url: string; key: string; timeoutMs: number }) {
    super()
  }

  async find(address: PostalAddress): Promise<Place> {
    const url = new URL(`${this.service.url}/geocode/json`)
    url.searchParams.set('address', addressLine(address))
    url.searchParams.set('components', `country:${countryOf(address).toUpperCase()}`)
    url.searchParams.set('key', this.service.key)
    const answer = await askService('Google Geocoding', url, answerShape, this.service.timeoutMs)
    const location = answer?.status === 'OK' ? answer.results[0]?.geometry.location : undefined
    return location ? { known: true, ...location } : { known: false }
  }
}
