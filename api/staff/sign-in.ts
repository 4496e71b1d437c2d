import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { isEmail } from '../../rules/forms/is-email.ts'
import {
  codeRefusalText,
  loginRefusalText,
  tooManyAttemptsText,
} from '../../rules/login/login-refusal.ts'
import type { Text } from '../../rules/texts/message.ts'
import type { LoginRefusal } from '../errors/api-error.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { codeLimits, forgiven, passwordLimits } from './attempt-limits.ts'
import { LoginAttempts } from './login-attempts.ts'
import { isPassword } from './passwords.ts'
import { SecondStep } from './second-step.ts'
import { Sessions } from './sessions.ts'
import type { StaffSessionView } from './staff-views.ts'

export interface Credentials {
  email: string
  password: string
  /** Of the authenticator app, or a recovery code; asked for at the second step. */
  code?: string | undefined
}

/** What a request says of where somebody signs in. */
export interface SigningIn {
  /** Where the request came from, as a hash. */
  place: string
  /** The id of this device, where the account signed in on it before. */
  deviceOf(staffId: string): string | null
  userAgent: string
}

export type SignedIn =
  | { ok: true; token: string; session: StaffSessionView }
  | { ok: false; login: LoginRefusal; text: Text; waitSeconds: number | null }

interface StaffRow {
  id: string
  name: string
  email: string
  password_hash: string | null
  active: boolean
  totp_since: Date | null
}

/** Signs staff in, with the messages of BO §5 or one for all (reading `login.errors`). */
@Injectable()
export class SignIn {
  /** The one costly step: the same work for an unknown address and for a wrong password. */
  readonly isPassword = isPassword

  constructor(
    private readonly pool: Pool,
    private readonly facts: FactsCache,
    private readonly attempts: LoginAttempts,
    private readonly secondStep: SecondStep,
    private readonly sessions: Sessions,
  ) {}

  async signIn(
    { email: typed, password, code = '' }: Credentials,
    { place, deviceOf, userAgent }: SigningIn,
  ): Promise<SignedIn> {
    const email = typed.trim()
    const { facts } = await this.facts.fresh()
    const refuse = (login: Parameters<typeof loginRefusalText>[0]): SignedIn => ({
      ok: false,
      login,
      text: loginRefusalText(login, facts.readings),
      waitSeconds: null,
    })
    if (!isEmail(email)) return refuse('invalid-email')
    const staff = await this.find(email)
    const attempt = { email, place, device: staff && deviceOf(staff.id) }
    const wait = await this.attempts.begin(passwordLimits(attempt))
    if (wait !== null) return throttled(wait)

    // Checked for an unknown address too: the time an answer takes must not tell which addresses
    // exist.
    const right = await this.isPassword(staff?.password_hash ?? null, password)
    if (!staff) return refuse('unknown-email')
    if (!right) return refuse('wrong-password')
    // BO §5 "any other error": the account is there and is not to be used.
    if (!staff.active) return refuse('other')
    if (staff.totp_since !== null) {
      const refused = await this.refuseCode(staff.id, code, attempt.device)
      if (refused) return refused
    }
    await this.attempts.forget(forgiven(attempt, staff.id))
    const token = await this.sessions.begin(staff.id, userAgent)
    return { ok: true, token, session: { staffId: staff.id, name: staff.name, email: staff.email } }
  }

  private async refuseCode(
    staffId: string,
    code: string,
    device: string | null,
  ): Promise<SignedIn | null> {
    const refuse = (login: Parameters<typeof codeRefusalText>[0]): SignedIn => ({
      ok: false,
      login,
      text: codeRefusalText(login),
      waitSeconds: null,
    })
    if (code.trim() === '') return refuse('code-needed')
    const wait = await this.attempts.begin(codeLimits(staffId, device))
    if (wait !== null) return throttled(wait)
    return (await this.secondStep.takes(staffId, code)) ? null : refuse('wrong-code')
  }

  private async find(email: string): Promise<StaffRow | null> {
    const { rows } = await this.pool.query<StaffRow>(
      'SELECT id, name, email, password_hash, active, totp_since FROM staff WHERE lower(email) = lower($1)',
      [email],
    )
    return rows[0] ?? null
  }
}

function throttled(waitSeconds: number): SignedIn {
  return { ok: false, login: 'throttled', text: tooManyAttemptsText(waitSeconds), waitSeconds }
}
