import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { FactsModule } from '../facts/facts-module.ts'
import { LiveModule } from '../live/live-module.ts'
import { TextCorrectionEntity } from './text-correction-entity.ts'
import { TextRows } from './text-rows.ts'
import { TextsController } from './texts-controller.ts'
import { TextsFollower } from './texts-follower.ts'

/** The catalogue of texts, as staff correct it. */
@Module({
  imports: [TypeOrmModule.forFeature([TextCorrectionEntity]), FactsModule, LiveModule],
  controllers: [TextsController],
  providers: [TextRows, TextsFollower],
  exports: [TextRows],
})
export class TextsModule {}
