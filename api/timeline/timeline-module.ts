import { Module } from '@nestjs/common'
import { Timeline } from './timeline.ts'
import { TimelinesController } from './timelines-controller.ts'

/** What happened to a subject and what comes next, as staff see it. */
@Module({ controllers: [TimelinesController], providers: [Timeline] })
export class TimelineModule {}
