import { Module } from '@nestjs/common'
import { getRepositoryToken } from '@nestjs/typeorm'
import type { Repository } from 'typeorm'
import { servedTables } from '../edits/kept-table.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { FactsModule } from '../facts/facts-module.ts'
import { deliveryDistanceTable, DeliveryDistanceEntity } from './delivery-distances.ts'
import { DeliveryDistance } from './delivery-distance.ts'
import { distanceOf, geocoderOf } from './distance-adapters.ts'
import { Geocoder } from './geocoder.ts'
import type { PostalAddress } from './postal-address.ts'

const distances = servedTables([deliveryDistanceTable])

/** How far addresses are and where: what breakfast deliveries and sign-ups ask. */
@Module({
  imports: [FactsModule, ...distances.imports],
  controllers: distances.controllers,
  providers: [
    ...distances.providers,
    {
      provide: Geocoder,
      inject: [ENVIRONMENT],
      useFactory: ({ distances }: Environment) => geocoderOf(distances),
    },
    {
      provide: DeliveryDistance,
      inject: [ENVIRONMENT, Geocoder, getRepositoryToken(DeliveryDistanceEntity), FactsCache],
      useFactory: (
        { distances }: Environment,
        geocoder: Geocoder,
        table: Repository<DeliveryDistanceEntity>,
        facts: FactsCache,
      ) => distanceOf(distances, geocoder, table, () => addressOf(facts)),
    },
  ],
  exports: [DeliveryDistance, Geocoder],
})
export class DeliveryDistancesModule {}

/** The property's own address, its street and number apart, as the settings say now. */
async function addressOf(facts: FactsCache): Promise<PostalAddress> {
  const { address, postcode, city } = (await facts.fresh()).property
  const [, street = address, houseNumber = ''] = /^(.*\S)\s+(\d.*)$/.exec(address) ?? []
  return { street, houseNumber, postcode, city }
}
