import { z } from 'zod'
import { askService } from './ask-service.ts'
import { DeliveryDistance, type RoadDistance } from './delivery-distance.ts'
import { type PostalAddress, addressLine, areaOf } from './postal-address.ts'

/** As the types of @googlemaps/google-maps-services-js 3.4.2 say, shortened; `value` is in metres. */
const answerShape = z.object({
  status: z.string(),
  rows: z
    .array(
      z.object({
        elements: z.array(
          z.object({
            status: z.string(),
            distance: z.object({ value: z.number().min(0) }).optional(),
          }),
        ),
      }),
    )
    .default([]),
})

/** Google's Distance Matrix for the way by car. */
export class GoogleDistance extends DeliveryDistance {
  /** @param origin the property's own address as of now */
  constructor(
    private readonly service: { url: string; key: string; timeoutMs: number },
    private readonly origin: () => Promise<PostalAddress>,
  ) {
    super()
  }

  async to(address: PostalAddress): Promise<RoadDistance> {
    if (areaOf(address) === null) return { known: false }
    const url = new URL(`${this.service.url}/distancematrix/json`)
    url.searchParams.set('origins', addressLine(await this.origin()))
    url.searchParams.set('destinations', addressLine(address))
    url.searchParams.set('mode', 'driving')
    url.searchParams.set('key', this.service.key)
    const answer = await askService('Google Distance', url, answerShape, this.service.timeoutMs)
    const way = answer?.status === 'OK' ? answer.rows[0]?.elements[0] : undefined
    return way?.status === 'OK' && way.distance
      ? { known: true, metres: way.distance.value }
      : { known: false }
  }

  async isFilledIn(): Promise<boolean> {
    return true
  }
}
