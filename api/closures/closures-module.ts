import { Module } from '@nestjs/common'
import { TypeOrmModule } from '@nestjs/typeorm'
import { ClosureEntity } from './closure-entity.ts'

/** Nights that are not sold. */
@Module({ imports: [TypeOrmModule.forFeature([ClosureEntity])] })
export class ClosuresModule {}
