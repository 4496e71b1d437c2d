import { Body, Delete, HttpCode, Post, Put, Query } from '@nestjs/common'
import { type SeenQuery, seenQuery } from '../edits/kept-shape.ts'
import { delivered } from '../errors/refused.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id, rowId } from '../requests/id-pipe.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { FacilityRows, UNKNOWN_FACILITY } from './facility-rows.ts'
import { UNKNOWN_ROOM_TYPE } from './room-type-rows.ts'
import {
  type FacilityOrder,
  type OrderRequest,
  facilityShape,
  orderShape,
} from './room-settings-requests.ts'
import { type KeptRoomTypeView, keptRoomTypeShape } from './room-views.ts'

const type = rowId(UNKNOWN_ROOM_TYPE)
const id = rowId(UNKNOWN_FACILITY)

/** The facilities of a room type (BO §2, §3). */
@BackOffice('room-types/:roomTypeId/facilities')
export class FacilitiesController {
  constructor(private readonly rows: FacilityRows) {}

  @Post()
  @HttpCode(201)
  @Answers(keptRoomTypeShape)
  async add(
    @Id(type, 'roomTypeId') roomTypeId: number,
    @Body({ schema: facilityShape }) order: FacilityOrder,
    @ActingStaff() staff: StaffMember,
  ): Promise<KeptRoomTypeView> {
    return delivered(await this.rows.add(staff, roomTypeId, order))
  }

  @Put('order')
  @Answers(keptRoomTypeShape)
  async order(
    @Id(type, 'roomTypeId') roomTypeId: number,
    @Body({ schema: orderShape }) order: OrderRequest,
    @ActingStaff() staff: StaffMember,
  ): Promise<KeptRoomTypeView> {
    return delivered(await this.rows.order(staff, roomTypeId, order))
  }

  @Put(':id')
  @Answers(keptRoomTypeShape)
  async change(
    @Id(type, 'roomTypeId') roomTypeId: number,
    @Id(id) facilityId: number,
    @Body({ schema: facilityShape }) order: FacilityOrder,
    @ActingStaff() staff: StaffMember,
  ): Promise<KeptRoomTypeView> {
    return delivered(await this.rows.change(staff, roomTypeId, facilityId, order))
  }

  @Delete(':id')
  @Answers(keptRoomTypeShape)
  async remove(
    @Id(type, 'roomTypeId') roomTypeId: number,
    @Id(id) facilityId: number,
    @Query({ schema: seenQuery }) { version }: SeenQuery,
    @ActingStaff() staff: StaffMember,
  ): Promise<KeptRoomTypeView> {
    return delivered(await this.rows.remove(staff, roomTypeId, facilityId, version))
  }
}
