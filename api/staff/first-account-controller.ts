import { Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type FirstAccountForm, checkFirstAccount } from '../../rules/forms/check-first-account.ts'
import { message } from '../../rules/texts/message.ts'
import { typedText } from '../edits/kept-shape.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { Refused, fieldRefused, invalidInput, plainError } from '../errors/refused.ts'
import { Answers } from '../requests/routes.ts'
import { isPageOverHttps, sessionCookie } from '../requests/session-cookie.ts'
import { visitorOf } from '../requests/visitor.ts'
import { firstAccountLimits } from './attempt-limits.ts'
import { FirstAccount } from './first-account.ts'
import { KnownDevices } from './known-devices.ts'
import { sessionShape } from './session-controller.ts'
import { Sessions } from './sessions.ts'
import type { StaffSessionView } from './staff-views.ts'
import { Throttle } from './throttle.ts'

const firstAccountShape: z.ZodType<FirstAccountForm> = z.object({
  code: typedText.meta({ description: 'What `npm start` shows.' }),
  name: typedText,
  email: typedText,
  password: typedText,
})

/** `POST /api/staff/first-account`: makes it, once, and signs in. */
@Controller('api/staff/first-account')
export class FirstAccountController {
  constructor(
    private readonly first: FirstAccount,
    private readonly sessions: Sessions,
    private readonly throttle: Throttle,
    private readonly devices: KnownDevices,
    private readonly address: PublicAddress,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  @Post()
  @Answers(sessionShape)
  @HttpCode(201)
  async make(
    @Body({ schema: firstAccountShape }) form: FirstAccountForm,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffSessionView> {
    if (!(await this.first.isNeeded())) throw alreadyMade()
    const wrong = checkFirstAccount(form)
    if (wrong.length > 0) throw new Refused(invalidInput(wrong))
    if (!(await this.first.isCode(form.code))) await this.refuseCode(request, reply)
    const made = await this.first.make(form)
    if (!made.ok) throw made.why === 'made' ? alreadyMade() : wrongCode()
    const { staffId } = made.staff
    const token = await this.sessions.begin(staffId, request.headers['user-agent'] ?? '')
    const { name, options } = sessionCookie(isPageOverHttps(request, this.address))
    void reply.setCookie(name, token, options)
    const device = this.devices.remember(request, staffId)
    void reply.setCookie(device.name, device.value, device.options)
    return made.staff
  }

  /**
   * Only wrong codes count, so nobody who guesses keeps the owner out: the right one is taken
   * however many wrong ones came before it.
   */
  private async refuseCode(request: FastifyRequest, reply: FastifyReply): Promise<never> {
    // The right one is used up where another window made the account a moment ago.
    if (!(await this.first.isNeeded())) throw alreadyMade()
    const place = visitorOf(request.ip, this.environment.secret)
    await this.throttle.take(firstAccountLimits(place), reply)
    throw wrongCode()
  }
}

function alreadyMade(): Refused {
  return new Refused(plainError('not-found', message('firstAccount.made')))
}

function wrongCode(): Refused {
  return fieldRefused('code', message('firstAccount.wrongCode'))
}
