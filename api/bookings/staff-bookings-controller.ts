import { Body, Get, HttpCode, Post, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { Refused, invalidInput, plainError } from '../errors/refused.ts'
import { MailOutcomes } from '../mail/mail-outcomes.ts'
import { RefundsByHand } from '../payments/refunds-by-hand.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id, uuidId } from '../requests/id-pipe.ts'
import { listed } from '../requests/list-question.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { BookingDetail } from './booking-detail.ts'
import { BookingList, type BookingListQuestion, bookingListQuestion } from './booking-list.ts'
import type { BookingDetailView, BookingView } from './booking-views.ts'
import { BookingWorkflows, type StaffActionResult } from './booking-workflows.ts'
import {
  UNKNOWN_BOOKING,
  cancellationRequest,
  receiptRequest,
  refundRequest,
  resendingRequest,
  takeBackRequest,
} from './staff-requests.ts'
import { Answers } from '../requests/answers.ts'
import { bookingDetailShape, bookingViewShape } from './booking-answer-shapes.ts'

const id = uuidId(UNKNOWN_BOOKING)
/** Which field of which act an amount was too high in, and what to say there. */
const TOO_HIGH = {
  markPaid: { field: 'cents', text: 'Dit is meer dan er nog open staat.' },
  cancel: { field: 'refundCents', text: 'Dit is meer dan er is betaald.' },
}

/** Not the table's sentence: that one reads as if nothing could be noted here at all. */
const OTHER_REFUND =
  'Wat er met de hand terug moet, is intussen veranderd. Bekijk de boeking opnieuw.'

/**
 * Bookings as staff see and change them. A change of state is the workflow's to make; here it is
 * only asked for. Money that staff have paid back changes no state: it is written down at once, as
 * a webhook is, also while the workflows are away.
 */
@BackOffice('bookings')
export class StaffBookingsController {
  constructor(
    private readonly list: BookingList,
    private readonly detail: BookingDetail,
    private readonly workflows: BookingWorkflows,
    private readonly refunds: RefundsByHand,
    private readonly mailOutcomes: MailOutcomes,
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

  @Post(':id/cancel')
  @Answers(bookingDetailShape)
  @HttpCode(200)
  async cancel(
    @Id(id) bookingId: string,
    @Body({ schema: cancellationRequest }) asked: z.infer<typeof cancellationRequest>,
    @ActingStaff() { name: by }: StaffMember,
  ): Promise<BookingDetailView> {
    const result = await this.workflows.cancel(bookingId, { ...asked, by })
    return this.changed(bookingId, result, TOO_HIGH.cancel)
  }

  @Post(':id/mark-paid')
  @Answers(bookingDetailShape)
  @HttpCode(200)
  async markPaid(
    @Id(id) bookingId: string,
    @Body({ schema: receiptRequest }) asked: z.infer<typeof receiptRequest>,
    @ActingStaff() { name: by }: StaffMember,
  ): Promise<BookingDetailView> {
    const result = await this.workflows.markPaid(bookingId, { ...asked, by })
    return this.changed(bookingId, result, TOO_HIGH.markPaid)
  }

  @Post(':id/take-back-receipt')
  @Answers(bookingDetailShape)
  @HttpCode(200)
  async takeBackReceipt(
    @Id(id) bookingId: string,
    @Body({ schema: takeBackRequest }) { entryId }: z.infer<typeof takeBackRequest>,
    @ActingStaff() { name: by }: StaffMember,
  ): Promise<BookingDetailView> {
    return this.changed(bookingId, await this.workflows.takeBackReceipt(bookingId, { entryId, by }))
  }

  /** Answers once it is known what became of the mail, or after a few seconds. */
  @Post(':id/resend-confirmation')
  @Answers(bookingDetailShape)
  @HttpCode(200)
  async resend(
    @Id(id) bookingId: string,
    @Body({ schema: resendingRequest }) { requestId }: z.infer<typeof resendingRequest>,
  ): Promise<BookingDetailView> {
    const result = await this.workflows.resendConfirmation(bookingId, requestId)
    if (result.ok)
      await this.mailOutcomes.heard({ kind: 'booking', id: bookingId }, 'confirmation', requestId)
    return this.changed(bookingId, result)
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

  /** The booking as it is now, so that the screen need not ask again. */
  private changed(
    bookingId: string,
    result: StaffActionResult,
    tooHigh = TOO_HIGH.markPaid,
  ): Promise<BookingDetailView> {
    if (result.ok) return this.one(bookingId)
    throw new Refused(
      result.reason === 'amount-too-high'
        ? invalidInput([tooHigh])
        : plainError(result.reason, result.text),
    )
  }
}
