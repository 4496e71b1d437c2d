import { Body, Get, HttpCode, Post, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { Refused, plainError } from '../errors/refused.ts'
import { refundShape } from '../orders/act-shapes.ts'
import { RefundsByHand } from '../payments/refunds-by-hand.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id, uuidId } from '../requests/id-pipe.ts'
import { listed } from '../requests/list-question.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { UNKNOWN_ORDER } from './breakfast-order-request.ts'
import { breakfastOrderDetailShape, staffBreakfastOrderShape } from './breakfast-order-shapes.ts'
import type { BreakfastOrderDetailView, StaffBreakfastOrderView } from './breakfast-order-view.ts'
import {
  type BreakfastListQuestion,
  StaffBreakfastOrders,
  breakfastListQuestion,
} from './staff-breakfast-orders.ts'

const id = uuidId(UNKNOWN_ORDER)
const OTHER_REFUND =
  'Wat er met de hand terug moet, is intussen veranderd. Bekijk de bestelling opnieuw.'

/** Breakfast orders as staff see them; what they do to them is the table's (`breakfast-order-acts.ts`). */
@BackOffice('breakfast-orders')
export class StaffBreakfastOrdersController {
  constructor(
    private readonly orders: StaffBreakfastOrders,
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

  /** Money that staff have paid back changes no state: it is written down at once. */
  @Post(':id/refunded-by-hand')
  @HttpCode(200)
  @Answers(breakfastOrderDetailShape)
  async refundedByHand(
    @Id(id) orderId: string,
    @Body({ schema: refundShape }) shown: z.infer<typeof refundShape>,
    @ActingStaff() { name: by }: StaffMember,
  ): Promise<BreakfastOrderDetailView> {
    await this.one(orderId)
    if (!(await this.refunds.note(orderId, { ...shown, by })))
      throw new Refused(plainError('order-not-changeable', OTHER_REFUND))
    return this.one(orderId)
  }
}
