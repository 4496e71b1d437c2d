import { Body, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { type SeenQuery, seenQuery } from '../edits/kept-shape.ts'
import { Refused, delivered, plainError } from '../errors/refused.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id, rowId } from '../requests/id-pipe.ts'
import { listed } from '../lists/list-question.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import {
  type RoomTypeListQuestion,
  RoomTypeRows,
  UNKNOWN_ROOM_TYPE,
  roomTypeListQuestion,
} from './room-type-rows.ts'
import {
  type NewRoomTypeOrder,
  type OrderRequest,
  type RoomTypeChangeOrder,
  newRoomTypeShape,
  orderShape,
  roomTypeChangeShape,
} from './room-settings-requests.ts'
import { type KeptRoomTypeView, keptRoomTypeShape } from './room-views.ts'

const id = rowId(UNKNOWN_ROOM_TYPE)

/** The room types that staff keep (BO §2, §3), with what belongs to each. */
@BackOffice('room-types')
export class StaffRoomTypesController {
  constructor(private readonly rows: RoomTypeRows) {}

  @Get()
  @Answers(z.array(keptRoomTypeShape))
  async all(
    @Query({ schema: roomTypeListQuestion }) question: RoomTypeListQuestion,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<KeptRoomTypeView[]> {
    return listed(reply, 'room-types', await this.rows.page(question))
  }

  @Get(':id')
  @Answers(keptRoomTypeShape)
  async one(@Id(id) roomTypeId: number): Promise<KeptRoomTypeView> {
    const found = await this.rows.one(roomTypeId)
    if (!found) throw new Refused(plainError('not-found', UNKNOWN_ROOM_TYPE))
    return found
  }

  @Post()
  @HttpCode(201)
  @Answers(keptRoomTypeShape)
  async add(
    @Body({ schema: newRoomTypeShape }) order: NewRoomTypeOrder,
    @ActingStaff() staff: StaffMember,
  ): Promise<KeptRoomTypeView> {
    return delivered(await this.rows.add(staff, order))
  }

  @Put('order')
  @Answers(z.array(keptRoomTypeShape))
  async order(
    @Body({ schema: orderShape }) order: OrderRequest,
    @ActingStaff() staff: StaffMember,
  ): Promise<KeptRoomTypeView[]> {
    return delivered(await this.rows.order(staff, order))
  }

  @Put(':id')
  @Answers(keptRoomTypeShape)
  async change(
    @Id(id) roomTypeId: number,
    @Body({ schema: roomTypeChangeShape }) order: RoomTypeChangeOrder,
    @ActingStaff() staff: StaffMember,
  ): Promise<KeptRoomTypeView> {
    return delivered(await this.rows.change(staff, roomTypeId, order))
  }

  @Delete(':id')
  @Answers(keptRoomTypeShape)
  async remove(
    @Id(id) roomTypeId: number,
    @Query({ schema: seenQuery }) { version }: SeenQuery,
    @ActingStaff() staff: StaffMember,
  ): Promise<KeptRoomTypeView> {
    return delivered(await this.rows.remove(staff, roomTypeId, version))
  }

  /** Takes a removal back. */
  @Post(':id/restore')
  @HttpCode(200)
  @Answers(keptRoomTypeShape)
  async restore(
    @Id(id) roomTypeId: number,
    @ActingStaff() staff: StaffMember,
  ): Promise<KeptRoomTypeView> {
    return delivered(await this.rows.restore(staff, roomTypeId))
  }
}
