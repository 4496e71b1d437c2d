import type { Repository } from 'typeorm'
import { isDutchPostcode } from '../../rules/forms/is-dutch-postcode.ts'
import { DeliveryDistance, type RoadDistance } from './delivery-distance.ts'
import type { DeliveryDistanceEntity } from './delivery-distance-entity.ts'
import type { PostalAddress } from './postal-address.ts'

/**
 * The distances that staff keep, one for the four digits of a postcode: every address that shares
 * them is as far. Abroad, and any postcode without a row, is unknown.
 */
export class DistanceTable extends DeliveryDistance {
  constructor(private readonly rows: Repository<DeliveryDistanceEntity>) {
    super()
  }

  async to({ postcode, country = 'nl' }: PostalAddress): Promise<RoadDistance> {
    const typed = postcode.trim()
    if (country !== 'nl' || !isDutchPostcode(typed)) return { known: false }
    const row = await this.rows.findOneBy({ postcode: typed.slice(0, 4) })
    return row ? { known: true, metres: row.metres } : { known: false }
  }
}
