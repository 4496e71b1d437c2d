import { Inject, Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { Repository } from 'typeorm'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { DeliveryDistanceEntity } from './delivery-distances.ts'
import { type Place, googlePlace, googleRoad, osrmRoad, pdokPlace } from './map-services.ts'
import { type PostalAddress, addressLine, areaOf } from './postal-address.ts'

/** Where addresses are (G §7), by the service that the environment chooses. */
@Injectable()
export class Geocoder {
  constructor(@Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'distances'>) {}

  /** Never rejects: null where a look-up fails, takes too long or finds nothing. */
  async find(address: PostalAddress): Promise<Place | null> {
    const service = this.environment.distances
    switch (service.by) {
      case 'table':
        return service.places && pdokPlace(service.places, address)
      case 'pdok-osrm':
        return pdokPlace(service, address)
      case 'google':
        return googlePlace(service, address)
    }
  }
}

/**
 * How far a box would be driven (G §5, §7): as the service of the environment measures, and by the
 * table of staff where it does not know. A register of one country does not have its neighbour's
 * addresses (reading `distance.abroad`).
 */
@Injectable()
export class DeliveryDistance {
  /** Where the property is, by its address: looked up once for each. */
  private readonly origins = new Map<string, Place>()

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'distances'>,
    private readonly geocoder: Geocoder,
    @InjectRepository(DeliveryDistanceEntity)
    private readonly table: Repository<DeliveryDistanceEntity>,
    private readonly facts: FactsCache,
  ) {}

  /**
   * The way by car from the property to an address, in metres. Null where a look-up fails, takes too
   * long or finds nothing, which counts as outside (G §5); it rejects only where the database is
   * away, as every request does then.
   */
  async to(address: PostalAddress): Promise<number | null> {
    const found = areaOf(address)
    if (found === null) return null
    const measured = await this.measure(address)
    if (measured !== null) return measured
    // One row for the area of a postcode: every address that shares it is as far.
    const row = await this.table.findOneBy({ postcode: found.area })
    return row ? row.metres : null
  }

  /** Whether any address can be known: an empty table leaves each one outside. */
  async isFilledIn(): Promise<boolean> {
    return this.environment.distances.by !== 'table' || this.table.exists()
  }

  private async measure(address: PostalAddress): Promise<number | null> {
    const service = this.environment.distances
    switch (service.by) {
      case 'table':
        return null
      case 'pdok-osrm': {
        const [from, to] = await Promise.all([this.origin(), this.geocoder.find(address)])
        return from && to && osrmRoad(service, from, to)
      }
      case 'google':
        return googleRoad(service, await this.ownAddress(), address)
    }
  }

  private async origin(): Promise<Place | null> {
    const address = await this.ownAddress()
    const line = addressLine(address)
    const found = this.origins.get(line) ?? (await this.geocoder.find(address))
    if (found) this.origins.set(line, found)
    return found
  }

  /** The property's own address, its street and number apart, as the settings say now. */
  private async ownAddress(): Promise<PostalAddress> {
    const { address, postcode, city } = (await this.facts.fresh()).property
    const [, street = address, houseNumber = ''] = /^(.*\S)\s+(\d.*)$/.exec(address) ?? []
    return { street, houseNumber, postcode, city }
  }
}
