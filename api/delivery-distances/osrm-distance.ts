import { z } from 'zod'
import { askService } from './ask-service.ts'
import { DeliveryDistance, type RoadDistance } from './delivery-distance.ts'
import type { Geocoder, Place } from './geocoder.ts'
import { type PostalAddress, addressLine, areaOf } from './postal-address.ts'

/**
 * What is read of an answer of the route service: `distance` is in metres, as the types of the npm
 * package @types/osrm say. Without a way there is only a code, from memory: `NoRoute`, with 400.
 */
const answerShape = z.object({
  code: z.string(),
  routes: z.array(z.object({ distance: z.number().min(0) })).optional(),
})

/** An OSRM server for the way by car, between places that a geocoder finds. */
export class OsrmDistance extends DeliveryDistance {
  /** Where the property is, by its address: looked up once for each. */
  private readonly origins = new Map<string, Place>()

  /** @param origin the property's own address as of now */
  constructor(
    private readonly service: { osrmUrl: string; timeoutMs: number },
    private readonly geocoder: Geocoder,
    private readonly origin: () => Promise<PostalAddress>,
  ) {
    super()
  }

  async to(address: PostalAddress): Promise<RoadDistance> {
    if (areaOf(address) === null) return { known: false }
    const [from, to] = await Promise.all([this.findOrigin(), this.geocoder.find(address)])
    if (!from.known || !to.known) return { known: false }
    const url = new URL(
      `${this.service.osrmUrl}/route/v1/driving/${from.lng},${from.lat};${to.lng},${to.lat}`,
    )
    url.searchParams.set('overview', 'false')
    const answer = await askService('OSRM', url, answerShape, this.service.timeoutMs)
    const metres = answer?.code === 'Ok' ? answer.routes?.[0]?.distance : undefined
    return metres === undefined ? { known: false } : { known: true, metres: Math.round(metres) }
  }

  async isFilledIn(): Promise<boolean> {
    return true
  }

  private async findOrigin(): Promise<Place> {
    const address = await this.origin()
    const line = addressLine(address)
    const found = this.origins.get(line) ?? (await this.geocoder.find(address))
    if (found.known) this.origins.set(line, found)
    return found
  }
}
