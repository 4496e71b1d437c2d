import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import { type EntityManager, QueryFailedError } from 'typeorm'
import { z } from 'zod'
import { checkStaff } from '../../rules/forms/check-staff.ts'
import { message } from '../../rules/texts/message.ts'
import { StaffEdits } from '../edits/staff-edits.ts'
import { type Answer, invalidInput, notFound, plainError } from '../errors/refused.ts'
import { idIn, wordsIn } from '../lists/list-filters.ts'
import { listOf } from '../lists/list-of.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { dropRecoveryCodes } from './recovery-codes.ts'
import { NO_TWO_STEPS, StaffEntity } from './staff-entity.ts'
import type { Invitation } from './staff-shapes.ts'

/** What is said of somebody who is not there. */
export const UNKNOWN_STAFF = 'Deze persoon bestaat niet.'
/** What cannot be done to somebody as their account stands. */
export const STAFF_UNFIT = plainError('staff-not-changeable', 'Dat kan bij deze persoon niet.')
const LAST_ONE = 'Dit is de enige die kan inloggen. Nodig eerst iemand anders uit.'
const DID_SOMETHING =
  'Deze persoon heeft al iets gedaan en blijft bewaard. Zet het account uit in plaats daarvan.'
const NOT_INVITED = 'Deze persoon heeft de uitnodiging al aangenomen.'
const OWN_ACCOUNT = 'Dit is uw eigen account.'
const NO_SECOND_STEP = 'Deze persoon logt al in met alleen een wachtwoord.'

const says = { noun: 'staff', id: (id: string) => id } as const
const refused = (text: string) =>
  ({ ok: false, error: plainError('staff-not-changeable', text) }) as const

/**
 * Nothing is written under their name: no edit but of their own account, nothing done to a booking,
 * under their id or, before ids were kept, under their name.
 */
const REMOVABLE = `NOT EXISTS (SELECT FROM changes WHERE staff_id = s.id AND NOT (noun = 'staff' AND row_key = s.id::text))
  AND NOT EXISTS (SELECT FROM presses WHERE staff_id = s.id OR (staff_id IS NULL AND by = s.name))
  AND NOT EXISTS (SELECT FROM booking_field_changes WHERE staff_id = s.id OR (staff_id IS NULL AND by = s.name))`

/** The people who may sign in, as `GET /api/back-office/staff` lists them. */
export const staffList = listOf(
  {
    from: 'staff',
    as: 's',
    columns: `s.id, s.name, s.email, s.active, s.invited_at AS "invitedAt", s.totp_since IS NOT NULL AS "twoSteps",
      s.last_seen_at AS "lastSeenAt", (${REMOVABLE}) AS removable,
      (SELECT count(*)::int FROM staff_sessions x WHERE x.staff_id = s.id AND x.expires_at > now()) AS sessions,
      coalesce((SELECT max(id) FROM changes WHERE noun = 'staff' AND row_key = s.id::text), 0) AS version`,
    sorts: {
      name: 'lower(s.name)',
      email: 'lower(s.email)',
      lastSeenAt: [(direction) => `s.last_seen_at ${direction} NULLS LAST`],
    },
    filters: { id: idIn(z.uuid(), 's.id'), q: wordsIn('s.name', 's.email') },
  },
  ['name', 'ASC'],
)

/** The people who may sign in: one kind of user, no roles (BO §6). */
@Injectable()
export class StaffRows {
  constructor(private readonly edits: StaffEdits) {}

  /** Adds somebody who is to choose a password by a link; answers their id. */
  async invite(staff: StaffMember, asked: Invitation): Promise<Answer<string>> {
    const errors = checkStaff(asked)
    if (errors.length > 0) return { ok: false, error: invalidInput(errors) }
    const row = { id: randomUUID(), name: asked.name.trim(), email: asked.email.trim() }
    return takenAsRefusal(
      this.edits.write(staff, { noun: 'staff', key: null }, says, async (manager) => {
        await manager.insert(StaffEntity, { ...row, passwordHash: null, invitedAt: new Date() })
        return { ok: true, value: row.id }
      }),
    )
  }

