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
import { WITHOUT_REASON, isDeviation } from './cancellation-deviation.ts'
import { RefusedActions } from './refused-actions.ts'
import { type NewAction, StaffActions } from './staff-actions.ts'
import {
  UNKNOWN_BOOKING,
  cancellationRequest,
  editRequest,
  giveBackRequest,
  bookingReceiptRequest,
  pressRequest,
  refundRequest,
  resendingRequest,
  seenRequest,
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
 * Bookings as staff see and change them. What staff ask is kept, and carried out by the booking's
 * workflow: where that takes longer, the answer's `waitingActions` say so. Money that staff have
 * paid back changes no state: it is written down at once, as a webhook is.
 */
@BackOffice('bookings')
export class StaffBookingsController {
  constructor(
    private readonly list: BookingList,
    private readonly detail: BookingDetail,
    private readonly actions: StaffActions,
    private readonly refused: RefusedActions,
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

  /**
   * Answers once it is known what became of the guest's mail, or after ten seconds. Other money than
   * the conditions say is given back with a reason only.
   */
  @Post(':id/cancel')
  @Answers(bookingDetailShape)
  @HttpCode(200)
  async cancel(
    @Id(id) bookingId: string,
    @Body({ schema: cancellationRequest }) asked: z.infer<typeof cancellationRequest>,
    @ActingStaff() { name: by, staffId }: StaffMember,
  ): Promise<BookingDetailView> {
    const { requestId, version, ...data } = asked
    const { state, cancellation, email } = await this.one(bookingId)
    // Of one that is cancelled the act says what stands.
    if (state !== 'cancelled' && isDeviation(data, cancellation))
      throw new Refused(invalidInput([WITHOUT_REASON]))
    const act = { requestId, version, kind: 'cancel', data, by, staffId }
    const outcome = await this.act(bookingId, act)
    if (outcome === 'done' && data.mailGuest && email !== '')
      await this.mailOutcomes.heardFirst({ kind: 'booking', id: bookingId }, ['cancellation'])
    return this.one(bookingId)
  }

  /** Only where there never was money or mail; `waiting`: as soon as that can be. */
  @Post(':id/delete')
  @Answers(z.object({ outcome: z.enum(['done', 'waiting']) }))
  @HttpCode(200)
  async delete(
    @Id(id) bookingId: string,
    @Body({ schema: pressRequest }) { requestId, version }: z.infer<typeof pressRequest>,
    @ActingStaff() { name: by, staffId }: StaffMember,
  ): Promise<{ outcome: 'done' | 'waiting' }> {
    const act = { requestId, version, kind: 'delete', data: {}, by, staffId }
    return { outcome: await this.act(bookingId, act) }
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
    await this.act(bookingId, { requestId, version, kind: 'edit', data, by, staffId })
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
    await this.act(bookingId, { requestId, version, kind: 'mark-paid', data, by, staffId })
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
    await this.act(bookingId, { requestId, version, kind: 'take-back-receipt', data, by, staffId })
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
    await this.act(bookingId, { requestId, version, kind: 'write-off', data, by, staffId })
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
    await this.act(bookingId, {
      requestId,
      version,
      kind: 'take-back-write-off',
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
    await this.act(bookingId, { requestId, version, kind: 'give-back', data, by, staffId })
    return this.one(bookingId)
  }

  /** Answers once it is known what became of the mail, or after a few seconds. */
  @Post(':id/resend-confirmation')
  @Answers(bookingDetailShape)
  @HttpCode(200)
  async resend(
    @Id(id) bookingId: string,
    @Body({ schema: resendingRequest }) { requestId }: z.infer<typeof resendingRequest>,
    @ActingStaff() { name: by, staffId }: StaffMember,
  ): Promise<BookingDetailView> {
    const outcome = await this.act(bookingId, {
      requestId,
      kind: 'resend-confirmation',
      data: {},
      by,
      staffId,
    })
    if (outcome === 'done')
      await this.mailOutcomes.heard(
        { kind: 'booking', id: bookingId },
        ['confirmation', 'payment-request'],
        requestId,
      )
    return this.one(bookingId)
  }

  /** A refusal that nobody heard needs attention no more. */
  @Post(':id/see-refusal')
  @Answers(bookingDetailShape)
  @HttpCode(200)
  async seeRefusal(
    @Id(id) bookingId: string,
    @Body({ schema: seenRequest }) { actionId }: z.infer<typeof seenRequest>,
    @ActingStaff() { name }: StaffMember,
  ): Promise<BookingDetailView> {
    if (!(await this.refused.see(bookingId, actionId, name)))
      throw new Refused(plainError('not-found'))
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

  /** A refusal goes to who asked, in the words of the rule that refused it. */
  private async act(bookingId: string, action: NewAction): Promise<'done' | 'waiting'> {
    const answer = await this.actions.ask(bookingId, action)
    if (answer.outcome === 'refused') throw new Refused(answer.error)
    return answer.outcome
  }
}
