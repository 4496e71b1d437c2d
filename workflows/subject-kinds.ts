import { BookingsModule } from '../api/bookings/bookings-module.ts'
import { ChannelFeedsModule } from '../api/channel-feeds/channel-feeds-module.ts'
import { FormsModule } from '../api/forms/forms-module.ts'
import { feedBlockActivities } from './feed-block/activities.ts'
import { formMessageActivities } from './form-message/activities.ts'
import { BreakfastOrdersModule } from '../api/breakfast-orders/breakfast-orders-module.ts'
import { InvoicesModule } from '../api/invoices/invoices-controller.ts'
import { invoiceActivities } from './invoice/activities.ts'
import { bookingActivities } from './booking/activities.ts'
import { TestPaymentsModule } from '../api/test-payments/test-payments-module.ts'
import { breakfastOrderActivities } from './breakfast-order/activities.ts'
import { SalesModule } from '../api/sales/sales-module.ts'
import { saleActivities } from './sale/activities.ts'
import type { SubjectKind } from './subject-kind.ts'
import { testPaymentActivities } from './test-payment/activities.ts'

/** Every kind of subject that is carried. Relay, reconcile and worker read it. */
export const subjectKinds: readonly SubjectKind[] = [
  { kind: 'booking', module: BookingsModule, activities: bookingActivities },
  { kind: 'form-message', module: FormsModule, activities: formMessageActivities },
  {
    kind: 'breakfast-order',
    module: BreakfastOrdersModule,
    activities: breakfastOrderActivities,
  },
  { kind: 'test-payment', module: TestPaymentsModule, activities: testPaymentActivities },
  { kind: 'invoice', module: InvoicesModule, activities: invoiceActivities },
  { kind: 'sale', module: SalesModule, activities: saleActivities },
  { kind: 'feed-block', module: ChannelFeedsModule, activities: feedBlockActivities },
]
