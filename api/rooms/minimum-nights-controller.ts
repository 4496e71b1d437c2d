import { Body, Delete, HttpCode, Post, Query } from '@nestjs/common'
import { type SeenQuery, seenQuery } from '../edits/kept-shape.ts'
import { delivered } from '../errors/refused.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id, rowId } from '../requests/id-pipe.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { MinimumNightRows, UNKNOWN_MINIMUM } from './minimum-night-rows.ts'
import { UNKNOWN_ROOM_TYPE } from './room-type-rows.ts'
import { type MinimumNightsOrder, minimumNightsShape } from './room-settings-requests.ts'
import { type KeptRoomTypeView, keptRoomTypeShape } from './room-views.ts'

const type = rowId(UNKNOWN_ROOM_TYPE)

/** The minimum-night rules of a room type (BO §3 minDates). */
@BackOffice('room-types/:roomTypeId/minimum-nights')
export class MinimumNightsController {
  constructor(private readonly rows: MinimumNightRows) {}

  @Post()
  @HttpCode(201)
  @Answers(keptRoomTypeShape)
  async add(
    @Id(type, 'roomTypeId') roomTypeId: number,
    @Body({ schema: minimumNightsShape }) order: MinimumNightsOrder,
    @ActingStaff() staff: StaffMember,
  ): Promise<KeptRoomTypeView> {
    return delivered(await this.rows.add(staff, roomTypeId, order))
  }

  @Delete(':id')
  @Answers(keptRoomTypeShape)
  async remove(
    @Id(type, 'roomTypeId') roomTypeId: number,
    @Id(rowId(UNKNOWN_MINIMUM)) ruleId: number,
    @Query({ schema: seenQuery }) { version }: SeenQuery,
    @ActingStaff() staff: StaffMember,
  ): Promise<KeptRoomTypeView> {
    return delivered(await this.rows.remove(staff, roomTypeId, ruleId, version))
  }
}
