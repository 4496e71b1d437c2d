import { Injectable } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { tooManyAttemptsText } from '../../rules/login/login-refusal.ts'
import { Refused } from '../errors/refused.ts'
import type { AttemptLimit } from './attempt-limits.ts'
import { LoginAttempts } from './login-attempts.ts'

/** Counts a try of something secret; one too many is refused with 429 and when to come back. */
@Injectable()
export class Throttle {
  constructor(private readonly attempts: LoginAttempts) {}

  async take(limits: readonly AttemptLimit[], reply: FastifyReply): Promise<void> {
    const wait = await this.attempts.begin(limits)
    if (wait === null) return
    void reply.header('retry-after', String(wait))
    throw new Refused(
      { reason: 'login-refused', text: tooManyAttemptsText(wait), login: 'throttled' },
      429,
    )
  }

  /** It was the right one: what was tried before is forgotten. */
  forget(limits: readonly AttemptLimit[]): Promise<void> {
    return this.attempts.forget(limits)
  }
}
