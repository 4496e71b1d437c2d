import { Module } from '@nestjs/common'
import { FactsModule } from '../facts/facts-module.ts'
import { AgendaController } from './agenda-controller.ts'
import { Agenda } from './agenda.ts'

/** What staff see of a period: rooms, bookings, closures. */
@Module({ imports: [FactsModule], controllers: [AgendaController], providers: [Agenda] })
export class AgendaModule {}
