import { Module } from '@nestjs/common'
import { FactsModule } from '../facts/facts-module.ts'
import { MailModule } from '../mail/mail-module.ts'
import { actRoutes } from '../orders/acts.ts'
import { OrdersModule } from '../orders/orders-module.ts'
import { QuotesModule } from '../quotes/quotes-module.ts'
import { PaymentsModule } from '../payments/payments-module.ts'
import { Acceptance, BookingKeys } from './acceptance.ts'
import {
  BookingEntryController,
  KnownGuestsController,
  BookingCalendarsController,
  BookingPreviewsController,
} from './booking-entry-controller.ts'
import { BookingDetail, BookingStatus } from './booking-detail.ts'
import { BookingPaymentOwner } from './booking-payment-owner.ts'
import { Holds, HoldLength } from './holds.ts'
import { BookingPlan } from './booking-plan.ts'
import { BookingsController } from './bookings-controller.ts'
import { GuestBookings, StaffBookings } from './new-bookings.ts'
import { BOOKING } from './acts/acted-booking.ts'
import { BookingActs, bookingActs } from './booking-acts.ts'
import { bookingDetailShape } from './booking-answer-shapes.ts'
import { StaffBookingsController } from './staff-bookings-controller.ts'

/** Bookings: accepted from guests, shown to staff. */
@Module({
  imports: [FactsModule, OrdersModule, QuotesModule, PaymentsModule, MailModule],
  controllers: [
    BookingsController,
    StaffBookingsController,
    actRoutes(BOOKING, bookingActs, BookingActs, bookingDetailShape),
    BookingEntryController,
    BookingPreviewsController,
    BookingCalendarsController,
    KnownGuestsController,
  ],
  providers: [
    BookingPaymentOwner,
    HoldLength,
    Holds,
    BookingStatus,
    BookingDetail,
    BookingActs,
    BookingPlan,
    Acceptance,
    BookingKeys,
    GuestBookings,
    StaffBookings,
  ],
  exports: [Acceptance, GuestBookings, StaffBookings, BookingActs, BookingDetail],
})
export class BookingsModule {}
