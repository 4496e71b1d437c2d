import { Module } from '@nestjs/common'
import { MailModule } from '../mail/mail-module.ts'
import { PaymentsModule } from '../payments/payments-module.ts'
import { Repeats } from './repeats.ts'
import { Timeline } from './timeline.ts'
import { TimelinesController } from './timelines-controller.ts'

/** What happened to a subject and what comes next, as staff see it. */
@Module({
  imports: [MailModule, PaymentsModule],
  controllers: [TimelinesController],
  providers: [Timeline, Repeats],
})
export class TimelineModule {}
