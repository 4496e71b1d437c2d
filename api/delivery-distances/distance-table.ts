import type { Repository } from 'typeorm'
import { DeliveryDistance, type RoadDistance } from './delivery-distance.ts'
import type { DeliveryDistanceEntity } from './delivery-distance-entity.ts'
import { type PostalAddress, dutchPostcode } from './postal-address.ts'

/**
 * The distances that staff keep, one for the four digits of a postcode: every address that shares
 * them is as far. Abroad, and any postcode without a row, is unknown.
 */
export class DistanceTable extends DeliveryDistance {
  constructor(private readonly rows: Repository<DeliveryDistanceEntity>) {
    super()
  }

  async to(address: PostalAddress): Promise<RoadDistance> {
    const postcode = dutchPostcode(address)
    if (postcode === null) return { known: false }
    const row = await this.rows.findOneBy({ postcode: postcode.slice(0, 4) })
    return row ? { known: true, metres: row.metres } : { known: false }
  }

  isFilledIn(): Promise<boolean> {
    return this.rows.exists()
  }
}
