import { Body, Get, Param } from '@nestjs/common'
import { Refused, orNotFound, plainError } from '../errors/refused.ts'
import { ActingStaff, type StaffMember } from '../requests/staff-sessions.ts'
import { Acts, Answers, BackOffice, Id, uuidId } from '../requests/routes.ts'
import { type RepeatRequest, repeatRequest } from './repeat-request.ts'
import { Repeats } from './repeats.ts'
import { timelineShape, type TimelineStep } from './timeline-shape.ts'
import { Timeline } from './timeline.ts'

const NOT_AGAIN = 'Dit kan niet opnieuw worden geprobeerd. Bekijk het verloop opnieuw.'
const UNKNOWN = 'Hiervan is geen verloop.'

/** The timeline of whatever has a life of its own, such as `/timelines/booking/:id`. */
@BackOffice('timelines')
export class TimelinesController {
  constructor(
    private readonly timeline: Timeline,
    private readonly repeats: Repeats,
  ) {}

  @Get(':kind/:id')
  @Answers(timelineShape)
  async one(@Param('kind') kind: string, @Id(uuidId(UNKNOWN)) id: string): Promise<TimelineStep[]> {
    return orNotFound(await this.timeline.of({ kind, id }), UNKNOWN)
  }

  /** Has the workflow try again what it gave up, and answers the timeline as it is then. */
  @Acts(':kind/:id/repeat', timelineShape)
  async repeat(
    @Param('kind') kind: string,
    @Id(uuidId(UNKNOWN)) id: string,
    @Body({ schema: repeatRequest }) asked: RepeatRequest,
    @ActingStaff() { name }: StaffMember,
  ): Promise<TimelineStep[]> {
    await this.one(kind, id)
    if (!(await this.repeats.repeat({ kind, id }, asked, name)))
      throw new Refused(plainError('booking-not-changeable', NOT_AGAIN))
    return this.one(kind, id)
  }
}
