import { Body, Get, HttpCode, Post, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { Refused, invalidInput, plainError } from '../errors/refused.ts'
import { RefundsByHand } from '../payments/refunds-by-hand.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id, uuidId } from '../requests/id-pipe.ts'
import { listed } from '../requests/list-question.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { BookingDetail } from './booking-detail.ts'
import { BookingList, type BookingListQuestion, bookingListQuestion } from './booking-list.ts'
import type { BookingDetailView, BookingView } from './booking-views.ts'
import { WITHOUT_REASON, isDeviation } from './cancellation-deviation.ts'
import { StaffActs } from './staff-acts.ts'
import {
  UNKNOWN_BOOKING,
  cancellationRequest,
  editRequest,
  giveBackRequest,
  bookingReceiptRequest,
  pressRequest,
  refundRequest,
  resendingRequest,
  takeBackRequest,
  writeOffRequest,
} from './staff-requests.ts'
import { Answers } from '../requests/answers.ts'
import { bookingDetailShape, bookingViewShape } from './booking-answer-shapes.ts'

const id = uuidId(UNKNOWN_BOOKING)

/** Not the table's sentence: that one reads as if nothing could be noted here at all. */
const OTHER_REFUND =
  'Wat er met de hand terug moet, is intussen veranderd. Bekijk de boeking opnieuw.'

/**
 * Bookings as staff see and change them. What follows of an act, mails and refunds, is the workflow's.
 */
@BackOffice('bookings')
export class StaffBookingsController {
  constructor(
    private readonly list: BookingList,
    private readonly detail: BookingDetail,
    private readonly acts: StaffActs,
    private readonly refunds: RefundsByHand,
  ) {}

  @Get()
  @Answers(z.array(bookingViewShape))
  async all(
    @Query({ schema: bookingListQuestion }) question: BookingListQuestion,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BookingView[]> {
    return listed(reply, 'bookings', await this.list.page(question))
  }

  @Get(':id')
  @Answers(bookingDetailShape)
  async one(@Id(id) bookingId: string): Promise<BookingDetailView> {
    const found = await this.detail.of(bookingId)
    if (!found) throw new Refused(plainError('not-found', UNKNOWN_BOOKING))
    return found
  }

  /** Other money than the conditions say is given back with a reason only. */
  @Post(':id/cancel')
  @Answers(bookingDetailShape)
  @HttpCode(200)
  async cancel(
    @Id(id) bookingId: string,
    @Body({ schema: cancellationRequest }) asked: z.infer<typeof cancellationRequest>,
    @ActingStaff() { name: by, staffId }: StaffMember,
  ): Promise<BookingDetailView> {
    const { requestId, version, ...data } = asked
    const { state, cancellation } = await this.one(bookingId)
    // Of one that is cancelled the act says what stands.
    if (state !== 'cancelled' && isDeviation(data, cancellation))
      throw new Refused(invalidInput([WITHOUT_REASON]))
    await this.acts.do(bookingId, { requestId, version, act: 'cancel', data, by, staffId })
    return this.one(bookingId)
  }

  /** Only where there never was money or mail. */
  @Post(':id/delete')
  @HttpCode(204)
  async delete(
    @Id(id) bookingId: string,
    @Body({ schema: pressRequest }) { requestId, version }: z.infer<typeof pressRequest>,
    @ActingStaff() { name: by, staffId }: StaffMember,
  ): Promise<void> {
    await this.acts.do(bookingId, { requestId, version, act: 'delete', data: {}, by, staffId })
  }

  /** 'Opslaan': what was written anew, all of it or nothing. */
  @Post(':id/edit')
  @Answers(bookingDetailShape)
  @HttpCode(200)
  async edit(
    @Id(id) bookingId: string,
    @Body({ schema: editRequest }) asked: z.infer<typeof editRequest>,
    @ActingStaff() { name: by, staffId }: StaffMember,
  ): Promise<BookingDetailView> {
    const { requestId, version, ...data } = asked
    await this.acts.do(bookingId, { requestId, version, act: 'edit', data, by, staffId })
    return this.one(bookingId)
  }

  @Post(':id/mark-paid')
  @Answers(bookingDetailShape)
  @HttpCode(200)
  async markPaid(
    @Id(id) bookingId: string,
    @Body({ schema: bookingReceiptRequest }) asked: z.infer<typeof bookingReceiptRequest>,
    @ActingStaff() { name: by, staffId }: StaffMember,
  ): Promise<BookingDetailView> {
    const { requestId, version, ...data } = asked
    await this.acts.do(bookingId, { requestId, version, act: 'mark-paid', data, by, staffId })
    return this.one(bookingId)
  }

  @Post(':id/take-back-receipt')
  @Answers(bookingDetailShape)
  @HttpCode(200)
  async takeBackReceipt(
    @Id(id) bookingId: string,
    @Body({ schema: takeBackRequest }) asked: z.infer<typeof takeBackRequest>,
    @ActingStaff() { name: by, staffId }: StaffMember,
  ): Promise<BookingDetailView> {
    const { requestId, version, ...data } = asked
    await this.acts.do(bookingId, {
      requestId,
      version,
      act: 'take-back-receipt',
      data,
      by,
      staffId,
    })
    return this.one(bookingId)
  }

  /** What will never be paid, with the reason. */
  @Post(':id/write-off')
  @Answers(bookingDetailShape)
  @HttpCode(200)
  async writeOff(
    @Id(id) bookingId: string,
    @Body({ schema: writeOffRequest }) asked: z.infer<typeof writeOffRequest>,
    @ActingStaff() { name: by, staffId }: StaffMember,
  ): Promise<BookingDetailView> {
    const { requestId, version, ...data } = asked
    await this.acts.do(bookingId, { requestId, version, act: 'write-off', data, by, staffId })
    return this.one(bookingId)
  }

  @Post(':id/take-back-write-off')
  @Answers(bookingDetailShape)
  @HttpCode(200)
  async takeBackWriteOff(
    @Id(id) bookingId: string,
    @Body({ schema: takeBackRequest }) asked: z.infer<typeof takeBackRequest>,
    @ActingStaff() { name: by, staffId }: StaffMember,
  ): Promise<BookingDetailView> {
    const { requestId, version, ...data } = asked
    await this.acts.do(bookingId, {
      requestId,
      version,
      act: 'take-back-write-off',
      data,
      by,
      staffId,
    })
    return this.one(bookingId)
  }

  /** Of what was paid a part goes back, and nothing is cancelled. */
  @Post(':id/give-back')
  @Answers(bookingDetailShape)
  @HttpCode(200)
  async giveBack(
    @Id(id) bookingId: string,
    @Body({ schema: giveBackRequest }) asked: z.infer<typeof giveBackRequest>,
    @ActingStaff() { name: by, staffId }: StaffMember,
  ): Promise<BookingDetailView> {
    const { requestId, version, ...data } = asked
    await this.acts.do(bookingId, { requestId, version, act: 'give-back', data, by, staffId })
    return this.one(bookingId)
  }

  /** What becomes of the mail, the booking's mails say. */
  @Post(':id/resend-confirmation')
  @Answers(bookingDetailShape)
  @HttpCode(200)
  async resend(
    @Id(id) bookingId: string,
    @Body({ schema: resendingRequest }) { requestId }: z.infer<typeof resendingRequest>,
    @ActingStaff() { name: by, staffId }: StaffMember,
  ): Promise<BookingDetailView> {
    const act = 'resend-confirmation'
    await this.acts.do(bookingId, { requestId, act, data: {}, by, staffId })
    return this.one(bookingId)
  }

  /** @param shown the sum that the screen showed, and the payments it is made of */
  @Post(':id/refunded-by-hand')
  @Answers(bookingDetailShape)
  @HttpCode(200)
  async refundedByHand(
    @Id(id) bookingId: string,
    @Body({ schema: refundRequest }) shown: z.infer<typeof refundRequest>,
    @ActingStaff() { name }: StaffMember,
  ): Promise<BookingDetailView> {
    if (!(await this.refunds.note(bookingId, { ...shown, by: name })))
      throw new Refused(plainError('booking-not-changeable', OTHER_REFUND))
    return this.one(bookingId)
  }
}
