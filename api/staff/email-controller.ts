import { Body, Controller, HttpCode, Inject, Put, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { textId } from '../../rules/texts/message.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { Refused } from '../errors/refused.ts'
import { visitorOf } from '../requests/visitor.ts'
import { wrongLinkLimits } from './attempt-limits.ts'
import { EmailLinks } from './email-links.ts'
import { StaffMailer } from './staff-mailer.ts'
import { Throttle } from './throttle.ts'

const asked = z.object({
  token: z
    .string({ error: textId('login.linkOver') })
    .max(800, { error: textId('login.linkOver') }),
})

/** `PUT /api/staff/email`: a new address of staff counts, by the link that was mailed to it. */
@Controller('api/staff/email')
export class EmailController {
  constructor(
    private readonly links: EmailLinks,
    private readonly mailer: StaffMailer,
    private readonly throttle: Throttle,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  @Put()
  @HttpCode(204)
  async confirm(
    @Body({ schema: asked }) { token }: z.infer<typeof asked>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const answer = await this.links.use(token)
    if (!answer.ok) {
      const place = visitorOf(request.ip, this.environment.secret)
      await this.throttle.take(wrongLinkLimits(place), reply)
      throw new Refused(answer.error)
    }
    const { name, before, email } = answer.value
    void this.mailer.emailChanged({ name, email: before }, email)
  }
}
