import { Body, HttpCode, Post } from '@nestjs/common'
import { delivered } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { MailOutcomes } from '../mail/mail-outcomes.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { bookingSubject } from './booking-changes.ts'
import { type BookingEntry, bookingEntryRequest } from './booking-entry-request.ts'
import { bookingEnteredShape } from './booking-entry-answers.ts'
import type { BookingEnteredView } from './booking-entry-views.ts'
import { BookingsService } from './bookings-service.ts'
import { orderOfStaff } from './order.ts'

/** A booking that staff enter (BO §2 Add booking, §4, §5). */
@BackOffice('bookings')
export class BookingEntryController {
  constructor(
    private readonly bookings: BookingsService,
    private readonly facts: FactsCache,
    private readonly mailOutcomes: MailOutcomes,
  ) {}

  /**
   * Answers once the booking is stored and, where the guest is mailed a way to pay, it is known what
   * became of that mail: none goes where there is no address. Asked again with the same `requestId` it is the same booking.
   */
  @Post()
  @Answers(bookingEnteredShape)
  @HttpCode(201)
  async enter(
    @Body({ schema: bookingEntryRequest }) entry: BookingEntry,
    @ActingStaff() { name: staff }: StaffMember,
  ): Promise<BookingEnteredView> {
    const { facts } = await this.facts.fresh()
    const slug = facts.roomTypes.find(({ id }) => id === entry.roomTypeId)?.slug ?? ''
    const entered = delivered(
      await this.bookings.bookAsStaff(orderOfStaff(entry, slug), { staff, key: entry.requestId }),
    )
    const mail =
      entered.payment === 'by-link' && entry.email.trim() !== ''
        ? ((await this.mailOutcomes.heardFirst(bookingSubject(entered.id), [
            'confirmation',
            'payment-request',
          ])) ?? 'queued')
        : null
    return { ...entered, mail }
  }
}
