import { Check, Column, Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm'
import { z } from 'zod'
import { checkRoomPrice } from '../../rules/forms/check-room-settings.ts'
import { parseEuro } from '../../rules/money/parse-euro.ts'
import { message } from '../../rules/texts/message.ts'
import { seenVersion, typedCount, typedText } from '../edits/kept-shape.ts'
import { rowId } from '../requests/routes.ts'
import { roomTypePart } from './room-type-part.ts'
import { RoomTypeEntity } from './room-types.ts'

const UNKNOWN = 'Deze prijs bestaat niet.'

/** What a night costs for a number of persons, in cents (BO §3 prices). */
@Entity('room_type_prices')
@Check('room_type_prices_persons_check', 'persons > 0')
@Check('room_type_prices_cents_check', 'cents >= 0')
class RoomTypePriceEntity {
  @PrimaryColumn('integer')
  roomTypeId!: number

  @ManyToOne(() => RoomTypeEntity, { nullable: false, onDelete: 'CASCADE' })
  roomType!: Relation<RoomTypeEntity>

  @PrimaryColumn('smallint')
  persons!: number

  @Column('integer')
  cents!: number
}

/** A price as staff type it; one that changes keeps its number of persons. */
interface PriceOrder {
  persons?: string
  amount: string
  version?: number | undefined
}

/** What a night in a room type costs, by the number of persons (BO §2, §3): one price each. */
export const roomPrices = roomTypePart<RoomTypePriceEntity, PriceOrder>({
  name: 'RoomPrices',
  address: 'prices',
  table: 'room_type_prices',
  entity: RoomTypePriceEntity,
  unknown: UNKNOWN,
  key: {
    column: 'persons',
    of: rowId(UNKNOWN).refine((persons) => persons < 2 ** 15, UNKNOWN),
  },
  shape: z.object({ persons: typedCount, amount: typedText }),
  changeShape: z.object({ amount: typedText, ...seenVersion }),
  check: ({ persons = '1', amount }) => checkRoomPrice({ persons, amount }),
  rowOf: ({ persons, amount }, _, its) => ({
    persons: its?.persons ?? Number(persons),
    cents: parseEuro(amount)!,
  }),
  unlike: { field: 'persons', text: message('roomSettings.priceTwice') },
})
