import { Injectable } from '@nestjs/common'
import { formatDay } from '../../rules/calendar/day.ts'
import { checkMinimumNights } from '../../rules/forms/check-room-settings.ts'
import { roomSettingsTexts } from '../../rules/texts/room-settings.ts'
import { type Answer, invalidInput, plainError } from '../errors/refused.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { MinimumNightRuleEntity } from './minimum-night-rule-entity.ts'
import { RoomTypeEntity } from './room-type-entity.ts'
import { RoomTypeRows, unknownRoomType } from './room-type-rows.ts'
import type { MinimumNightsOrder } from './room-settings-requests.ts'
import type { KeptRoomTypeView } from './room-views.ts'

/** What is said of a minimum that is not there. */
export const UNKNOWN_MINIMUM = 'Dit minimum bestaat niet.'
const unknown = { ok: false, error: plainError('not-found', UNKNOWN_MINIMUM) } as const

/** The minimum-night rules of a room type (BO §3 minDates): one a day. */
@Injectable()
export class MinimumNightRows {
  constructor(private readonly types: RoomTypeRows) {}

  async add(
    staff: StaffMember,
    roomTypeId: number,
    order: MinimumNightsOrder,
  ): Promise<Answer<KeptRoomTypeView>> {
    const errors = checkMinimumNights(order)
    if (errors.length > 0 || order.day === null) return { ok: false, error: invalidInput(errors) }
    const rule = { roomTypeId, day: formatDay(order.day) }
    const edit = { noun: 'minimum_night_rules', key: null }
    return this.types.write(staff, edit, async (manager) => {
      if (!(await manager.existsBy(RoomTypeEntity, { id: roomTypeId }))) return unknownRoomType
      if (await manager.existsBy(MinimumNightRuleEntity, rule)) {
        const field = { field: 'day', text: roomSettingsTexts.dateTwice }
        return { ok: false, error: invalidInput([field]) }
      }
      await manager.insert(MinimumNightRuleEntity, { ...rule, nights: Number(order.nights) })
      return { ok: true, value: roomTypeId }
    })
  }

  /** Takes one away; `version` is the last change of it that the screen knew. */
  remove(
    staff: StaffMember,
    roomTypeId: number,
    id: number,
    version?: number,
  ): Promise<Answer<KeptRoomTypeView>> {
    const edit = { noun: 'minimum_night_rules', key: String(id), version }
    return this.types.write(staff, edit, async (manager) => {
      const { affected } = await manager.delete(MinimumNightRuleEntity, { id, roomTypeId })
      return affected ? { ok: true, value: roomTypeId } : unknown
    })
  }
}
