import { Body, Controller, Delete, Get, HttpCode, Inject, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { textId } from '../../rules/texts/message.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { Refused, plainError } from '../errors/refused.ts'
import { Acts, Answers } from '../requests/routes.ts'
import { isPageOverHttps, sessionCookie } from '../requests/session-cookie.ts'
import { SESSION_COOKIE } from '../requests/staff-sessions.ts'
import { visitorOf } from '../requests/visitor.ts'
import { KnownDevices } from './known-devices.ts'
import { Sessions } from './sessions.ts'
import { type Credentials, SignIn } from './sign-in.ts'
import type { StaffSessionView } from './staff-views.ts'

export const sessionShape: z.ZodType<StaffSessionView> = z.object({
  staffId: z.uuid(),
  name: z.string(),
  email: z.string(),
})
const credentials = z.object({
  email: z
    .string({ error: textId('login.invalidEmail') })
    .max(320, { error: textId('login.invalidEmail') }),
  // A bound for the hash's sake only.
  password: z
    .string({ error: textId('login.wrongPassword') })
    .max(1000, { error: textId('login.wrongPassword') }),
  code: z
    .string({ error: textId('login.wrongCode') })
    .max(100, { error: textId('login.wrongCode') })
    .optional()
    .meta({
      description:
        'Where the answer was `code-needed`: of the authenticator app, or a recovery code.',
    }),
})

/** `GET /api/staff/session`: who is signed in. `POST`: sign in. `DELETE`: sign out. */
@Controller('api/staff/session')
export class SessionController {
  constructor(
    private readonly sessions: Sessions,
    private readonly signIn: SignIn,
    private readonly devices: KnownDevices,
    private readonly address: PublicAddress,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  @Get()
  @Answers(sessionShape)
  async current(@Req() request: FastifyRequest): Promise<StaffSessionView> {
    const session = await this.sessions.find(request.cookies[SESSION_COOKIE])
    if (!session) throw new Refused(plainError('not-signed-in'))
    return session
  }

  @Acts('', sessionShape)
  async begin(
    @Body({ schema: credentials }) body: Credentials,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffSessionView> {
    const { secret } = this.environment
    const result = await this.signIn.signIn(body, {
      place: visitorOf(request.ip, secret),
      deviceOf: (staffId) => this.devices.find(request.cookies, staffId),
      userAgent: request.headers['user-agent'] ?? '',
    })
    if (!result.ok) {
      if (result.waitSeconds !== null) void reply.header('retry-after', String(result.waitSeconds))
      throw new Refused(
        { reason: 'login-refused', text: result.text, login: result.login },
        result.login === 'throttled' ? 429 : undefined,
      )
    }
    // The session that was there before ends: a token known from earlier is worth nothing after
    // signing in.
    await this.sessions.end(request.cookies[SESSION_COOKIE])
    const { name, options } = sessionCookie(isPageOverHttps(request, this.address))
    void reply.setCookie(name, result.token, options)
    const device = this.devices.remember(request, result.session.staffId)
    void reply.setCookie(device.name, device.value, device.options)
    return result.session
  }

  @Delete()
  @HttpCode(204)
  async end(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.end(request.cookies[SESSION_COOKIE])
    const { name, options } = sessionCookie(isPageOverHttps(request, this.address))
    void reply.clearCookie(name, options)
  }
}
