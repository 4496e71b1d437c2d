import { Inject, Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { renderSVG } from 'uqr'
import { STAFF_UNFIT } from './staff-rows.ts'
import { checkStaff } from '../../rules/forms/check-staff.ts'
import { message } from '../../rules/texts/message.ts'
import { ChangeVersions } from '../edits/change-versions.ts'
import { StaffEdits } from '../edits/staff-edits.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { type Answer, Refused, invalidInput, plainError, wrongField } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { dropRecoveryCodes, renewRecoveryCodes } from './recovery-codes.ts'
import { openSealed, sealText } from './sealed-text.ts'
import { totpOf } from './second-step.ts'
import { NO_TWO_STEPS, StaffEntity } from './staff-entity.ts'
import type { AccountView, TwoStepSetupView } from './staff-shapes.ts'
import { newTotpSecret, stepOfCode, totpAddress } from './totp.ts'

const TWO_STEPS_ON = 'Inloggen in twee stappen staat al aan. Zet het eerst uit.'

/** Setting an app up takes no longer, ms. By real time. */
const SETUP_MS = 15 * 60_000

/** What staff change of their own account. */
@Injectable()
export class Account {
  constructor(
    private readonly database: DataSource,
    private readonly edits: StaffEdits,
    private readonly versions: ChangeVersions,
    private readonly facts: FactsCache,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async view({ staffId }: StaffMember): Promise<AccountView> {
    const { name, email, totpSince } = await this.row(staffId)
    const [left]: { n: number }[] = await this.database.query(
      'SELECT count(*)::int AS n FROM staff_recovery_codes WHERE staff_id = $1',
      [staffId],
    )
    const version = (await this.versions.of('staff', [staffId]))(staffId)
    const twoStepsSince = totpSince?.toISOString() ?? null
    return { name, email, twoStepsSince, recoveryCodesLeft: left!.n, version }
  }

  /** Whether this is the password of who is signed in. */
  async hasPassword({ staffId }: StaffMember, password: string): Promise<boolean> {
    return isPassword((await this.row(staffId)).passwordHash, password)
  }

  /** Whether signing in asks who is signed in for a code too. */
  async hasTwoSteps({ staffId }: StaffMember): Promise<boolean> {
    return (await this.row(staffId)).totpSince !== null
  }

  rename(
    staff: StaffMember,
    { name, version }: { name: string; version?: number | undefined },
  ): Promise<Answer<void>> {
    return this.write(
      staff,
      async (manager, { id, email }) => {
        const errors = checkStaff({ name, email }).filter(({ field }) => field === 'name')
        if (errors.length > 0) return { ok: false, error: invalidInput(errors) }
        await manager.update(StaffEntity, { id }, { name: name.trim() })
        return { ok: true, value: undefined }
      },
      version,
    )
  }

  /** Whether somebody may have an address: written as one, not their own, nobody else's. */
  async mayHave({ staffId, name }: StaffMember, email: string): Promise<Answer<StaffEntity>> {
    const errors = checkStaff({ name, email }).filter(({ field }) => field === 'email')
    if (errors.length > 0) return { ok: false, error: invalidInput(errors) }
    const [holder]: { id: string }[] = await this.database.query(
      'SELECT id FROM staff WHERE lower(email) = lower($1)',
      [email],
    )
    if (holder?.id === staffId) return wrongField('email', message('login.sameEmail'))
    if (holder) return wrongField('email', message('login.emailTaken'))
    return { ok: true, value: await this.row(staffId) }
  }

  async setPassword(staff: StaffMember, password: string): Promise<Answer<void>> {
    const passwordHash = await hashPassword(password)
    return this.write(staff, async (manager, { id }) => {
      await manager.update(StaffEntity, { id }, { passwordHash, passwordSetAt: new Date() })
      return { ok: true, value: undefined }
    })
  }

  /** Writes down that one's own sessions elsewhere were ended; what ends them is the caller's. */
  noteSessionsEnded(staff: StaffMember): Promise<Answer<void>> {
    return this.write(staff, async (manager, { id }) => {
      await manager.update(StaffEntity, { id }, { sessionsEndedAt: new Date() })
      return { ok: true, value: undefined }
    })
  }

  /** A key for an authenticator app. Nothing is kept: it comes back sealed, with a first code. */
  async beginTwoSteps({ staffId, email }: StaffMember): Promise<TwoStepSetupView> {
    const { property } = await this.facts.fresh()
    const secret = newTotpSecret()
    const address = totpAddress(secret, { issuer: property.name, email })
    const until = Date.now() + SETUP_MS
    return {
      secret,
      picture: renderSVG(address, { ecc: 'M', border: 4 }),
      setup: sealText(`${until} ${secret}`, setupOf(staffId), this.environment.secret),
    }
  }

  /** Turns the second step on, where the app shows the right code; answers the recovery codes. */
  async turnTwoStepsOn(
    staff: StaffMember,
    { setup, code }: { setup: string; code: string },
  ): Promise<Answer<string[]>> {
    const opened = openSealed(setup, setupOf(staff.staffId), this.environment.secret)
    const [until, secret] = opened?.split(' ') ?? []
    if (!secret || Number(until) <= Date.now())
      return { ok: false, error: plainError('staff-not-changeable', message('login.setupOver')) }
    const digits = code.replaceAll(/\s/g, '')
    const step = stepOfCode(secret, digits, { now: Date.now(), lastStep: null })
    if (step === null) return wrongField('code', message('login.wrongCode'))
    return this.write(staff, async (manager, { id, totpSince }) => {
      // Else the password alone would replace the step that is to stand beside it.
      if (totpSince !== null)
        return { ok: false, error: plainError('staff-not-changeable', TWO_STEPS_ON) }
      const totpSecret = sealText(secret, totpOf(id), this.environment.secret)
      const on = { totpSecret, totpSince: new Date(), totpLastStep: step }
      await manager.update(StaffEntity, { id }, on)
      return { ok: true, value: await renewRecoveryCodes(manager, id) }
    })
  }

  turnTwoStepsOff(staff: StaffMember): Promise<Answer<void>> {
    return this.write(staff, async (manager, { id }) => {
      await manager.update(StaffEntity, { id }, NO_TWO_STEPS)
      await dropRecoveryCodes(manager, id)
      return { ok: true, value: undefined }
    })
  }

  /** Ten new codes instead of those that are left. */
  renewCodes(staff: StaffMember): Promise<Answer<string[]>> {
    return this.write(staff, async (manager, { id, totpSince }) => {
      if (totpSince === null) return { ok: false, error: STAFF_UNFIT }
      await manager.update(StaffEntity, { id }, { recoveryCodesRenewedAt: new Date() })
      return { ok: true, value: await renewRecoveryCodes(manager, id) }
    })
  }

  private write<T>(
    staff: StaffMember,
    work: (manager: EntityManager, there: StaffEntity) => Promise<Answer<T>>,
    version?: number,
  ): Promise<Answer<T>> {
    const { staffId } = staff
    const edit = { noun: 'staff', key: staffId, version }
    return this.edits.write(staff, edit, { noun: 'staff', id: () => staffId }, async (manager) =>
      work(manager, await manager.findOneByOrFail(StaffEntity, { id: staffId })),
    )
  }

  private async row(id: string): Promise<StaffEntity> {
    const found = await this.database.manager.findOneBy(StaffEntity, { id })
    // Removed in the moment since the guard let them through.
    if (!found) throw new Refused(plainError('not-signed-in'))
    return found
  }
}

const setupOf = (staffId: string) => `totp setup ${staffId}`
