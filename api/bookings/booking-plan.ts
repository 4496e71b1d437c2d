import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import type { PlannedStep, SubjectPlan } from '../subjects/subject-plan.ts'
import { loadBookingRecord } from './load-booking-record.ts'
import { type BookingRecord, planBooking } from './plan-booking.ts'

/** What is to be done for bookings. */
@Injectable()
export class BookingPlan implements SubjectPlan<BookingRecord> {
  readonly kind = 'booking'

  constructor(private readonly pool: Pool) {}

  load(bookingId: string): Promise<BookingRecord | null> {
    return loadBookingRecord(this.pool, bookingId)
  }

  plan(booking: BookingRecord, now: number): PlannedStep[] {
    return planBooking(booking, now)
  }
}
