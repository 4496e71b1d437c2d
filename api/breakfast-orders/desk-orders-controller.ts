import { Body, Get, HttpCode, Post, Query } from '@nestjs/common'
import { delivered } from '../errors/refused.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { BreakfastOffer } from './breakfast-offer.ts'
import {
  type BreakfastOptionsQuestion,
  type DeskOrder,
  type DeskQuoteQuestion,
  breakfastOptionsQuestion,
  deskOrderRequest,
  deskQuoteQuestion,
} from './breakfast-order-request.ts'
import {
  breakfastOptionsShape,
  breakfastOrderAcceptedShape,
  breakfastQuoteShape,
  type BreakfastOptionsView,
  type BreakfastOrderAccepted,
  type BreakfastQuoteView,
} from './breakfast-order-shapes.ts'
import { BreakfastOrdersService } from './breakfast-orders-service.ts'

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
