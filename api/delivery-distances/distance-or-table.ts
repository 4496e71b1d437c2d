import { DeliveryDistance, type RoadDistance } from './delivery-distance.ts'
import type { PostalAddress } from './postal-address.ts'

/**
 * What a service measures, and the table of staff where it does not know: a register of one country
 * does not have its neighbour's addresses (reading `distance.abroad`).
 */
export class DistanceOrTable extends DeliveryDistance {
  constructor(
    private readonly service: DeliveryDistance,
    private readonly table: DeliveryDistance,
  ) {
    super()
  }

  async to(address: PostalAddress): Promise<RoadDistance> {
    const measured = await this.service.to(address)
    return measured.known ? measured : this.table.to(address)
  }

  isFilledIn(): Promise<boolean> {
    return this.service.isFilledIn()
  }
}
