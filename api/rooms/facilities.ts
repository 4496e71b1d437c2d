import { Body, Put } from '@nestjs/common'
import { Check, Column, Entity, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm'
import { z } from 'zod'
import { checkFacility } from '../../rules/forms/check-room-settings.ts'
import { wrongFields } from '../../rules/forms/wrong-fields.ts'
import { message } from '../../rules/texts/message.ts'
import { seenVersion, typedText } from '../edits/kept-shape.ts'
import { delivered } from '../errors/refused.ts'
import { ActingStaff, type StaffMember } from '../requests/staff-sessions.ts'
import { Answers, BackOffice, Id } from '../requests/routes.ts'
import { storedInteger } from '../requests/stored-values.ts'
import { roomTypePart } from './room-type-part.ts'
import { RoomTypeEntity, RoomTypeRows, roomTypeKey } from './room-types.ts'
import { type KeptRoomTypeView, keptRoomTypeShape } from './room-views.ts'
import { type OrderRequest, orderShape, writeOrder } from './write-order.ts'

/** What a room of the type has (BO §3 facilities). */
@Entity('room_type_facilities')
@Check('room_type_facilities_name_check', `name <> ''`)
class RoomTypeFacilityEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number

  @Column('integer')
  roomTypeId!: number

  @ManyToOne(() => RoomTypeEntity, { nullable: false, onDelete: 'CASCADE' })
  roomType!: Relation<RoomTypeEntity>

  @Column('text')
  name!: string

  /** Its place among the others, lowest first. */
  @Column('integer', { default: 0 })
  sort!: number
}

const facilityShape = z.object({
  name: typedText,
  sort: storedInteger().optional().meta({ description: 'Its place; left out: the last.' }),
  ...seenVersion,
})

/** The facilities of a room type (BO §2, §3): a new one is the last of all where no place is named. */
export const facilities = roomTypePart({
  name: 'Facilities',
  address: 'facilities',
  table: 'room_type_facilities',
  entity: RoomTypeFacilityEntity,
  unknown: 'Deze faciliteit bestaat niet.',
  shape: facilityShape,
  changeShape: facilityShape,
  check: ({ name }) => wrongFields([['name', checkFacility(name.trim())]]),
  rowOf: ({ name, sort }, others, its) => ({
    name: name.trim(),
    sort: its?.sort ?? sort ?? Math.max(-1, ...others.map((other) => other.sort)) + 1,
  }),
  unlike: { field: 'name', text: message('roomSettings.facilityTwice') },
})

/** `PUT /api/back-office/room-types/:roomTypeId/facilities/order`: refused where it does not name each once. */
@BackOffice('room-types/:roomTypeId/facilities')
export class FacilityOrderController {
  constructor(private readonly types: RoomTypeRows) {}

  @Put('order')
  @Answers(keptRoomTypeShape)
  async order(
    @Id(roomTypeKey, 'roomTypeId') roomTypeId: number,
    @Body({ schema: orderShape }) order: OrderRequest,
    @ActingStaff() staff: StaffMember,
  ): Promise<KeptRoomTypeView> {
    const edit = { noun: 'room_type_facilities', key: null }
    return delivered(
      await this.types.write(staff, edit, async (manager) => {
        const ordered = await writeOrder(manager, RoomTypeFacilityEntity, { roomTypeId }, order)
        return ordered.ok ? { ok: true, value: roomTypeId } : ordered
      }),
    )
  }
}
