import { Module } from '@nestjs/common'
import { FactsCache } from '../facts/facts-cache.ts'
import { Clock } from '../environment/clock.ts'
import { FactsModule } from '../facts/facts-module.ts'
import { MailModule } from '../mail/mail-module.ts'
import { OrdersModule } from '../orders/orders-module.ts'
import { PaymentOwners } from '../payments/payment-owner.ts'
import { QuotesModule } from '../quotes/quotes-module.ts'
import { SaleTerms } from '../quotes/sale-terms.ts'
import { PaymentsModule } from '../payments/payments-module.ts'
import { SubjectPlans } from '../subjects/subject-plan.ts'
import { Acceptance } from './acceptance.ts'
import { BookingChanges } from './booking-changes.ts'
import { BookingCalendarsController } from './booking-calendars-controller.ts'
import { BookingEntryController } from './booking-entry-controller.ts'
import { BookingPreviewsController } from './booking-previews-controller.ts'
import { BookingDetail } from './booking-detail.ts'
import { BookingPaymentOwner } from './booking-payment-owner.ts'
import { HoldLength } from './hold-length.ts'
import { BookingList } from './booking-list.ts'
import { BookingMilestones } from './booking-milestones.ts'
import { BookingPlan } from './booking-plan.ts'
import { BookingStatus } from './booking-status.ts'
import { BookingsController } from './bookings-controller.ts'
import { KnownGuestsController } from './known-guests-controller.ts'
import { KnownKeys } from './idempotency.ts'
import { BookingsService } from './bookings-service.ts'
import { StaffActs } from './staff-acts.ts'
import { arrive } from './acts/arrive.ts'
import { cancel } from './acts/cancel.ts'
import { depart } from './acts/depart.ts'
import { noShow } from './acts/no-show.ts'
import { takeBackAttendance } from './acts/take-back-attendance.ts'
import { AttendanceController } from './attendance-controller.ts'
import { deleteBooking } from './acts/delete.ts'
import { edit } from './acts/edit.ts'
import { changeStay } from './acts/change-stay.ts'
import { markPaid } from './acts/mark-paid.ts'
import { pinRoom } from './acts/pin-room.ts'
import { resendConfirmation } from './acts/resend-confirmation.ts'
import { takeBackReceipt } from './acts/take-back-receipt.ts'
import { giveBack } from './acts/give-back.ts'
import { takeBackWriteOff, writeOff } from './acts/write-off.ts'
import { Notifier } from '../database/notifier.ts'
import { Mails } from '../mail/mails.ts'
import { StaffBookingsController } from './staff-bookings-controller.ts'
import { StayChangePreviews } from './stay-change-previews.ts'
import { StayChangesController } from './stay-changes-controller.ts'

/** Bookings: accepted from guests, shown to staff. */
@Module({
  imports: [FactsModule, OrdersModule, QuotesModule, PaymentsModule, MailModule],
  controllers: [
    BookingsController,
    StaffBookingsController,
    AttendanceController,
    BookingEntryController,
    BookingPreviewsController,
    BookingCalendarsController,
    StayChangesController,
    KnownGuestsController,
  ],
  providers: [
    BookingPaymentOwner,
    HoldLength,
    BookingChanges,
    BookingStatus,
    BookingList,
    BookingDetail,
    StaffActs,
    BookingPlan,
    BookingMilestones,
    KnownKeys,
    Acceptance,
    BookingsService,
    StayChangePreviews,
  ],
  exports: [BookingsService, StaffActs, BookingDetail],
})
export class BookingsModule {
  constructor(
    owners: PaymentOwners,
    owner: BookingPaymentOwner,
    plans: SubjectPlans,
    plan: BookingPlan,
    milestones: BookingMilestones,
    acts: StaffActs,
    notifier: Notifier,
    mails: Mails,
    facts: FactsCache,
    clock: Clock,
    terms: SaleTerms,
  ) {
    owners.register(owner)
    plans.register(plan, (bookingId) => milestones.of(bookingId))
    acts.register('mark-paid', markPaid)
    acts.register('take-back-receipt', takeBackReceipt)
    acts.register('write-off', writeOff)
    acts.register('take-back-write-off', takeBackWriteOff)
    acts.register('give-back', giveBack)
    acts.register('resend-confirmation', resendConfirmation(mails, notifier, clock))
    acts.register('cancel', cancel(notifier))
    acts.register('arrive', arrive(notifier))
    acts.register('depart', depart(notifier))
    acts.register('no-show', noShow(notifier, facts))
    acts.register('take-back-attendance', takeBackAttendance(notifier))
    acts.register('edit', edit)
    acts.register('delete', deleteBooking(notifier))
    acts.register('change-stay', changeStay(clock, terms, notifier))
    acts.register('pin-room', pinRoom)
  }
}
