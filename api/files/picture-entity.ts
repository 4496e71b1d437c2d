import { Check, Column, Entity, PrimaryColumn } from 'typeorm'

/** The name of a picture is the hash of its content: 128 bits, in hexadecimal digits. */
@Entity('pictures')
@Check('pictures_hash_check', `hash ~ '^[0-9a-f]{32}$'`)
@Check('pictures_width_check', 'width > 0')
@Check('pictures_height_check', 'height > 0')
@Check('pictures_widths_check', 'cardinality(widths) > 0')
export class PictureEntity {
  @PrimaryColumn('text')
  hash!: string

  /** Of the largest of its widths, in pixels. */
  @Column('integer')
  width!: number

  @Column('integer')
  height!: number

  /** All widths there are, the largest last. */
  @Column('integer', { array: true })
  widths!: number[]

  /** When it was last uploaded, taken off a room type, or went with one that was removed. */
  @Column('timestamptz', { default: () => 'now()' })
  touchedAt!: Date
}
