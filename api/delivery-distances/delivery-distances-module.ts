import { Module } from '@nestjs/common'
import { TypeOrmModule, getRepositoryToken } from '@nestjs/typeorm'
import type { Repository } from 'typeorm'
import { DeliveryDistanceEntity } from './delivery-distance-entity.ts'
import { DeliveryDistance } from './delivery-distance.ts'
import { DistanceTable } from './distance-table.ts'
import { Geocoder } from './geocoder.ts'
import { NoGeocoder } from './no-geocoder.ts'

/** How far addresses are and where: what breakfast deliveries and sign-ups ask. */
@Module({
  imports: [TypeOrmModule.forFeature([DeliveryDistanceEntity])],
  providers: [
    {
      provide: DeliveryDistance,
      inject: [getRepositoryToken(DeliveryDistanceEntity)],
      useFactory: (rows: Repository<DeliveryDistanceEntity>) => new DistanceTable(rows),
    },
    { provide: Geocoder, useClass: NoGeocoder },
  ],
  exports: [DeliveryDistance, Geocoder],
})
export class DeliveryDistancesModule {}
