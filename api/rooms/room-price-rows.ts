import { Injectable } from '@nestjs/common'
import { checkRoomPrice } from '../../rules/forms/check-room-settings.ts'
import { parseEuro } from '../../rules/money/parse-euro.ts'
import { roomSettingsTexts } from '../../rules/texts/room-settings.ts'
import { keptController } from '../edits/kept-controller.ts'
import type { Editor } from '../edits/staff-edits.ts'
import { type Answer, invalidInput, plainError } from '../errors/refused.ts'
import { rowId } from '../requests/id-pipe.ts'
import { RoomTypeEntity } from './room-type-entity.ts'
import { RoomTypePriceEntity } from './room-type-price-entity.ts'
import { RoomTypeRows, roomTypeKey, unknownRoomType } from './room-type-rows.ts'
import {
  type RoomPriceChangeOrder,
  type RoomPriceOrder,
  roomPriceChangeShape,
  roomPriceShape,
} from './room-settings-requests.ts'
import { type KeptRoomTypeView, keptRoomTypeShape } from './room-views.ts'

const UNKNOWN_PRICE = 'Deze prijs bestaat niet.'
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
    staff: Editor,
    order: RoomPriceOrder,
    roomTypeId: number,
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
    staff: Editor,
    { amount, version }: RoomPriceChangeOrder,
    roomTypeId: number,
    persons: number,
  ): Promise<Answer<KeptRoomTypeView>> {
    const errors = checkRoomPrice({ persons: '1', amount })
    const cents = parseEuro(amount)
    if (errors.length > 0 || cents === null) return { ok: false, error: invalidInput(errors) }
    const key = { roomTypeId, persons }
    return this.types.write(staff, { ...editOf(key), version }, async (manager) => {
      const { affected } = await manager.update(RoomTypePriceEntity, key, { cents })
      return affected ? { ok: true, value: roomTypeId } : unknown
    })
  }

  remove(
    staff: Editor,
    version: number | undefined,
    roomTypeId: number,
    persons: number,
  ): Promise<Answer<KeptRoomTypeView>> {
    const key = { roomTypeId, persons }
    return this.types.write(staff, { ...editOf(key), version }, async (manager) => {
      const { affected } = await manager.delete(RoomTypePriceEntity, key)
      return affected ? { ok: true, value: roomTypeId } : unknown
    })
  }
}

/** The routes of the prices of a room type. */
export const roomPricesController = keptController(
  {
    name: 'RoomPrices',
    resource: 'room-types/:roomTypeId/prices',
    keys: {
      roomTypeId: roomTypeKey,
      persons: rowId(UNKNOWN_PRICE).refine((persons) => persons < 2 ** 15, UNKNOWN_PRICE),
    },
    view: keptRoomTypeShape,
    order: roomPriceShape,
    change: roomPriceChangeShape,
  },
  RoomPriceRows,
)

const editOf = ({ roomTypeId, persons }: { roomTypeId: number; persons: number }) => ({
  noun: 'room_type_prices',
  key: `${roomTypeId} ${persons}`,
})
