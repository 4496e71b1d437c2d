import { Body, HttpCode, Post } from '@nestjs/common'
import { delivered } from '../errors/refused.ts'
import { Clock } from '../environment/clock.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { MailOutcomes } from '../mail/mail-outcomes.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { type BookingEntry, bookingEntryRequest } from './booking-entry-request.ts'
import { bookingEnteredShape, type BookingEnteredView } from './booking-entry-answers.ts'
import { BookingPlan } from './booking-plan.ts'
import { orderOfStaff } from './order.ts'
import { StaffBookings } from './staff-bookings.ts'
import { bookingSubject } from './stay-record.ts'

/** One of these is the first mail that a guest gets about a booking of staff. */
const firstMails = ['confirmation', 'payment-request']

/** A booking that staff enter (BO §2 Add booking, §4, §5). */
@BackOffice('bookings')
export class BookingEntryController {
  constructor(
    private readonly bookings: StaffBookings,
    private readonly facts: FactsCache,
    private readonly mailOutcomes: MailOutcomes,
    private readonly plans: BookingPlan,
    private readonly clock: Clock,
  ) {}

  /**
   * Answers once the booking is stored and it is known what became of its first mail to the guest, the
   * confirmation or the request to pay. Asked again with the same `requestId` it is the same booking.
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
      await this.bookings.book(orderOfStaff(entry, slug), { staff, key: entry.requestId }),
    )
    const mail = (await this.isMailed(entered.id))
      ? ((await this.mailOutcomes.heardFirst(bookingSubject(entered.id), firstMails)) ?? 'queued')
      : null
    return { ...entered, mail }
  }

  /** True where a first mail was written or is due: not every source's guests are written to. */
  private async isMailed(bookingId: string): Promise<boolean> {
    const booking = await this.plans.load(bookingId)
    if (!booking) return false
    const now = this.clock.now()
    return (
      booking.mails.some(({ kind }) => firstMails.includes(kind)) ||
      this.plans
        .plan(booking, now)
        .some(({ about = '', dueAt }) => firstMails.includes(about) && dueAt <= now)
    )
  }
}
