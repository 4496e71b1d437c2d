import { Module } from '@nestjs/common'
import { BookingsModule } from '../bookings/bookings-module.ts'
import { BreakfastOrdersModule } from '../breakfast-orders/breakfast-orders-module.ts'
import { FactsModule } from '../facts/facts-module.ts'
import { FormsModule } from '../forms/forms-module.ts'
import { PaymentsModule } from '../payments/payments-module.ts'
import { ScreensModule } from '../screens/screens-module.ts'
import { BookOldStay } from './book-old-stay.ts'
import { OldAnswers } from './old-answers.ts'
import { OldFormsController } from './old-forms-controller.ts'
import { OldMailsController } from './old-mails-controller.ts'
import { OldMails } from './old-mails.ts'
import { OldPaymentsController } from './old-payments-controller.ts'
import { OrderOldBoxes } from './order-old-boxes.ts'
import { PayWhatIsOpen } from './pay-what-is-open.ts'

/**
 * The calls of the old site under their old addresses and names (BO §7, G §7), answered by the
 * services of the new ones: docs/why-do-the-old-calls-read-no-cookie.md
 */
@Module({
  imports: [
    BookingsModule,
    BreakfastOrdersModule,
    FactsModule,
    FormsModule,
    PaymentsModule,
    ScreensModule,
  ],
  controllers: [OldFormsController, OldMailsController, OldPaymentsController],
  providers: [BookOldStay, OldAnswers, OldMails, OrderOldBoxes, PayWhatIsOpen],
})
export class LegacyCallsModule {}
