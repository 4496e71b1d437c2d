import { Body, Delete, HttpCode, Post, Put, Query } from '@nestjs/common'
import { type SeenQuery, seenQuery } from '../edits/kept-shape.ts'
import { delivered } from '../errors/refused.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id, rowId } from '../requests/id-pipe.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { RoomPriceRows, UNKNOWN_PRICE } from './room-price-rows.ts'
import { UNKNOWN_ROOM_TYPE } from './room-type-rows.ts'
import {
  type RoomPriceChangeOrder,
  type RoomPriceOrder,
  roomPriceChangeShape,
  roomPriceShape,
} from './room-settings-requests.ts'
import { type KeptRoomTypeView, keptRoomTypeShape } from './room-views.ts'

const type = rowId(UNKNOWN_ROOM_TYPE)
const count = rowId(UNKNOWN_PRICE).refine((persons) => persons < 2 ** 15, UNKNOWN_PRICE)

/** The prices of a room type, one for each number of persons (BO §2, §3). */
@BackOffice('room-types/:roomTypeId/prices')
export class RoomPricesController {
  constructor(private readonly rows: RoomPriceRows) {}

  @Post()
  @HttpCode(201)
  @Answers(keptRoomTypeShape)
  async add(
    @Id(type, 'roomTypeId') roomTypeId: number,
    @Body({ schema: roomPriceShape }) order: RoomPriceOrder,
    @ActingStaff() staff: StaffMember,
  ): Promise<KeptRoomTypeView> {
    return delivered(await this.rows.add(staff, roomTypeId, order))
  }

  @Put(':persons')
  @Answers(keptRoomTypeShape)
  async change(
    @Id(type, 'roomTypeId') roomTypeId: number,
    @Id(count, 'persons') persons: number,
    @Body({ schema: roomPriceChangeShape }) order: RoomPriceChangeOrder,
    @ActingStaff() staff: StaffMember,
  ): Promise<KeptRoomTypeView> {
    return delivered(await this.rows.change(staff, { roomTypeId, persons }, order))
  }

  @Delete(':persons')
  @Answers(keptRoomTypeShape)
  async remove(
    @Id(type, 'roomTypeId') roomTypeId: number,
    @Id(count, 'persons') persons: number,
    @Query({ schema: seenQuery }) { version }: SeenQuery,
    @ActingStaff() staff: StaffMember,
  ): Promise<KeptRoomTypeView> {
    return delivered(await this.rows.remove(staff, { roomTypeId, persons }, version))
  }
}
