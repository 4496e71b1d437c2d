import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { ClosureEntity } from './closure-entity.ts'
import { ClosuresController } from './closures-controller.ts'
import { Closures } from './closures.ts'

/** Nights that are not sold. */
@Module({
  imports: [TypeOrmModule.forFeature([ClosureEntity])],
  controllers: [ClosuresController],
  providers: [Closures],
})
export class ClosuresModule {}
