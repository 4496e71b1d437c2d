import { Injectable } from '@nestjs/common'
import {
  Column,
  DataSource,
  Entity,
  type EntityManager,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm'
import { z } from 'zod'
import {
  checkRoom,
  checkRoomCount,
  parseRoomNumber,
} from '../../rules/forms/check-room-settings.ts'
import { type Message, message } from '../../rules/texts/message.ts'
import { isReferredTo } from '../database/refused-by-key.ts'
import { keptController } from '../edits/kept-controller.ts'
import { seenVersion, typedCount, typedText } from '../edits/kept-shape.ts'
import { type Editor, StaffEdits } from '../edits/staff-edits.ts'
import { type Answer, invalidInput, notFound, plainError, wrongField } from '../errors/refused.ts'
import { either, idIn } from '../lists/list-filters.ts'
import { Lists, listOf } from '../lists/list-of.ts'
import { type ListPage, listNumber } from '../lists/list-question.ts'
import { rowId } from '../requests/routes.ts'
import { storedInteger } from '../requests/stored-values.ts'
import { RoomTypeEntity } from './room-types.ts'
import { type StaffRoomView, staffRoomShape } from './room-views.ts'

const UNKNOWN = 'Deze kamer bestaat niet.'
const unknown = notFound(UNKNOWN)

/** Body of `POST /api/back-office/rooms`. */
const newRoomShape = z.object({
  roomTypeId: storedInteger(),
  number: typedCount,
  label: typedText,
  active: z.boolean('Kies aan of uit.').optional(),
})

/** Body of `PUT /api/back-office/rooms/:id`. */
const roomChangeShape = z.object({
  number: typedCount,
  label: typedText,
  active: z.boolean('Kies aan of uit.'),
  ...seenVersion,
})
type RoomChange = z.output<typeof roomChangeShape>

/** A room of a type that is off is not sold. */
const SOLD = 'r.active AND t.active'

export const roomList = listOf(
  {
    from: 'rooms',
    as: 'r',
    beside: 'JOIN room_types t ON t.id = r.room_type_id',
    columns: `r.id, r.number, r.label, ${SOLD} AS active, r.room_type_id AS "roomTypeId", t.name AS "roomTypeName"`,
    sorts: { id: 'r.id', number: 'r.number' },
    filters: { id: idIn(listNumber, 'r.id'), active: either(SOLD) },
  },
  ['number', 'ASC'],
)

/** A room with a door: what a booking takes (reading `rooms.physical`). */
@Entity('rooms')
export class RoomEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number

  @Column('integer')
  roomTypeId!: number

  @ManyToOne(() => RoomTypeEntity, { nullable: false })
  roomType!: Relation<RoomTypeEntity>

  /** On its door. */
  @Column('integer', { unique: true })
  number!: number

  @Column('text', { default: '' })
  label!: string

  /** False: no longer sold. Its bookings stay. */
  @Column('boolean', { default: true })
  active!: boolean
}

const says = { noun: 'rooms', id: ({ id }: StaffRoomView) => String(id) } as const

/** The rooms with a door, as staff keep them (reading `rooms.physical`). */
@Injectable()
export class RoomRows {
  constructor(
    private readonly database: DataSource,
    private readonly lists: Lists,
    private readonly edits: StaffEdits,
  ) {}

  /** The rooms, to choose one from and as staff keep them. */
  page(question: z.output<typeof roomList.question>): Promise<ListPage<StaffRoomView>> {
    return this.lists.page(roomList, question)
  }

  /** Adds a room to a type. Refused input names its fields. */
  async add(
    staff: Editor,
    { roomTypeId, active = true, ...order }: z.output<typeof newRoomShape>,
  ): Promise<Answer<StaffRoomView>> {
    const typed = { ...order, active }
    return this.write(staff, typed, null, async (manager, room, rooms) => {
      const roomType = await manager.findOneBy(RoomTypeEntity, { id: roomTypeId })
      if (!roomType) return wrongField('roomTypeId', UNKNOWN)
      const tooMany = whyTooMany({ ...room, roomTypeId }, rooms)
      if (tooMany !== null) return wrongField('number', tooMany)
      const { id } = await manager.save(RoomEntity, { roomTypeId, ...room })
      return { ok: true, value: viewOf({ id, roomTypeId, roomType, ...room }) }
    })
  }

