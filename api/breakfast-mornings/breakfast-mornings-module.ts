import { Body, Get, Module, Put, Query } from '@nestjs/common'
import { BreakfastOrdersModule } from '../breakfast-orders/breakfast-orders-module.ts'
import { Refused, invalidInput } from '../errors/refused.ts'
import { Answers, BackOffice } from '../requests/routes.ts'
import {
  type BreakfastMorningQuestion,
  type BreakfastMorningView,
  type RouteRequest,
  breakfastMorningQuestion,
  breakfastMorningShape,
  routeRequest,
} from './breakfast-morning-shape.ts'
import { BreakfastMornings } from './breakfast-mornings.ts'

const OTHER_ORDERS = {
  field: 'orderIds',
  text: 'De bestellingen van deze bezorgtijd zijn intussen veranderd. Kies de volgorde opnieuw.',
}

/** `/api/back-office/breakfast-mornings`: the sheet of a morning, and the route of its slots. */
@BackOffice('breakfast-mornings')
class BreakfastMorningsController {
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

/** The mornings on which breakfast boxes are brought. */
@Module({
  imports: [BreakfastOrdersModule],
  controllers: [BreakfastMorningsController],
  providers: [BreakfastMornings],
})
export class BreakfastMorningsModule {}
