import { Body, HttpCode, Post, Put } from '@nestjs/common'
import { z } from 'zod'
import { delivered } from '../errors/refused.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id } from '../requests/id-pipe.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { FacilityRows } from './facility-rows.ts'
import { type OrderRequest, orderShape } from './room-settings-requests.ts'
import { RoomTypeRows, roomTypeKey } from './room-type-rows.ts'
import { type KeptRoomTypeView, keptRoomTypeShape } from './room-views.ts'

/** The order of room types and of the facilities of each, and a removal taken back. */
@BackOffice('room-types')
export class RoomTypeOrderController {
  constructor(
    private readonly types: RoomTypeRows,
    private readonly facilities: FacilityRows,
  ) {}

  @Put('order')
  @Answers(z.array(keptRoomTypeShape))
  async order(
    @Body({ schema: orderShape }) order: OrderRequest,
    @ActingStaff() staff: StaffMember,
  ): Promise<KeptRoomTypeView[]> {
    return delivered(await this.types.order(staff, order))
  }

  @Put(':roomTypeId/facilities/order')
  @Answers(keptRoomTypeShape)
  async orderFacilities(
    @Id(roomTypeKey, 'roomTypeId') roomTypeId: number,
    @Body({ schema: orderShape }) order: OrderRequest,
    @ActingStaff() staff: StaffMember,
  ): Promise<KeptRoomTypeView> {
    return delivered(await this.facilities.order(staff, roomTypeId, order))
  }

  /** Takes a removal back. */
  @Post(':id/restore')
  @HttpCode(200)
  @Answers(keptRoomTypeShape)
  async restore(
    @Id(roomTypeKey) roomTypeId: number,
    @ActingStaff() staff: StaffMember,
  ): Promise<KeptRoomTypeView> {
    return delivered(await this.types.restore(staff, roomTypeId))
  }
}
