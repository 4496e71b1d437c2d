import { Injectable } from '@nestjs/common'
import { formatDay } from '../../rules/calendar/day.ts'
import { checkMinimumNights } from '../../rules/forms/check-room-settings.ts'
import { roomSettingsTexts } from '../../rules/texts/room-settings.ts'
import { keptController } from '../edits/kept-controller.ts'
import type { Editor } from '../edits/staff-edits.ts'
import { type Answer, invalidInput, plainError } from '../errors/refused.ts'
import { rowId } from '../requests/id-pipe.ts'
import { MinimumNightRuleEntity } from './minimum-night-rule-entity.ts'
import { RoomTypeEntity } from './room-type-entity.ts'
import { RoomTypeRows, roomTypeKey, unknownRoomType } from './room-type-rows.ts'
import { type MinimumNightsOrder, minimumNightsShape } from './room-settings-requests.ts'
import { type KeptRoomTypeView, keptRoomTypeShape } from './room-views.ts'

const UNKNOWN_MINIMUM = 'Dit minimum bestaat niet.'
const unknown = { ok: false, error: plainError('not-found', UNKNOWN_MINIMUM) } as const

/** The minimum-night rules of a room type (BO §3 minDates): one a day. */
@Injectable()
export class MinimumNightRows {
  constructor(private readonly types: RoomTypeRows) {}

  async add(
    staff: Editor,
    order: MinimumNightsOrder,
    roomTypeId: number,
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

  remove(
    staff: Editor,
    version: number | undefined,
    roomTypeId: number,
    id: number,
  ): Promise<Answer<KeptRoomTypeView>> {
    const edit = { noun: 'minimum_night_rules', key: String(id), version }
    return this.types.write(staff, edit, async (manager) => {
      const { affected } = await manager.delete(MinimumNightRuleEntity, { id, roomTypeId })
      return affected ? { ok: true, value: roomTypeId } : unknown
    })
  }
}

/** The routes of the minimum-night rules of a room type. */
export const minimumNightsController = keptController(
  {
    name: 'MinimumNights',
    resource: 'room-types/:roomTypeId/minimum-nights',
    keys: { roomTypeId: roomTypeKey, id: rowId(UNKNOWN_MINIMUM) },
    view: keptRoomTypeShape,
    order: minimumNightsShape,
  },
  MinimumNightRows,
)
