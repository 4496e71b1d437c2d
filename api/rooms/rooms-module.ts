import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { FactsModule } from '../facts/facts-module.ts'
import { FacilityOrderController, facilities } from './facilities.ts'
import { minimumNights } from './minimum-nights.ts'
import { RoomCleaningController } from './room-cleaning.ts'
import { roomPrices } from './room-prices.ts'
import { RoomTypeImageEntity } from './room-type-image-rows.ts'
import { RoomTypeImagesController } from './room-type-images.ts'
import {
  RoomTypeEntity,
  RoomTypeOrderController,
  RoomTypeRows,
  roomTypesController,
} from './room-types.ts'
import { RoomEntity, RoomRows, roomsController } from './rooms.ts'
import { RoomsController } from './rooms-controller.ts'

const parts = [facilities, roomPrices, minimumNights]

/** The room types as guests read them, and their rows as staff keep them. */
@Module({
  imports: [
    FactsModule,
    TypeOrmModule.forFeature([
      RoomTypeEntity,
      RoomEntity,
      RoomTypeImageEntity,
      ...parts.map(({ entity }) => entity),
    ]),
  ],
  controllers: [
    RoomsController,
    roomsController,
    roomTypesController,
    RoomTypeOrderController,
    FacilityOrderController,
    ...parts.map(({ controller }) => controller),
    RoomCleaningController,
    RoomTypeImagesController,
  ],
  providers: [RoomTypeRows, RoomRows, ...parts.map(({ rows }) => rows)],
})
export class RoomsModule {}
