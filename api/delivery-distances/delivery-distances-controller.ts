import { Body, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { Refused, delivered, plainError } from '../errors/refused.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id, rowId } from '../requests/id-pipe.ts'
import { listed } from '../requests/list-question.ts'
import {
  DeliveryDistanceRows,
  type DistanceListQuestion,
  UNKNOWN_DISTANCE,
  distanceListQuestion,
} from './delivery-distance-rows.ts'
import {
  type DeliveryDistanceOrder,
  type DeliveryDistanceView,
  deliveryDistanceShape,
  deliveryDistanceViewShape,
} from './delivery-distance-shape.ts'

const id = rowId(UNKNOWN_DISTANCE)

/** The distances that staff keep for the 10 km rule (G §5). */
@BackOffice('delivery-distances')
export class DeliveryDistancesController {
  constructor(private readonly rows: DeliveryDistanceRows) {}

  @Get()
  @Answers(z.array(deliveryDistanceViewShape))
  async all(
    @Query({ schema: distanceListQuestion }) question: DistanceListQuestion,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DeliveryDistanceView[]> {
    return listed(reply, 'delivery-distances', await this.rows.page(question))
  }

  @Get(':id')
  @Answers(deliveryDistanceViewShape)
  async one(@Id(id) rowId: number): Promise<DeliveryDistanceView> {
    const found = await this.rows.one(rowId)
    if (!found) throw new Refused(plainError('not-found', UNKNOWN_DISTANCE))
    return found
  }

  @Post()
  @HttpCode(201)
  @Answers(deliveryDistanceViewShape)
  async add(
    @Body({ schema: deliveryDistanceShape }) order: DeliveryDistanceOrder,
  ): Promise<DeliveryDistanceView> {
    return delivered(await this.rows.write(order))
  }

  @Put(':id')
  @Answers(deliveryDistanceViewShape)
  async change(
    @Id(id) rowId: number,
    @Body({ schema: deliveryDistanceShape }) order: DeliveryDistanceOrder,
  ): Promise<DeliveryDistanceView> {
    return delivered(await this.rows.write(order, rowId))
  }

  @Delete(':id')
  @Answers(deliveryDistanceViewShape)
  async remove(@Id(id) rowId: number): Promise<DeliveryDistanceView> {
    return delivered(await this.rows.remove(rowId))
  }
}
