import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { FactsModule } from '../facts/facts-module.ts'
import { FacilitiesController } from './facilities-controller.ts'
import { FacilityRows } from './facility-rows.ts'
import { MinimumNightRows } from './minimum-night-rows.ts'
import { MinimumNightRuleEntity } from './minimum-night-rule-entity.ts'
import { MinimumNightsController } from './minimum-nights-controller.ts'
import { RoomCleaningController } from './room-cleaning-controller.ts'
import { RoomEntity } from './room-entity.ts'
import { RoomPriceRows } from './room-price-rows.ts'
import { RoomPricesController } from './room-prices-controller.ts'
import { RoomRows } from './room-rows.ts'
import { RoomTypeEntity } from './room-type-entity.ts'
import { RoomTypeFacilityEntity } from './room-type-facility-entity.ts'
import { RoomTypeImageEntity } from './room-type-image-entity.ts'
import { RoomTypeImages } from './room-type-images.ts'
import { RoomTypeImagesController } from './room-type-images-controller.ts'
import { RoomTypePriceEntity } from './room-type-price-entity.ts'
import { RoomTypeRows } from './room-type-rows.ts'
import { RoomsController } from './rooms-controller.ts'
import { KeptRoomTypeViews } from './kept-room-type-views.ts'
import { StaffRoomTypesController } from './staff-room-types-controller.ts'
import { StaffRoomsController } from './staff-rooms-controller.ts'

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
    StaffRoomsController,
    StaffRoomTypesController,
    FacilitiesController,
    RoomPricesController,
    MinimumNightsController,
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
