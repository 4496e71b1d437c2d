import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm'
import type { RoomType } from '../../rules/rooms/room.ts'

/** A kind of room with one description, one set of prices and rooms of its own (BO §3 services). */
@Entity('room_types')
@Check('room_types_kind_check', `kind IN ('ordinary', 'family')`)
export class RoomTypeEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id!: number

  /** How it is called in addresses. */
  @Column('text', { unique: true })
  slug!: string

  @Column('text')
  name!: string

  @Column('text')
  kind!: RoomType['kind']

  @Column('text', { default: '' })
  description!: string

  /** Its place among the others, lowest first. */
  @Column('integer', { default: 0 })
  sort!: number

  /** Counts by the reading `vat.lodging` = `stored` only. */
  @Column('integer', { default: 900 })
  vatBasisPoints!: number

  /** The number that the municipality registered it under, for every advertisement. */
  @Column('text', { nullable: true })
  registrationNumber!: string | null

  /** False: no longer sold, nor are its rooms. Its bookings stay. */
  @Column('boolean', { default: true })
  active!: boolean
}
