import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { FactsModule } from '../facts/facts-module.ts'
import { LiveModule } from '../live/live-module.ts'
import { TextCorrectionEntity } from './text-correction-entity.ts'
import { PagesModule } from '../pages/pages-module.ts'
import { TextRows, textsController } from './text-rows.ts'
import { TextsInForceController } from './texts-in-force-controller.ts'
import { TranslationEntity, TranslationRows, translationsController } from './translations.ts'
import { TextsFollower } from './texts-follower.ts'

/** The catalogue of texts, as staff correct it. */
@Module({
  imports: [
    TypeOrmModule.forFeature([TextCorrectionEntity, TranslationEntity]),
    FactsModule,
    LiveModule,
    PagesModule,
  ],
  controllers: [textsController, translationsController, TextsInForceController],
  providers: [TextRows, TranslationRows, TextsFollower],
  exports: [TextRows],
})
export class TextsModule {}
