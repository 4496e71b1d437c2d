import { Body, Get, HttpCode, Post, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { Refused, delivered, plainError } from '../errors/refused.ts'
import { Lists } from '../lists/list-of.ts'
import { listed } from '../lists/list-question.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id, uuidId } from '../requests/id-pipe.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { BreakfastOffer } from './breakfast-offer.ts'
import {
  type BreakfastOptionsView,
  type BreakfastOrderAccepted,
  type BreakfastOrderDetailView,
  type BreakfastQuoteView,
  type StaffBreakfastOrderView,
  breakfastOptionsShape,
  breakfastOrderAcceptedShape,
  breakfastOrderDetailShape,
  breakfastQuoteShape,
  staffBreakfastOrderShape,
  type BreakfastOptionsQuestion,
  type DeskOrder,
  type DeskQuoteQuestion,
  UNKNOWN_ORDER,
  breakfastOptionsQuestion,
  deskOrderRequest,
  deskQuoteQuestion,
} from './breakfast-order-shapes.ts'
import { BreakfastOrderViews, breakfastOrderList } from './breakfast-order-views.ts'
import { BreakfastOrdersService } from './breakfast-orders-service.ts'

/** Breakfast orders as staff see them; what they do to them is the table's (`breakfast-order-acts.ts`). */
@BackOffice('breakfast-orders')
export class StaffBreakfastOrdersController {
  constructor(
    private readonly lists: Lists,
    private readonly views: BreakfastOrderViews,
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
  async one(@Id(uuidId(UNKNOWN_ORDER)) id: string): Promise<BreakfastOrderDetailView> {
    const found = await this.views.detail(id)
    if (!found) throw new Refused(plainError('not-found', UNKNOWN_ORDER))
    return found
  }
}

/** The order form of the cash desk (BO §2): as a guest's, with staff's 24 hours, brought or not. */
@BackOffice('desk-orders')
export class DeskOrdersController {
  constructor(
    private readonly offer: BreakfastOffer,
    private readonly orders: BreakfastOrdersService,
  ) {}

  @Get('options')
  @Answers(breakfastOptionsShape)
  options(
    @Query({ schema: breakfastOptionsQuestion }) question: BreakfastOptionsQuestion,
  ): Promise<BreakfastOptionsView> {
    return this.offer.options(question, 'staff')
  }

  @Get('quote')
  @Answers(breakfastQuoteShape)
  quote(
    @Query({ schema: deskQuoteQuestion }) question: DeskQuoteQuestion,
  ): Promise<BreakfastQuoteView> {
    return this.offer.quote(question, 'staff')
  }

  /** The order waits for its money: the desk goes on to the payment method. */
  @Post()
  @HttpCode(201)
  @Answers(breakfastOrderAcceptedShape)
  async place(
    @Body({ schema: deskOrderRequest }) { requestId, ...order }: DeskOrder,
    @ActingStaff() { name }: StaffMember,
  ): Promise<BreakfastOrderAccepted> {
    return delivered(await this.orders.placeAtDesk(order, requestId, name))
  }
}
