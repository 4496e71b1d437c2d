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
import { storedInteger } from '../requests/stored-values.ts'
import { BookingDetail } from './booking-detail.ts'
import { BookingList, type BookingListQuestion, bookingListQuestion } from './booking-list.ts'
import type { BookingDetailView, BookingView } from './booking-views.ts'
import { BookingWorkflows, type StaffActionResult } from './booking-workflows.ts'

const UNKNOWN = 'Deze boeking bestaat niet.'
const id = uuidId(UNKNOWN)
/**
 * The screen names each press, so that one that is asked again because its answer was lost is still
 * one mail.
 */
const requestId = z
  .string('Dit kenmerk ontbreekt.')
  .regex(/^[A-Za-z0-9_-]{8,128}$/, 'Dit kenmerk is niet geldig.')
const resending = z.object({ requestId })

/** How money goes back, or came, outside the payment provider. */
const method = z.enum(['cash', 'pin', 'bank'], 'Kies hoe.')
const cents = storedInteger('Vul een bedrag in.').positive('Vul een bedrag in boven € 0,00.')
const receipt = z.object({ cents, method, requestId })
const receiptTakenBack = z.object({
  entryId: z.string('Dit kenmerk ontbreekt.').regex(/^\d{1,18}$/, 'Dit kenmerk is niet geldig.'),
})
const cancellation = z.object({
  reason: z.string().max(1000, 'Deze tekst is te lang.').default(''),
  refundCents: storedInteger('Vul in hoeveel teruggaat.').nonnegative(
    'Vul een bedrag in van € 0,00 of meer.',
  ),
  mailGuest: z.boolean('Kies of de klant een mail krijgt.'),
})
const refund = z.object({
  cents,
  refundIds: z
    .array(
      z.uuid('Dit kenmerk is niet geldig.'),
      'De terugbetalingen ontbreken. Laad de pagina opnieuw.',
    )
    .max(100, 'Dit zijn te veel terugbetalingen.'),
  method,
  requestId,
})
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
  async all(
    @Query({ schema: bookingListQuestion }) question: BookingListQuestion,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BookingView[]> {
    return listed(reply, 'bookings', await this.list.page(question))
  }

  @Get(':id')
  async one(@Id(id) bookingId: string): Promise<BookingDetailView> {
    const found = await this.detail.of(bookingId)
    if (!found) throw new Refused(plainError('not-found', UNKNOWN))
    return found
  }

  @Post(':id/cancel')
  @HttpCode(200)
  async cancel(
    @Id(id) bookingId: string,
    @Body({ schema: cancellation }) asked: z.infer<typeof cancellation>,
    @ActingStaff() { name: by }: StaffMember,
  ): Promise<BookingDetailView> {
    const result = await this.workflows.cancel(bookingId, { ...asked, by })
    return this.changed(bookingId, result, TOO_HIGH.cancel)
  }

  @Post(':id/mark-paid')
  @HttpCode(200)
  async markPaid(
    @Id(id) bookingId: string,
    @Body({ schema: receipt }) asked: z.infer<typeof receipt>,
    @ActingStaff() { name: by }: StaffMember,
  ): Promise<BookingDetailView> {
    const result = await this.workflows.markPaid(bookingId, { ...asked, by })
    return this.changed(bookingId, result, TOO_HIGH.markPaid)
  }

  @Post(':id/take-back-receipt')
  @HttpCode(200)
  async takeBackReceipt(
    @Id(id) bookingId: string,
    @Body({ schema: receiptTakenBack }) { entryId }: z.infer<typeof receiptTakenBack>,
    @ActingStaff() { name: by }: StaffMember,
  ): Promise<BookingDetailView> {
    return this.changed(bookingId, await this.workflows.takeBackReceipt(bookingId, { entryId, by }))
  }

  /** Answers once it is known what became of the mail, or after a few seconds. */
  @Post(':id/resend-confirmation')
  @HttpCode(200)
  async resend(
    @Id(id) bookingId: string,
    @Body({ schema: resending }) { requestId }: z.infer<typeof resending>,
  ): Promise<BookingDetailView> {
    const result = await this.workflows.resendConfirmation(bookingId, requestId)
    if (result.ok)
      await this.mailOutcomes.heard({ kind: 'booking', id: bookingId }, 'confirmation', requestId)
    return this.changed(bookingId, result)
  }

  /** @param shown the sum that the screen showed, and the payments it is made of */
  @Post(':id/refunded-by-hand')
  @HttpCode(200)
  async refundedByHand(
    @Id(id) bookingId: string,
    @Body({ schema: refund }) shown: z.infer<typeof refund>,
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
