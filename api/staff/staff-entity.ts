import { Column, Entity, PrimaryColumn } from 'typeorm'

/**
 * A member of staff with their login. No two have the same address, however it is written: the index
 * `staff_email` over `lower(email)`, which an entity cannot name, says so.
 */
@Entity('staff')
export class StaffEntity {
  @PrimaryColumn('uuid')
  id!: string

  @Column('text')
  email!: string

  @Column('text')
  name!: string

  /** argon2id, salt and cost included. */
  @Column('text')
  passwordHash!: string

  /** False: may not sign in. What they did stays theirs. */
  @Column('boolean', { default: true })
  active!: boolean
}
