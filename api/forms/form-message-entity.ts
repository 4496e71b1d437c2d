import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm'
import type { FormTexts, GuestForm } from '../../rules/forms/guest-forms.ts'

/** Whether an address was looked up on the map. */
export const placeStates = ['not-asked', 'waiting', 'found', 'unknown'] as const
type PlaceState = (typeof placeStates)[number]

/** What somebody sent by a form of the guest site (G §3), and what staff note of it. */
@Entity('form_messages')
@Index('form_message_form', ['form', 'createdAt'])
@Index('form_message_created', ['createdAt', 'id'])
@Index('form_message_words', { synchronize: false })
@Index('form_message_open', ['form'], { where: 'handled_at IS NULL' })
@Index('form_message_visitor', ['visitor', 'createdAt'], { where: 'visitor IS NOT NULL' })
@Check('form_messages_form_check', `form IN ('contact', 'business', 'vendor', 'project')`)
@Check('form_messages_place_check', `place IN ('not-asked', 'waiting', 'found', 'unknown')`)
@Check('form_messages_language_check', `language ~ '^[a-z]{2,3}$'`)
@Check(
  'form_messages_found_check',
  `(place = 'found') = (latitude IS NOT NULL AND longitude IS NOT NULL)`,
)
export class FormMessageEntity {
  @PrimaryColumn('uuid')
  id!: string

  @Column('text')
  form!: GuestForm

  @Column('text')
  name!: string

  @Column('text')
  email!: string

  @Column('text')
  phone!: string

  @Column('jsonb')
  answers!: FormTexts

  @Column('text', { unique: true })
  key!: string

  @Column('text', { nullable: true })
  visitor!: string | null

  @Column('text', { default: 'not-asked' })
  place!: PlaceState

  @Column('text', { default: 'nl' })
  language!: string

  @Column('double precision', { nullable: true })
  latitude!: number | null

  @Column('double precision', { nullable: true })
  longitude!: number | null

  @Column('timestamptz', { nullable: true })
  handledAt!: Date | null

  @Column('text', { nullable: true })
  handledBy!: string | null

  @Column('text', { default: '' })
  note!: string

  @Column('timestamptz')
  createdAt!: Date
}
