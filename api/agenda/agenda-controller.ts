import { Controller, Get, Query, UseGuards } from '@nestjs/common'
import { Shape } from '../requests/shape.ts'
import { StaffGuard } from '../requests/staff-guard.ts'
import { Agenda, type AgendaQuestion, agendaQuestion } from './agenda.ts'
import type { AgendaView } from './agenda-view.ts'

/** `GET /api/agenda?from=&until=`. */
@Controller('api/agenda')
@UseGuards(StaffGuard)
export class AgendaController {
  constructor(private readonly agenda: Agenda) {}

  @Get()
  period(@Query(new Shape(agendaQuestion)) question: AgendaQuestion): Promise<AgendaView> {
    return this.agenda.of(question)
  }
}
