import { Module } from '@nestjs/common'
import { FactsModule } from '../facts/facts-module.ts'
import { RoomsController } from './rooms-controller.ts'

/** The room types as guests read them. */
@Module({ imports: [FactsModule], controllers: [RoomsController] })
export class RoomsModule {}
