import { Injectable } from '@nestjs/common'
import { checkRoomPrice } from '../../rules/forms/check-room-settings.ts'
import { parseEuro } from '../../rules/money/parse-euro.ts'
import { roomSettingsTexts } from '../../rules/texts/room-settings.ts'
import { type Answer, invalidInput, plainError } from '../errors/refused.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { RoomTypeEntity } from './room-type-entity.ts'
import { RoomTypePriceEntity } from './room-type-price-entity.ts'
import { RoomTypeRows, unknownRoomType } from './room-type-rows.ts'
import type { RoomPriceChangeOrder, RoomPriceOrder } from './room-settings-requests.ts'
import type { KeptRoomTypeView } from './room-views.ts'

/** What is said of a price that is not there. */
export const UNKNOWN_PRICE = 'Deze prijs bestaat niet.'
const unknown = { ok: false, error: plainError('not-found', UNKNOWN_PRICE) } as const

/**
 * What a night in a room type costs, by the number of persons (BO §2, §3): one price each. Each write
 * answers the room type as it is then.
 */
@Injectable()
export class RoomPriceRows {
  constructor(private readonly types: RoomTypeRows) {}

  /** Adds the price for a number of persons that has none yet. */
  async add(
    staff: StaffMember,
    roomTypeId: number,
    order: RoomPriceOrder,
  ): Promise<Answer<KeptRoomTypeView>> {
    const errors = checkRoomPrice(order)
    const cents = parseEuro(order.amount)
    if (errors.length > 0 || cents === null) return { ok: false, error: invalidInput(errors) }
    const key = { roomTypeId, persons: Number(order.persons) }
    return this.types.write(staff, editOf(key), async (manager) => {
      if (!(await manager.existsBy(RoomTypeEntity, { id: roomTypeId }))) return unknownRoomType
      if (await manager.existsBy(RoomTypePriceEntity, key)) {
        const field = { field: 'persons', text: roomSettingsTexts.priceTwice }
        return { ok: false, error: invalidInput([field]) }
      }
      await manager.insert(RoomTypePriceEntity, { ...key, cents })
      return { ok: true, value: roomTypeId }
    })
  }

  /** Has a number of persons pay another price. */
  async change(
    staff: StaffMember,
    key: PriceKey,
    { amount, version }: RoomPriceChangeOrder,
  ): Promise<Answer<KeptRoomTypeView>> {
    const errors = checkRoomPrice({ persons: '1', amount })
    const cents = parseEuro(amount)
    if (errors.length > 0 || cents === null) return { ok: false, error: invalidInput(errors) }
    const edit = { ...editOf(key), version }
    return this.types.write(staff, edit, async (manager) => {
      const { affected } = await manager.update(RoomTypePriceEntity, { ...key }, { cents })
      return affected ? { ok: true, value: key.roomTypeId } : unknown
    })
  }

  /** Takes a price away; `version` is the last change of it that the screen knew. */
  remove(staff: StaffMember, key: PriceKey, version?: number): Promise<Answer<KeptRoomTypeView>> {
    const edit = { ...editOf(key), version }
    return this.types.write(staff, edit, async (manager) => {
      const { affected } = await manager.delete(RoomTypePriceEntity, { ...key })
      return affected ? { ok: true, value: key.roomTypeId } : unknown
    })
  }
}

interface PriceKey {
  roomTypeId: number
  persons: number
}

const editOf = ({ roomTypeId, persons }: PriceKey) => ({
  noun: 'room_type_prices',
  key: `${roomTypeId} ${persons}`,
})
