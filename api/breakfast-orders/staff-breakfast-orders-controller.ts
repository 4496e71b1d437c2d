import { Body, Get, HttpCode, Post, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { Refused, invalidInput, plainError } from '../errors/refused.ts'
import {
  giveBackRequest,
  pressRequest,
  receiptRequest,
  refundRequest,
  takeBackRequest,
  writeOffRequest,
} from '../bookings/staff-requests.ts'
import { billTexts } from '../../rules/texts/bill.ts'
import { RefundsByHand } from '../payments/refunds-by-hand.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id, uuidId } from '../requests/id-pipe.ts'
import { listed } from '../requests/list-question.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { failedDeliveryRequest } from './failed-delivery-request.ts'
import { orderCancellationRequest } from './order-cancellation-request.ts'
import { breakfastOrderDetailShape, staffBreakfastOrderShape } from './breakfast-order-shapes.ts'
import { UNKNOWN_ORDER } from './breakfast-order-request.ts'
import type { BreakfastOrderDetailView, StaffBreakfastOrderView } from './breakfast-order-view.ts'
import { BreakfastOrderChanges, type OrderChangeRefusal } from './breakfast-order-changes.ts'
import {
  type BreakfastListQuestion,
  StaffBreakfastOrders,
  breakfastListQuestion,
} from './staff-breakfast-orders.ts'

const id = uuidId(UNKNOWN_ORDER)
/** What is wrong with an amount, said at its field. */
const amountTexts = {
  'amount-too-high': () => billTexts.tooHigh,
  'more-than-came-in': () => billTexts.giveBackTooHigh,
  'still-open': () => billTexts.giveBackOpen,
} satisfies Partial<Record<Extract<OrderChangeRefusal, string>, () => string>>
const OTHER_REFUND =
  'Wat er met de hand terug moet, is intussen veranderd. Bekijk de bestelling opnieuw.'

/** Breakfast orders as staff see and change them. What follows of a change is the workflow's. */
@BackOffice('breakfast-orders')
export class StaffBreakfastOrdersController {
  constructor(
    private readonly orders: StaffBreakfastOrders,
    private readonly changes: BreakfastOrderChanges,
    private readonly refunds: RefundsByHand,
  ) {}

  @Get()
  @Answers(z.array(staffBreakfastOrderShape))
  async all(
    @Query({ schema: breakfastListQuestion }) question: BreakfastListQuestion,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffBreakfastOrderView[]> {
    return listed(reply, 'breakfast-orders', await this.orders.page(question))
  }

  @Get(':id')
  @Answers(breakfastOrderDetailShape)
  async one(@Id(id) orderId: string): Promise<BreakfastOrderDetailView> {
    const found = await this.orders.one(orderId)
    if (!found) throw new Refused(plainError('not-found', UNKNOWN_ORDER))
    return found
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @Answers(breakfastOrderDetailShape)
  async cancel(
    @Id(id) orderId: string,
    @Body({ schema: orderCancellationRequest }) asked: z.infer<typeof orderCancellationRequest>,
    @ActingStaff() { name: by, staffId }: StaffMember,
  ): Promise<BreakfastOrderDetailView> {
    const cancelled = await this.changes.cancel(orderId, {
      ...asked,
      because: 'staff',
      by,
      staffId,
    })
    return this.changed(orderId, cancelled)
  }

  @Post(':id/mark-paid')
  @HttpCode(200)
  @Answers(breakfastOrderDetailShape)
  async markPaid(
    @Id(id) orderId: string,
    @Body({ schema: receiptRequest }) asked: z.infer<typeof receiptRequest>,
    @ActingStaff() { name: by, staffId }: StaffMember,
  ): Promise<BreakfastOrderDetailView> {
    return this.changed(orderId, await this.changes.markPaid(orderId, { ...asked, by, staffId }))
  }

  /** What will never be paid, with the reason. */
  @Post(':id/write-off')
  @HttpCode(200)
  @Answers(breakfastOrderDetailShape)
  async writeOff(
    @Id(id) orderId: string,
    @Body({ schema: writeOffRequest }) asked: z.infer<typeof writeOffRequest>,
    @ActingStaff() { name: by, staffId }: StaffMember,
  ): Promise<BreakfastOrderDetailView> {
    return this.changed(orderId, await this.changes.writeOff(orderId, { ...asked, by, staffId }))
  }

  @Post(':id/take-back-write-off')
  @HttpCode(200)
  @Answers(breakfastOrderDetailShape)
  async takeBackWriteOff(
    @Id(id) orderId: string,
    @Body({ schema: takeBackRequest }) asked: z.infer<typeof takeBackRequest>,
    @ActingStaff() { name: by, staffId }: StaffMember,
  ): Promise<BreakfastOrderDetailView> {
    return this.changed(
      orderId,
      await this.changes.takeBackWriteOff(orderId, { ...asked, by, staffId }),
    )
  }

  /** Of what was paid a part goes back, and nothing is cancelled. */
  @Post(':id/give-back')
  @HttpCode(200)
  @Answers(breakfastOrderDetailShape)
  async giveBack(
    @Id(id) orderId: string,
    @Body({ schema: giveBackRequest }) asked: z.infer<typeof giveBackRequest>,
    @ActingStaff() { name: by, staffId }: StaffMember,
  ): Promise<BreakfastOrderDetailView> {
    return this.changed(orderId, await this.changes.giveBack(orderId, { ...asked, by, staffId }))
  }

  @Post(':id/deliver')
  @HttpCode(200)
  @Answers(breakfastOrderDetailShape)
  async deliver(
    @Id(id) orderId: string,
    @Body({ schema: pressRequest }) asked: z.infer<typeof pressRequest>,
    @ActingStaff() { name: by, staffId }: StaffMember,
  ): Promise<BreakfastOrderDetailView> {
    return this.changed(orderId, await this.changes.deliver(orderId, { ...asked, by, staffId }))
  }

  /** The boxes could not be brought: why. No money moves. */
  @Post(':id/fail-delivery')
  @HttpCode(200)
  @Answers(breakfastOrderDetailShape)
  async failDelivery(
    @Id(id) orderId: string,
    @Body({ schema: failedDeliveryRequest }) asked: z.infer<typeof failedDeliveryRequest>,
    @ActingStaff() { name: by, staffId }: StaffMember,
  ): Promise<BreakfastOrderDetailView> {
    return this.changed(
      orderId,
      await this.changes.failDelivery(orderId, { ...asked, by, staffId }),
    )
  }

  /** Money that staff have paid back changes no state: it is written down at once. */
  @Post(':id/refunded-by-hand')
  @HttpCode(200)
  @Answers(breakfastOrderDetailShape)
  async refundedByHand(
    @Id(id) orderId: string,
    @Body({ schema: refundRequest }) shown: z.infer<typeof refundRequest>,
    @ActingStaff() { name: by }: StaffMember,
  ): Promise<BreakfastOrderDetailView> {
    await this.one(orderId)
    if (!(await this.refunds.note(orderId, { ...shown, by })))
      throw new Refused(plainError('order-not-changeable', OTHER_REFUND))
    return this.one(orderId)
  }

  /** The order as it is now, so that the screen need not ask again. */
  private changed(
    orderId: string,
    reason: OrderChangeRefusal | null,
  ): Promise<BreakfastOrderDetailView> {
    if (!reason) return this.one(orderId)
    if (typeof reason === 'object') throw new Refused(reason.stands)
    if (isAboutAmount(reason))
      throw new Refused(invalidInput([{ field: 'cents', text: amountTexts[reason]() }]))
    const text = {
      'not-found': UNKNOWN_ORDER,
      'order-not-payable': undefined,
      'order-not-changeable': undefined,
      'day-closed': undefined,
    }[reason]
    throw new Refused(plainError(reason, text))
  }
}

function isAboutAmount(reason: string): reason is keyof typeof amountTexts {
  return reason in amountTexts
}
