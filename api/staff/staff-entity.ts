import { Check, Column, Entity, PrimaryColumn } from 'typeorm'

/**
 * A member of staff with their login. No two have the same address, however it is written: the index
 * `staff_email` over `lower(email)`, which an entity cannot name, says so.
 */
@Entity('staff')
@Check('staff_totp', '(totp_secret IS NULL) = (totp_since IS NULL)')
export class StaffEntity {
  @PrimaryColumn('uuid')
  id!: string

  @Column('text')
  email!: string

  @Column('text')
  name!: string

  /** argon2id, salt and cost included; null while an invitation is not taken up. */
  @Column('text', { nullable: true })
  passwordHash!: string | null

  @Column('timestamptz', { nullable: true })
  passwordSetAt!: Date | null

  /** False: may not sign in. What they did stays theirs. */
  @Column('boolean', { default: true })
  active!: boolean

  /** The last invitation, while it is not taken up. */
  @Column('timestamptz', { nullable: true })
  invitedAt!: Date | null

  @Column('timestamptz', { nullable: true })
  lastSeenAt!: Date | null

  /** The key of the authenticator app, encrypted. */
  @Column('text', { nullable: true })
  totpSecret!: string | null

  /** Since when a code is asked for at sign-in; null: it is not. */
  @Column('timestamptz', { nullable: true })
  totpSince!: Date | null

  /** The half minute whose code was used last. */
  @Column('integer', { nullable: true })
  totpLastStep!: number | null

  /** When they were last signed out elsewhere: by a colleague everywhere, or by themselves. */
  @Column('timestamptz', { nullable: true })
  sessionsEndedAt!: Date | null

  @Column('timestamptz', { nullable: true })
  recoveryCodesRenewedAt!: Date | null
}

/** What is stored of the second step where it is off. */
export const NO_TWO_STEPS = { totpSecret: null, totpSince: null, totpLastStep: null }
