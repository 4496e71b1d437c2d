import { Body, Controller, HttpCode, Inject, Logger, Post, Put, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isEmail } from '../../rules/forms/is-email.ts'
import { tooManyAttemptsText } from '../../rules/login/login-refusal.ts'
import { loginTexts } from '../../rules/texts/login.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { Refused, invalidInput, plainError } from '../errors/refused.ts'
import { visitorOf } from '../requests/visitor.ts'
import { LoginAttempts } from './login-attempts.ts'
import { PasswordLinks } from './password-links.ts'
import { PasswordMailer } from './password-mailer.ts'

/** As OWASP and NIST ask: length counts, no kinds of characters are asked for. */
const SHORTEST = 12

const asked = z.object({
  email: z
    .string({ error: () => loginTexts.invalidEmail })
    .max(320, { error: () => loginTexts.invalidEmail }),
})
const chosen = z.object({
  token: z
    .string({ error: () => loginTexts.linkOver })
    .max(200, { error: () => loginTexts.linkOver }),
  password: z
    .string({ error: () => loginTexts.passwordTooShort })
    .min(SHORTEST, { error: () => loginTexts.passwordTooShort })
    .max(1000, { error: () => loginTexts.passwordTooLong }),
})

/**
 * `POST /api/staff/password`: mails a link for a new password. `PUT`: sets it by the link. A
 * stranger learns nothing from either: the answer, and how long it takes, are the same for an
 * address that nobody has.
 */
@Controller('api/staff/password')
export class PasswordController {
  private readonly log = new Logger(PasswordController.name)

  constructor(
    private readonly links: PasswordLinks,
    private readonly mailer: PasswordMailer,
    private readonly attempts: LoginAttempts,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  @Post()
  @HttpCode(204)
  async ask(
    @Body({ schema: asked }) { email: typed }: z.infer<typeof asked>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const email = typed.trim()
    if (!isEmail(email))
      throw new Refused(invalidInput([{ field: 'email', text: loginTexts.invalidEmail }]))
    await this.throttle(`new password ${email}`, request, reply)
    // Past the answer: how long looking and sending take would tell whether the address exists.
    void this.mail(email)
  }

  @Put()
  @HttpCode(204)
  async choose(
    @Body({ schema: chosen }) { token, password }: z.infer<typeof chosen>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.throttle(`link ${token.slice(0, 36)}`, request, reply)
    if (!(await this.links.use(token, password)))
      throw new Refused(plainError('not-found', loginTexts.linkOver))
  }

  private async mail(email: string): Promise<void> {
    try {
      const link = await this.links.forAddress(email)
      if (link) await this.mailer.send(link)
    } catch (error) {
      this.log.error(`a link for a new password was not sent: ${(error as Error).message}`)
    }
  }

  /** Counted as signing in is, apart from it: who forgot it may have tried often. */
  private async throttle(
    subject: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const place = `new password ${visitorOf(request.ip, this.environment.secret)}`
    const wait = await this.attempts.begin({ email: subject, place }, { address: 3, place: 10 })
    if (wait === null) return
    void reply.header('retry-after', String(wait))
    throw new Refused(
      { reason: 'login-refused', text: tooManyAttemptsText(wait), login: 'throttled' },
      429,
    )
  }
}