  /** Gives a room another number or label, or switches it on or off; its bookings stay. */
  async change(staff: Editor, order: RoomChange, id: number): Promise<Answer<StaffRoomView>> {
    return this.write(staff, order, id, async (manager, room, rooms) => {
      const its = rooms.find((other) => other.id === id)
      if (!its) return unknown
      const tooMany = whyTooMany(Object.assign(its, room), rooms)
      if (tooMany !== null) return wrongField('active', tooMany)
      await manager.update(RoomEntity, { id }, room)
      return { ok: true, value: viewOf(its) }
    })
  }

  /** Takes a room away that nothing refers to: bookings and closures keep it. */
  async remove(
    staff: Editor,
    version: number | undefined,
    id: number,
  ): Promise<Answer<StaffRoomView>> {
    const its = await this.database.manager.findOne(RoomEntity, {
      where: { id },
      relations: { roomType: true },
    })
    if (!its) return unknown
    try {
      const edit = { noun: 'rooms', key: String(id), version }
      return await this.edits.write<StaffRoomView>(staff, edit, says, async (manager) => {
        const { affected } = await manager.delete(RoomEntity, { id })
        return affected ? { ok: true, value: viewOf(its) } : unknown
      })
    } catch (error) {
      if (!isReferredTo(error)) throw error
      const isLinked = isReferredTo(error, 'channel_links_room_id_fkey')
      const text = message(isLinked ? 'roomSettings.roomLinked' : 'roomSettings.roomUsed', {
        number: its.number,
      })
      return { ok: false, error: plainError('still-used', text) }
    }
  }

  /** Refused is a number that another room has; `work` gets all rooms that there are. */
  private async write(
    staff: Editor,
    order: RoomChange,
    id: number | null,
    work: (
      manager: EntityManager,
      room: Pick<RoomEntity, 'number' | 'label' | 'active'>,
      rooms: RoomEntity[],
    ) => Promise<Answer<StaffRoomView>>,
  ): Promise<Answer<StaffRoomView>> {
    const errors = checkRoom(order)
    const number = parseRoomNumber(order.number)
    if (errors.length > 0 || number === null) return { ok: false, error: invalidInput(errors) }
    const room = { number, label: order.label.trim(), active: order.active }
    const edit = { noun: 'rooms', key: id === null ? null : String(id), version: order.version }
    return this.edits.write(staff, edit, says, async (manager) => {
      const rooms = await manager.find(RoomEntity, { relations: { roomType: true } })
      const twin = rooms.find((other) => other.number === number && other.id !== id)
      if (!twin) return work(manager, room, rooms)
      const blanks = { number, roomType: twin.roomType.name }
      return wrongField('number', message('roomSettings.numberTwice', blanks))
    })
  }
}

/** The routes of the rooms with a door. */
export const roomsController = keptController(
  {
    name: 'StaffRooms',
    resource: 'rooms',
    keys: { id: rowId(UNKNOWN) },
    view: staffRoomShape,
    list: roomList.question,
    order: newRoomShape,
    change: roomChangeShape,
  },
  RoomRows,
)

/** Why a room cannot be one of the active rooms of its type; null where it can, or is not active. */
function whyTooMany(
  room: Pick<RoomEntity, 'roomTypeId' | 'active'> & { id?: number },
  rooms: readonly RoomEntity[],
): Message | null {
  const others = rooms.filter(
    ({ id, roomTypeId, active }) => active && roomTypeId === room.roomTypeId && id !== room.id,
  )
  return room.active ? checkRoomCount(others.length + 1) : null
}

function viewOf({ roomType, ...room }: RoomEntity): StaffRoomView {
  return { ...room, roomTypeName: roomType.name }
}
