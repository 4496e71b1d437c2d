import { Module } from '@nestjs/common'
import { FactsModule } from '../facts/facts-module.ts'
import { QuotesController } from './quotes-controller.ts'

/** What a stay costs. */
@Module({ imports: [FactsModule], controllers: [QuotesController] })
export class QuotesModule {}
