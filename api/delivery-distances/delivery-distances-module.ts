import { Module } from '@nestjs/common'
import { TypeOrmModule, getRepositoryToken } from '@nestjs/typeorm'
import type { Repository } from 'typeorm'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { FactsModule } from '../facts/facts-module.ts'
import { DeliveryDistanceEntity } from './delivery-distance-entity.ts'
import { DeliveryDistanceRows } from './delivery-distance-rows.ts'
import { DeliveryDistance } from './delivery-distance.ts'
import { DeliveryDistancesController } from './delivery-distances-controller.ts'
import { distanceOf, geocoderOf } from './distance-adapters.ts'
import { Geocoder } from './geocoder.ts'
import type { PostalAddress } from './postal-address.ts'

/** How far addresses are and where: what breakfast deliveries and sign-ups ask. */
@Module({
  imports: [FactsModule, TypeOrmModule.forFeature([DeliveryDistanceEntity])],
  controllers: [DeliveryDistancesController],
  providers: [
    DeliveryDistanceRows,
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
