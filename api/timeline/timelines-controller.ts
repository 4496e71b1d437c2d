import { Get, Param } from '@nestjs/common'
import { Refused, plainError } from '../errors/refused.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id, uuidId } from '../requests/id-pipe.ts'
import { Timeline } from './timeline.ts'
import type { TimelineStep } from './timeline-view.ts'
import { Answers } from '../requests/answers.ts'
import { timelineShape } from './timeline-shape.ts'

const UNKNOWN = 'Hiervan is geen verloop.'

/** The timeline of whatever has a life of its own, such as `/timelines/booking/:id`. */
@BackOffice('timelines')
export class TimelinesController {
  constructor(private readonly timeline: Timeline) {}

  @Get(':kind/:id')
  @Answers(timelineShape)
  async one(@Param('kind') kind: string, @Id(uuidId(UNKNOWN)) id: string): Promise<TimelineStep[]> {
    const steps = await this.timeline.of({ kind, id })
    if (!steps) throw new Refused(plainError('not-found', UNKNOWN))
    return steps
  }
}
