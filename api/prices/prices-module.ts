import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { SeasonEntity } from './season-entity.ts'
import { SeasonRows } from './season-rows.ts'
import { SeasonsController } from './seasons-controller.ts'

/** The dated numbers that prices are made from, as staff keep them. */
@Module({
  imports: [TypeOrmModule.forFeature([SeasonEntity])],
  controllers: [SeasonsController],
  providers: [SeasonRows],
})
export class PricesModule {}
