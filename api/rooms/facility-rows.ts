import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { checkFacility } from '../../rules/forms/check-room-settings.ts'
import { roomSettingsTexts } from '../../rules/texts/room-settings.ts'
import { keptController } from '../edits/kept-controller.ts'
import type { Editor } from '../edits/staff-edits.ts'
import { type Answer, invalidInput, plainError } from '../errors/refused.ts'
import { rowId } from '../requests/id-pipe.ts'
import { RoomTypeEntity } from './room-type-entity.ts'
import { RoomTypeFacilityEntity } from './room-type-facility-entity.ts'
import { RoomTypeRows, roomTypeKey, unknownRoomType } from './room-type-rows.ts'
import { type FacilityOrder, type OrderRequest, facilityShape } from './room-settings-requests.ts'
import { type KeptRoomTypeView, keptRoomTypeShape } from './room-views.ts'
import { writeOrder } from './write-order.ts'

const UNKNOWN_FACILITY = 'Deze faciliteit bestaat niet.'
const unknown = { ok: false, error: plainError('not-found', UNKNOWN_FACILITY) } as const

/** The facilities of a room type (BO §2, §3). Each write answers the room type as it is then. */
@Injectable()
export class FacilityRows {
  constructor(private readonly types: RoomTypeRows) {}

  /** Adds one, the last of all where no place is named. */
  add(
    staff: Editor,
    { name, sort }: FacilityOrder,
    roomTypeId: number,
  ): Promise<Answer<KeptRoomTypeView>> {
    return this.write(staff, roomTypeId, { name, key: null }, async (manager, words) => {
      if (!(await manager.existsBy(RoomTypeEntity, { id: roomTypeId }))) return unknownRoomType
      const last = await manager.maximum(RoomTypeFacilityEntity, 'sort', { roomTypeId })
      const row = { roomTypeId, name: words, sort: sort ?? (last ?? -1) + 1 }
      await manager.insert(RoomTypeFacilityEntity, row)
      return { ok: true, value: roomTypeId }
    })
  }

  change(
    staff: Editor,
    { name, version }: FacilityOrder,
    roomTypeId: number,
    id: number,
  ): Promise<Answer<KeptRoomTypeView>> {
    return this.write(staff, roomTypeId, { name, key: id, version }, async (manager, words) => {
      const row = { id, roomTypeId }
      const { affected } = await manager.update(RoomTypeFacilityEntity, row, { name: words })
      return affected ? { ok: true, value: roomTypeId } : unknown
    })
  }

  remove(
    staff: Editor,
    version: number | undefined,
    roomTypeId: number,
    id: number,
  ): Promise<Answer<KeptRoomTypeView>> {
    const edit = { noun: 'room_type_facilities', key: String(id), version }
    return this.types.write(staff, edit, async (manager) => {
      const { affected } = await manager.delete(RoomTypeFacilityEntity, { id, roomTypeId })
      return affected ? { ok: true, value: roomTypeId } : unknown
    })
  }

  /** Puts them in an order. Refused where it does not name each of them once. */
  order(staff: Editor, roomTypeId: number, order: OrderRequest): Promise<Answer<KeptRoomTypeView>> {
    const edit = { noun: 'room_type_facilities', key: null }
    return this.types.write(staff, edit, async (manager) => {
      const ordered = await writeOrder(manager, RoomTypeFacilityEntity, { roomTypeId }, order)
      return ordered.ok ? { ok: true, value: roomTypeId } : ordered
    })
  }

  /** Refused are no words, and words that another facility of the type has. */
  private async write(
    staff: Editor,
    roomTypeId: number,
    { name, key, version }: { name: string; key: number | null; version?: number | undefined },
    work: (manager: EntityManager, words: string) => Promise<Answer<number>>,
  ): Promise<Answer<KeptRoomTypeView>> {
    const words = name.trim()
    const refused = (text: string) =>
      ({ ok: false, error: invalidInput([{ field: 'name', text }]) }) as const
    const wrong = checkFacility(words)
    if (wrong !== null) return refused(wrong)
    const edit = { noun: 'room_type_facilities', key: key === null ? null : String(key), version }
    return this.types.write(staff, edit, async (manager) => {
      const others = await manager.findBy(RoomTypeFacilityEntity, { roomTypeId })
      const same = (one: string) => one.toLowerCase() === words.toLowerCase()
      if (others.some((other) => other.id !== key && same(other.name)))
        return refused(roomSettingsTexts.facilityTwice)
      return work(manager, words)
    })
  }
}

/** The routes of the facilities of a room type; `RoomTypeOrderController` puts them in an order. */
export const facilitiesController = keptController(
  {
    name: 'Facilities',
    resource: 'room-types/:roomTypeId/facilities',
    keys: { roomTypeId: roomTypeKey, id: rowId(UNKNOWN_FACILITY) },
    view: keptRoomTypeShape,
    order: facilityShape,
    change: facilityShape,
  },
  FacilityRows,
)
