import { Get, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { Refused, plainError } from '../errors/refused.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id, uuidId } from '../requests/id-pipe.ts'
import { Lists } from '../lists/list-of.ts'
import { listed } from '../lists/list-question.ts'
import { UNKNOWN_ORDER } from './breakfast-order-request.ts'
import {
  breakfastOrderDetailShape,
  staffBreakfastOrderShape,
  type BreakfastOrderDetailView,
  type StaffBreakfastOrderView,
} from './breakfast-order-shapes.ts'
import { StaffBreakfastOrders, breakfastOrderList } from './staff-breakfast-orders.ts'

const id = uuidId(UNKNOWN_ORDER)
/** Breakfast orders as staff see them; what they do to them is the table's (`breakfast-order-acts.ts`). */
@BackOffice('breakfast-orders')
export class StaffBreakfastOrdersController {
  constructor(
    private readonly lists: Lists,
    private readonly orders: StaffBreakfastOrders,
  ) {}

  @Get()
  @Answers(z.array(staffBreakfastOrderShape))
  async all(
    @Query({ schema: breakfastOrderList.question })
    question: z.output<typeof breakfastOrderList.question>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffBreakfastOrderView[]> {
    const page = await this.lists.page<StaffBreakfastOrderView>(breakfastOrderList, question)
    return listed(reply, 'breakfast-orders', page)
  }

  @Get(':id')
  @Answers(breakfastOrderDetailShape)
  async one(@Id(id) orderId: string): Promise<BreakfastOrderDetailView> {
    const found = await this.orders.one(orderId)
    if (!found) throw new Refused(plainError('not-found', UNKNOWN_ORDER))
    return found
  }
}
