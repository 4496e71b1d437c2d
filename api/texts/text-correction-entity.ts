import { Check, Column, Entity, PrimaryColumn } from 'typeorm'

/** What staff have a text of the catalogue say in place of its literal words. */
@Entity('text_corrections')
@Check('text_corrections_text_check', 'length(text) BETWEEN 1 AND 2000')
export class TextCorrectionEntity {
  /** Such as `stay.occupied`. */
  @PrimaryColumn('text')
  id!: string

  @Column('text')
  text!: string
}