  /** Has an invitation count from now: the link of the one before ends. */
  inviteAgain(staff: StaffMember, id: string): Promise<Answer<string>> {
    return this.change(staff, id, async (manager, there) => {
      if (there.passwordHash !== null) return refused(NOT_INVITED)
      await manager.update(StaffEntity, { id }, { invitedAt: new Date() })
      return { ok: true, value: id }
    })
  }

  /** Who is switched off is signed out everywhere, at once. One who can sign in has to be left. */
  setActive(staff: StaffMember, id: string, active: boolean): Promise<Answer<string>> {
    return this.change(staff, id, async (manager) => {
      await manager.update(StaffEntity, { id }, { active })
      if (!active) {
        if (!(await someoneIsLeft(manager))) return refused(LAST_ONE)
        await endSessions(manager, id)
      }
      return { ok: true, value: id }
    })
  }

  /** Signs somebody out everywhere. */
  endSessions(staff: StaffMember, id: string): Promise<Answer<string>> {
    return this.change(staff, id, async (manager) => {
      await manager.update(StaffEntity, { id }, { sessionsEndedAt: new Date() })
      await endSessions(manager, id)
      return { ok: true, value: id }
    })
  }

  /**
   * For a colleague who lost phone and recovery codes. They are signed out everywhere. One's own is
   * turned off with a code alone.
   */
  turnTwoStepsOff(staff: StaffMember, id: string): Promise<Answer<string>> {
    return this.change(staff, id, async (manager, there) => {
      if (id === staff.staffId) return refused(OWN_ACCOUNT)
      if (there.totpSince === null) return refused(NO_SECOND_STEP)
      await manager.update(StaffEntity, { id }, NO_TWO_STEPS)
      await dropRecoveryCodes(manager, id)
      await endSessions(manager, id)
      return { ok: true, value: id }
    })
  }

  /** Takes somebody away who never did anything, an invitation too. */
  remove(staff: StaffMember, id: string): Promise<Answer<string>> {
    return this.change(staff, id, async (manager) => {
      if (id === staff.staffId) return refused(OWN_ACCOUNT)
      const removable: unknown[] = await manager.query(
        `SELECT FROM staff s WHERE s.id = $1 AND ${REMOVABLE}`,
        [id],
      )
      if (removable.length === 0) return refused(DID_SOMETHING)
      await endSessions(manager, id)
      await dropRecoveryCodes(manager, id)
      await manager.delete(StaffEntity, { id })
      return (await someoneIsLeft(manager)) ? { ok: true, value: id } : refused(LAST_ONE)
    })
  }

  private change(
    staff: StaffMember,
    id: string,
    work: (manager: EntityManager, there: StaffEntity) => Promise<Answer<string>>,
  ): Promise<Answer<string>> {
    return this.edits.write(staff, { noun: 'staff', key: id }, says, async (manager) => {
      const there = await manager.findOneBy(StaffEntity, { id })
      if (!there) return notFound(UNKNOWN_STAFF)
      return work(manager, there)
    })
  }
}

async function endSessions(manager: EntityManager, staffId: string): Promise<void> {
  await manager.query('DELETE FROM staff_sessions WHERE staff_id = $1', [staffId])
}

/** Whether anybody can still sign in: who is only invited cannot yet. */
async function someoneIsLeft(manager: EntityManager): Promise<boolean> {
  const [row]: { some: boolean }[] = await manager.query(
    'SELECT EXISTS (SELECT FROM staff WHERE active AND password_hash IS NOT NULL) AS some',
  )
  return row?.some ?? false
}

/** No two have the same address: the index says so, and the field hears it. */
export async function takenAsRefusal<T>(writing: Promise<Answer<T>>): Promise<Answer<T>> {
  try {
    return await writing
  } catch (error) {
    const isTaken = error instanceof QueryFailedError && /staff_email/.test(error.message)
    if (!isTaken) throw error
    const taken = [{ field: 'email', text: message('login.emailTaken') }]
    return { ok: false, error: invalidInput(taken) }
  }
}
