import type { Repository } from 'typeorm'
import { DeliveryDistance, type RoadDistance } from './delivery-distance.ts'
import type { DeliveryDistanceEntity } from './delivery-distances.ts'
import { type PostalAddress, areaOf } from './postal-address.ts'

/**
 * The distances that staff keep, one for the area of a postcode: every address that shares it is as
 * far. A postcode without a row is unknown.
 */
export class DistanceTable extends DeliveryDistance {
  constructor(private readonly rows: Repository<DeliveryDistanceEntity>) {
    super()
  }

  async to(address: PostalAddress): Promise<RoadDistance> {
    const found = areaOf(address)
    if (found === null) return { known: false }
    const row = await this.rows.findOneBy({ postcode: found.area })
    return row ? { known: true, metres: row.metres } : { known: false }
  }

  isFilledIn(): Promise<boolean> {
    return this.rows.exists()
  }
}
