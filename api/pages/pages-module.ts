import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { FactsModule } from '../facts/facts-module.ts'
import { MarkdownReader } from './markdown-reader.ts'
import { PageTextEntity } from './page-text-entity.ts'
import { PageRows, pageTextsController } from './page-rows.ts'
import { PagesController } from './pages-controller.ts'

/** The information pages: rows from the start, so that staff can change every word. */
@Module({
  imports: [TypeOrmModule.forFeature([PageTextEntity]), FactsModule],
  controllers: [PagesController, pageTextsController],
  providers: [MarkdownReader, PageRows],
  exports: [TypeOrmModule, PageRows],
})
export class PagesModule {}
