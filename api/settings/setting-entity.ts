import { Column, Entity, PrimaryColumn } from 'typeorm'

/** One of the property's settings by its name, such as `property`, `readings` or `clock`. */
@Entity('settings')
export class SettingEntity {
  @PrimaryColumn('text')
  key!: string

  @Column('jsonb')
  value!: unknown

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date
}
