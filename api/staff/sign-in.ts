import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { isEmail } from '../../rules/forms/is-email.ts'
import { loginRefusalText, tooManyAttemptsText } from '../../rules/login/login-refusal.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { LoginAttempts } from './login-attempts.ts'
import { isPassword } from './passwords.ts'
import { Sessions } from './sessions.ts'
import type { StaffSessionView } from './staff-views.ts'
import type { LoginRefusal } from '../errors/api-error.ts'

export interface Credentials {
  email: string
  password: string
}

export type SignedIn =
  | { ok: true; token: string; session: StaffSessionView }
  | { ok: false; login: LoginRefusal; text: string; waitSeconds: number | null }

interface StaffRow {
  id: string
  name: string
  email: string
  password_hash: string
  active: boolean
}

/** Signs staff in, with the messages of BO §5 or one for all (reading `login.errors`). */
@Injectable()
export class SignIn {
  constructor(
    private readonly pool: Pool,
    private readonly facts: FactsCache,
    private readonly attempts: LoginAttempts,
    private readonly sessions: Sessions,
  ) {}

  /** @param place where the request came from, as a hash */
  async signIn({ email: typed, password }: Credentials, place: string): Promise<SignedIn> {
    const email = typed.trim()
    const { facts } = await this.facts.fresh()
    const refuse = (login: Exclude<LoginRefusal, 'throttled'>): SignedIn => ({
      ok: false,
      login,
      text: loginRefusalText(login, facts.readings),
      waitSeconds: null,
    })
    if (!isEmail(email)) return refuse('invalid-email')
    const waitSeconds = await this.attempts.begin({ email, place })
    if (waitSeconds !== null)
      return { ok: false, login: 'throttled', text: tooManyAttemptsText(waitSeconds), waitSeconds }

    const staff = await this.find(email)
    // Checked for an unknown address too: the time an answer takes must not tell which addresses
    // exist.
    const right = await isPassword(staff?.password_hash ?? null, password)
    if (!staff) return refuse('unknown-email')
    if (!right) return refuse('wrong-password')
    // BO §5 "any other error": the account is there and is not to be used.
    if (!staff.active) return refuse('other')
    await this.attempts.succeeded(email)
    const token = await this.sessions.begin(staff.id)
    return { ok: true, token, session: { staffId: staff.id, name: staff.name, email: staff.email } }
  }

  private async find(email: string): Promise<StaffRow | null> {
    const { rows } = await this.pool.query<StaffRow>(
      'SELECT id, name, email, password_hash, active FROM staff WHERE lower(email) = lower($1)',
      [email],
    )
    return rows[0] ?? null
  }
}
