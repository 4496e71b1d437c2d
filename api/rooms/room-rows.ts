import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { type EntityManager, type FindOptionsWhere, In, Repository } from 'typeorm'
import { z } from 'zod'
import {
  checkRoom,
  checkRoomCount,
  parseRoomNumber,
} from '../../rules/forms/check-room-settings.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { roomSettingsTexts } from '../../rules/texts/room-settings.ts'
import { isReferredTo } from '../database/refused-by-key.ts'
import { keptController } from '../edits/kept-controller.ts'
import { type Editor, StaffEdits } from '../edits/staff-edits.ts'
import { type Answer, invalidInput, plainError } from '../errors/refused.ts'
import { type ListPage, listIds, listNumber, listQuestion } from '../lists/list-question.ts'
import { rowId } from '../requests/id-pipe.ts'
import { RoomEntity } from './room-entity.ts'
import { RoomTypeEntity } from './room-type-entity.ts'
import { type StaffRoomView, staffRoomShape } from './room-views.ts'
import {
  type NewRoomOrder,
  type RoomChangeOrder,
  newRoomShape,
  roomChangeShape,
} from './room-settings-requests.ts'

const UNKNOWN_ROOM = 'Deze kamer bestaat niet.'
const unknown = { ok: false, error: plainError('not-found', UNKNOWN_ROOM) } as const

const question = listQuestion(
  ['id', 'number'],
  ['number', 'ASC'],
  z.object({ id: listIds(listNumber), active: z.boolean().optional() }),
)

const says = { noun: 'rooms', id: ({ id }: StaffRoomView) => String(id) } as const

/** The rooms with a door, as staff keep them (reading `rooms.physical`). */
@Injectable()
export class RoomRows {
  constructor(
    @InjectRepository(RoomEntity) private readonly rows: Repository<RoomEntity>,
    private readonly edits: StaffEdits,
  ) {}

  /** The rooms, to choose one from and as staff keep them; a room of a type that is off is not sold. */
  async page({
    first,
    most,
    sort,
    filter,
  }: z.output<typeof question>): Promise<ListPage<StaffRoomView>> {
    const [rooms, total] = await this.rows.findAndCount({
      where: soldOrNot(filter.active).map((which) => ({
        ...(filter.id && { id: In(filter.id) }),
        ...which,
      })),
      relations: { roomType: true },
      order: { [sort[0]]: sort[1] },
      skip: first,
      take: most,
    })
    const rows = rooms.map(({ roomType, ...room }) =>
      viewOf({ ...room, active: room.active && roomType.active }, roomType.name),
    )
    return { rows, first, total }
  }

  /** Adds a room to a type. Refused input names its fields. */
  async add(staff: Editor, order: NewRoomOrder): Promise<Answer<StaffRoomView>> {
    const { roomTypeId, active = true } = order
    return this.write(staff, { ...order, active }, null, async (manager, room) => {
      const type = await manager.findOneBy(RoomTypeEntity, { id: roomTypeId })
      if (!type)
        return {
          ok: false,
          error: invalidInput([{ field: 'roomTypeId', text: unknown.error.text }]),
        }
      const { id } = await manager.save(RoomEntity, { roomTypeId, ...room })
      return { ok: true, value: viewOf({ id, roomTypeId, ...room }, type.name) }
    })
  }

  /** Gives a room another number or label, or switches it on or off; its bookings stay. */
  async change(staff: Editor, order: RoomChangeOrder, id: number): Promise<Answer<StaffRoomView>> {
    return this.write(staff, order, id, async (manager, room) => {
      const its = await manager.findOne(RoomEntity, {
        where: { id },
        relations: { roomType: true },
      })
      if (!its) return unknown
      await manager.update(RoomEntity, { id }, room)
      return {
        ok: true,
        value: viewOf({ id, roomTypeId: its.roomTypeId, ...room }, its.roomType.name),
      }
    })
  }

  /** Takes a room away that nothing refers to: bookings and closures keep it. */
  async remove(
    staff: Editor,
    version: number | undefined,
    id: number,
  ): Promise<Answer<StaffRoomView>> {
    const its = await this.rows.findOne({ where: { id }, relations: { roomType: true } })
    if (!its) return unknown
    try {
      const edit = { noun: 'rooms', key: String(id), version }
      return await this.edits.write<StaffRoomView>(staff, edit, says, async (manager) => {
        const { affected } = await manager.delete(RoomEntity, { id })
        return affected ? { ok: true, value: viewOf(its, its.roomType.name) } : unknown
      })
    } catch (error) {
      if (!isReferredTo(error)) throw error
      const text = fillText(roomSettingsTexts.roomUsed, { number: its.number })
      return { ok: false, error: plainError('still-used', text) }
    }
  }

  /** Refused are a number that another room has, and one active room of a type too many. */
  private async write(
    staff: Editor,
    order: Omit<RoomChangeOrder, 'version'> & { roomTypeId?: number; version?: number | undefined },
    id: number | null,
    work: (manager: EntityManager, room: WrittenRoom) => Promise<Answer<StaffRoomView>>,
  ): Promise<Answer<StaffRoomView>> {
    const errors = checkRoom(order)
    const number = parseRoomNumber(order.number)
    if (errors.length > 0 || number === null) return { ok: false, error: invalidInput(errors) }
    const room = { number, label: order.label.trim(), active: order.active }
    const edit = { noun: 'rooms', key: id === null ? null : String(id), version: order.version }
    return this.edits.write(staff, edit, says, async (manager) => {
      const rooms = await manager.find(RoomEntity, { relations: { roomType: true } })
      const twin = rooms.find((other) => other.number === number && other.id !== id)
      if (twin) {
        const blanks = { number, roomType: twin.roomType.name }
        return refused('number', fillText(roomSettingsTexts.numberTwice, blanks))
      }
      const typeId = order.roomTypeId ?? rooms.find((other) => other.id === id)?.roomTypeId
      const others = rooms.filter(
        (other) => other.roomTypeId === typeId && other.active && other.id !== id,
      )
      const tooMany = room.active ? checkRoomCount(others.length + 1) : null
      if (tooMany !== null) return refused(id === null ? 'number' : 'active', tooMany)
      return work(manager, room)
    })
  }
}

/** The routes of the rooms with a door. */
export const roomsController = keptController(
  {
    name: 'StaffRooms',
    resource: 'rooms',
    keys: { id: rowId(UNKNOWN_ROOM) },
    view: staffRoomShape,
    list: question,
    order: newRoomShape,
    change: roomChangeShape,
  },
  RoomRows,
)

/** The rooms that are sold, those that are not, or all. */
function soldOrNot(active: boolean | undefined): FindOptionsWhere<RoomEntity>[] {
  if (active === undefined) return [{}]
  if (active) return [{ active, roomType: { active } }]
  return [{ active }, { roomType: { active } }]
}

type WrittenRoom = Pick<RoomEntity, 'number' | 'label' | 'active'>

function refused(field: string, text: string): Answer<never> {
  return { ok: false, error: invalidInput([{ field, text }]) }
}

function viewOf(
  { id, number, label, active, roomTypeId }: WrittenRoom & Pick<RoomEntity, 'id' | 'roomTypeId'>,
  roomTypeName: string,
): StaffRoomView {
  return { id, number, label, active, roomTypeId, roomTypeName }
}
