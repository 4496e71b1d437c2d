import { Body, Controller, HttpCode, Inject, Post, Put, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Pool } from 'pg'
import { z } from 'zod'
import { isEmail } from '../../rules/forms/is-email.ts'
import { message, textId } from '../../rules/texts/message.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { Refused, fieldRefused, plainError } from '../errors/refused.ts'
import { visitorOf } from '../requests/visitor.ts'
import { linkMailLimits, wrongLinkLimits } from './attempt-limits.ts'
import { KnownDevices } from './known-devices.ts'
import { PasswordLinks } from './password-links.ts'
import { newPasswordShape } from './password-shape.ts'
import { StaffMailer } from './staff-mailer.ts'
import { Throttle } from './throttle.ts'

const asked = z.object({
  email: z
    .string({ error: textId('login.invalidEmail') })
    .max(320, { error: textId('login.invalidEmail') }),
})
const chosen = z.object({
  token: z
    .string({ error: textId('login.linkOver') })
    .max(200, { error: textId('login.linkOver') }),
  password: newPasswordShape,
})

/**
 * `POST /api/staff/password`: mails a link for a new password. `PUT`: sets it by the link, or the
 * first one by an invitation. A stranger learns nothing from either: the answer, and how long it
 * takes, are the same for an address that nobody has.
 */
@Controller('api/staff/password')
export class PasswordController {
  constructor(
    private readonly pool: Pool,
    private readonly links: PasswordLinks,
    private readonly mailer: StaffMailer,
    private readonly throttle: Throttle,
    private readonly devices: KnownDevices,
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
    if (!isEmail(email)) throw fieldRefused('email', message('login.invalidEmail'))
    const staffId = await this.staffWith(email)
    const device = staffId && this.devices.find(request.cookies, staffId)
    await this.throttle.take(linkMailLimits({ email, place: this.placeOf(request), device }), reply)
    // Past the answer: how long looking and sending take would tell whether the address exists.
    if (staffId) void this.mail(staffId)
  }

  @Put()
  @HttpCode(204)
  async choose(
    @Body({ schema: chosen }) { token, password }: z.infer<typeof chosen>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const staffId = await this.links.use(token, password)
    if (staffId === null) {
      // A link of ours is never counted: nobody's wrong ones can shut this way in.
      await this.throttle.take(wrongLinkLimits(this.placeOf(request)), reply)
      throw new Refused(plainError('not-found', message('login.linkOver')))
    }
    // Who has the mailbox is the owner: however others tried, here they sign in.
    const device = this.devices.remember(request, staffId)
    void reply.setCookie(device.name, device.value, device.options)
  }

  private async mail(staffId: string): Promise<void> {
    const link = await this.links.forStaff(staffId).catch(() => null)
    if (link) await this.mailer.newPassword(link)
  }

  private async staffWith(email: string): Promise<string | null> {
    const { rows } = await this.pool.query<{ id: string }>(
      'SELECT id FROM staff WHERE lower(email) = lower($1) AND active',
      [email],
    )
    return rows[0]?.id ?? null
  }

  private placeOf({ ip }: FastifyRequest): string {
    return visitorOf(ip, this.environment.secret)
  }
}
