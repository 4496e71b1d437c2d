import type { DynamicModule, INestApplicationContext, Type } from '@nestjs/common'
import { BookingsModule } from '../api/bookings/bookings-module.ts'
import { FormsModule } from '../api/forms/forms-module.ts'
import { formMessageActivities } from './form-message/activities.ts'
import { BreakfastOrdersModule } from '../api/breakfast-orders/breakfast-orders-module.ts'
import { InvoicesModule } from '../api/invoices/invoices-module.ts'
import { invoiceActivities } from './invoice/activities.ts'
import { bookingActivities } from './booking/activities.ts'
import { TestPaymentsModule } from '../api/test-payments/test-payments-module.ts'
import { breakfastOrderActivities } from './breakfast-order/activities.ts'
import { SalesModule } from '../api/sales/sales-module.ts'
import { saleActivities } from './sale/activities.ts'
import { testPaymentActivities } from './test-payment/activities.ts'

/** Where the services of a worker are had from. */
export type Services = Pick<INestApplicationContext, 'get'>

/**
 * A kind of subject. Its workflow is exported by index.ts, under the name that `workflowOf` gives
 * it.
 */
export interface SubjectKind {
  kind: string
  /** The folder of the API that knows the kind: registers its plan, has its services. */
  module: Type | DynamicModule
  /** Puts its activities together: one for each step of its plan, one for each of its updates. */
  activities(services: Services): Record<string, (...given: never[]) => Promise<unknown>>
}

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
]
