import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { ClosureEntity } from '../closures/closure-entity.ts'
import { FactsModule } from '../facts/facts-module.ts'
import { VacationsController, VacationPreviewsController } from './vacations-controller.ts'
import { Vacations } from './vacations.ts'

/** Closures that are planned, shown and taken back together. */
@Module({
  imports: [TypeOrmModule.forFeature([ClosureEntity]), FactsModule],
  controllers: [VacationsController, VacationPreviewsController],
  providers: [Vacations],
})
export class VacationsModule {}
