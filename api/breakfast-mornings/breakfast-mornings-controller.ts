import { Body, Get, Put, Query } from '@nestjs/common'
import { Refused, invalidInput } from '../errors/refused.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import {
  type BreakfastMorningQuestion,
  type RouteRequest,
  breakfastMorningQuestion,
  routeRequest,
} from './breakfast-morning-request.ts'
import { breakfastMorningShape, type BreakfastMorningView } from './breakfast-morning-shape.ts'
import { BreakfastMornings } from './breakfast-mornings.ts'

const OTHER_ORDERS = {
  field: 'orderIds',
  text: 'De bestellingen van deze bezorgtijd zijn intussen veranderd. Kies de volgorde opnieuw.',
}

/** `/api/back-office/breakfast-mornings`: the sheet of a morning, and the route of its slots. */
@BackOffice('breakfast-mornings')
export class BreakfastMorningsController {
  constructor(private readonly mornings: BreakfastMornings) {}

  @Get()
  @Answers(breakfastMorningShape)
  day(
    @Query({ schema: breakfastMorningQuestion }) question: BreakfastMorningQuestion,
  ): Promise<BreakfastMorningView> {
    return this.mornings.of(question)
  }

  /** The order that staff chose; asked twice, kept once. */
  @Put('route')
  @Answers(breakfastMorningShape)
  async keepRoute(
    @Body({ schema: routeRequest }) asked: RouteRequest,
  ): Promise<BreakfastMorningView> {
    if (!(await this.mornings.keepRoute(asked))) throw new Refused(invalidInput([OTHER_ORDERS]))
    return this.mornings.of({ day: asked.day })
  }
}
