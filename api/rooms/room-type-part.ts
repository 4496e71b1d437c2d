import { Inject, type Type } from '@nestjs/common'
import type { DeepPartial, FindOptionsWhere } from 'typeorm'
import type { z } from 'zod'
import type { FieldError } from '../../rules/forms/field-error.ts'
import type { Message } from '../../rules/texts/message.ts'
import { keptController } from '../edits/kept-controller.ts'
import type { Keeper } from '../edits/kept-noun.ts'
import type { Editor } from '../edits/staff-edits.ts'
import { type Answer, invalidInput, notFound, wrongField } from '../errors/refused.ts'
import { rowId } from '../requests/routes.ts'
import { RoomTypeEntity, RoomTypeRows, roomTypeKey, unknownRoomType } from './room-types.ts'
import { type KeptRoomTypeView, keptRoomTypeShape } from './room-views.ts'

/** What belongs to a room type and is kept as rows of its own: a price, a facility, a minimum. */
interface RoomTypePart<Row, Order> {
  /** What the API's document calls its controller. */
  name: string
  /** Its address below that of its room type. */
  address: string
  /** The table, as `changes` names it. */
  table: string
  entity: Type<Row>
  /** What is said of a row that is not there. */
  unknown: string
  /** The column by which an address names a row of a room type; left out: its id. */
  key?: { column: keyof Row & string; of: z.ZodType<number, string> }
  /** The body that adds a row, and the one that changes it; without that no row is changed. */
  shape: z.ZodType<Order>
  changeShape?: z.ZodType<Order>
  /** What is wrong at which field, by the rules. */
  check(order: Order): FieldError[]
  /** The row as it is stored, where `check` found nothing; `its` is what it was until now. */
  rowOf(order: Order, others: readonly Row[], its: Row | undefined): Omit<Row, Outer>
  /** The field in which no two rows of a room type are alike, and what is said where they would be. */
  unlike: { field: keyof Row & string; text: Message }
}

type Outer = 'id' | 'roomTypeId' | 'roomType'

/** Declares what belongs to a room type, with its routes: each write answers the room type as it is then. */
export function roomTypePart<Row extends { roomTypeId: number }, Order extends object>(
  part: RoomTypePart<Row, Order>,
): { entity: Type<Row>; rows: Type; controller: Type } {
  const { name, address, table, entity, shape, changeShape, check, rowOf, unlike } = part
  const { column, of } = part.key ?? { column: 'id' as keyof Row & string, of: rowId(part.unknown) }
  const unknown = notFound(part.unknown)
  const unlikeOf = (row: object) => String(row[unlike.field as keyof object]).toLowerCase()
  const keyInChanges = (roomTypeId: number, key: number) =>
    column === 'id' ? String(key) : `${roomTypeId} ${key}`

  class Rows implements Keeper<never, Order, Order, KeptRoomTypeView, number> {
    constructor(@Inject(RoomTypeRows) private readonly types: RoomTypeRows) {}

    add(staff: Editor, order: Order, roomTypeId: number): Promise<Answer<KeptRoomTypeView>> {
      return this.write(staff, order, roomTypeId, null)
    }

    change(staff: Editor, order: Order, roomTypeId: number, key: number) {
      return this.write(staff, order, roomTypeId, key)
    }

    remove(staff: Editor, version: number | undefined, roomTypeId: number, key: number) {
      const edit = { noun: table, key: keyInChanges(roomTypeId, key), version }
      return this.types.write(staff, edit, async (manager) => {
        const its = { roomTypeId, [column]: key } as FindOptionsWhere<Row>
        const { affected } = await manager.delete(entity, its)
        return affected ? { ok: true, value: roomTypeId } : unknown
      })
    }

    private async write(staff: Editor, order: Order, roomTypeId: number, key: number | null) {
      const errors = check(order)
      if (errors.length > 0) return { ok: false, error: invalidInput(errors) } as const
      const isNew = key === null
      const { version } = order as { version?: number | undefined }
      const edit = { noun: table, key: isNew ? null : keyInChanges(roomTypeId, key), version }
      return this.types.write(staff, edit, async (manager) => {
        if (isNew && !(await manager.existsBy(RoomTypeEntity, { id: roomTypeId })))
          return unknownRoomType
        const rows = await manager.findBy(entity, { roomTypeId } as FindOptionsWhere<Row>)
        const its = rows.find((row) => row[column] === key)
        if (!isNew && !its) return unknown
        const others = rows.filter((row) => row !== its)
        const row = rowOf(order, others, its)
        if (others.some((other) => unlikeOf(other) === unlikeOf(row)))
          return wrongField(unlike.field, unlike.text)
        await manager.save(entity, { ...its, ...row, roomTypeId } as DeepPartial<Row>)
        return { ok: true, value: roomTypeId }
      })
    }
  }
  const noun = {
    name,
    resource: `room-types/:roomTypeId/${address}`,
    keys: { roomTypeId: roomTypeKey, [column]: of },
    view: keptRoomTypeShape,
    order: shape,
    ...(changeShape && { change: changeShape }),
  }
  return { entity, rows: Rows, controller: keptController(noun, Rows) }
}
