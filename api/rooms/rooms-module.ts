import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { FactsModule } from '../facts/facts-module.ts'
import { MinimumNightRuleEntity } from './minimum-night-rule-entity.ts'
import { RoomCleaningController } from './room-cleaning-controller.ts'
import { RoomEntity } from './room-entity.ts'
import { RoomTypeEntity } from './room-type-entity.ts'
import { RoomTypeFacilityEntity } from './room-type-facility-entity.ts'
import { RoomTypeImageEntity } from './room-type-image-entity.ts'
import { RoomTypePriceEntity } from './room-type-price-entity.ts'
import { RoomsController } from './rooms-controller.ts'
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
    RoomCleaningController,
  ],
})
export class RoomsModule {}
