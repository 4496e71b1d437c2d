import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { FactsModule } from '../facts/facts-module.ts'
import { FacilityRows, facilitiesController } from './facility-rows.ts'
import { MinimumNightRows, minimumNightsController } from './minimum-night-rows.ts'
import { MinimumNightRuleEntity } from './minimum-night-rule-entity.ts'
import { RoomCleaningController } from './room-cleaning-controller.ts'
import { RoomEntity } from './room-entity.ts'
import { RoomPriceRows, roomPricesController } from './room-price-rows.ts'
import { RoomRows, roomsController } from './room-rows.ts'
import { RoomTypeEntity } from './room-type-entity.ts'
import { RoomTypeFacilityEntity } from './room-type-facility-entity.ts'
import { RoomTypeImageEntity } from './room-type-image-entity.ts'
import { RoomTypeImages } from './room-type-images.ts'
import { RoomTypeImagesController } from './room-type-images-controller.ts'
import { RoomTypePriceEntity } from './room-type-price-entity.ts'
import { RoomTypeOrderController } from './room-type-order-controller.ts'
import { RoomTypeRows, roomTypesController } from './room-type-rows.ts'
import { RoomsController } from './rooms-controller.ts'
import { KeptRoomTypeViews } from './kept-room-type-views.ts'

/** The room types as guests read them, and their rows as staff keep them. */
@Module({
  imports: [
    FactsModule,
    TypeOrmModule.forFeature([
      RoomTypeEntity,
      RoomEntity,
      RoomTypePriceEntity,
      RoomTypeFacilityEntity,
      RoomTypeImageEntity,
      MinimumNightRuleEntity,
    ]),
  ],
  controllers: [
    RoomsController,
    roomsController,
    roomTypesController,
    RoomTypeOrderController,
    facilitiesController,
    roomPricesController,
    minimumNightsController,
    RoomCleaningController,
    RoomTypeImagesController,
  ],
  providers: [
    KeptRoomTypeViews,
    RoomTypeRows,
    RoomRows,
    FacilityRows,
    RoomPriceRows,
    MinimumNightRows,
    RoomTypeImages,
  ],
})
export class RoomsModule {}
