import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { PageTextEntity } from './page-text-entity.ts'
import { PagesController } from './pages-controller.ts'

/** The information pages: rows from the start, so that staff can change every word. */
@Module({
  imports: [TypeOrmModule.forFeature([PageTextEntity])],
  controllers: [PagesController],
  exports: [TypeOrmModule],
})
export class PagesModule {}
