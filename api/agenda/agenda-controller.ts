import { Get, Query } from '@nestjs/common'
import { BackOffice } from '../requests/back-office.ts'
import { Agenda, type AgendaQuestion, agendaQuestion } from './agenda.ts'
import { Answers } from '../requests/answers.ts'
import { agendaShape, type AgendaView } from './agenda-shape.ts'

/** `GET /api/back-office/agenda?from=&until=`. */
@BackOffice('agenda')
export class AgendaController {
  constructor(private readonly agenda: Agenda) {}

  @Get()
  @Answers(agendaShape)
  period(@Query({ schema: agendaQuestion }) question: AgendaQuestion): Promise<AgendaView> {
    return this.agenda.of(question)
  }
}
