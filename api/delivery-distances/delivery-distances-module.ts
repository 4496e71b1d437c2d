import { Module } from '@nestjs/common'
import { servedTables } from '../edits/kept-table.ts'
import { FactsModule } from '../facts/facts-module.ts'
import { DeliveryDistance, Geocoder } from './delivery-distance.ts'
import { deliveryDistanceTable } from './delivery-distances.ts'

const distances = servedTables([deliveryDistanceTable])

/** How far addresses are and where: what breakfast deliveries and sign-ups ask. */
@Module({
  imports: [FactsModule, ...distances.imports],
  controllers: distances.controllers,
  providers: [...distances.providers, Geocoder, DeliveryDistance],
  exports: [DeliveryDistance, Geocoder],
})
export class DeliveryDistancesModule {}
