import { Get, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { Refused, plainError } from '../errors/refused.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id, uuidId } from '../requests/id-pipe.ts'
import { listed } from '../requests/list-question.ts'
import { UNKNOWN_ORDER } from './breakfast-order-request.ts'
import { breakfastOrderDetailShape, staffBreakfastOrderShape } from './breakfast-order-shapes.ts'
import type { BreakfastOrderDetailView, StaffBreakfastOrderView } from './breakfast-order-view.ts'
import {
  type BreakfastListQuestion,
  StaffBreakfastOrders,
  breakfastListQuestion,
} from './staff-breakfast-orders.ts'

const id = uuidId(UNKNOWN_ORDER)
/** Breakfast orders as staff see them; what they do to them is the table's (`breakfast-order-acts.ts`). */
@BackOffice('breakfast-orders')
export class StaffBreakfastOrdersController {
  constructor(private readonly orders: StaffBreakfastOrders) {}

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
}
