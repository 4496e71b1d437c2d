import { Body, Delete, Get, HttpCode, Post, Put, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { STAFF_UNFIT } from './staff-rows.ts'
import { message } from '../../rules/texts/message.ts'
import { Refused, delivered, fieldRefused, plainError } from '../errors/refused.ts'
import { ActingStaff, SESSION_COOKIE, type StaffMember } from '../requests/staff-sessions.ts'
import { Acts, Answers, BackOffice, Id, uuidId } from '../requests/routes.ts'
import { Account } from './account.ts'
import { codeLimits, ownPasswordLimits } from './attempt-limits.ts'
import { EmailLinks } from './email-links.ts'
import { SecondStep } from './second-step.ts'
import { Sessions } from './sessions.ts'
import { type MailFate, StaffMailer } from './staff-mailer.ts'
import {
  type AccountView,
  type RecoveryCodesView,
  type SessionView,
  type TwoStepSetupView,
  accountShape,
  nameShape,
  newEmailShape,
  ownNewPasswordShape,
  passwordAndCodeShape,
  passwordOnlyShape,
  recoveryCodesShape,
  sessionViewShape,
  setupCodeShape,
  twoStepSetupShape,
} from './staff-shapes.ts'
import { Throttle } from './throttle.ts'

const UNKNOWN_SESSION = 'Deze sessie is al afgelopen.'

/**
 * The account of who is signed in. What changes how they sign in asks for their password again: a
 * screen that was left open is not enough.
 */
@BackOffice('account')
export class AccountController {
  constructor(
    private readonly account: Account,
    private readonly sessions: Sessions,
    private readonly secondStep: SecondStep,
    private readonly emailLinks: EmailLinks,
    private readonly mailer: StaffMailer,
    private readonly throttle: Throttle,
  ) {}

  @Get()
  @Answers(accountShape)
  current(@ActingStaff() staff: StaffMember): Promise<AccountView> {
    return this.account.view(staff)
  }

  @Put()
  @Answers(accountShape)
  async rename(
    @Body({ schema: nameShape }) asked: z.output<typeof nameShape>,
    @ActingStaff() staff: StaffMember,
  ): Promise<AccountView> {
    delivered(await this.account.rename(staff, asked))
    return this.account.view(staff)
  }

  /** Mails a link to a new address, which counts once it is pressed. */
  @Acts('email', z.object({ mail: z.enum(['sent', 'logged', 'not-sent']) }))
  async changeEmail(
    @Body({ schema: newEmailShape }) asked: z.output<typeof newEmailShape>,
    @ActingStaff() staff: StaffMember,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ mail: MailFate }> {
    const email = asked.email.trim()
    const row = delivered(await this.account.mayHave(staff, email))
    await this.checkPassword(staff, asked.password, reply)
    const url = this.emailLinks.linkTo(row, email)
    return { mail: await this.mailer.newEmail({ name: row.name, email, url }) }
  }

  /** Ends every session but this one. */
  @Put('password')
  @HttpCode(204)
  async changePassword(
    @Body({ schema: ownNewPasswordShape }) asked: z.output<typeof ownNewPasswordShape>,
    @ActingStaff() staff: StaffMember,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.checkPassword(staff, asked.password, reply)
    delivered(await this.account.setPassword(staff, asked.newPassword))
    await this.sessions.endOthers(staff.staffId, request.cookies[SESSION_COOKIE])
    void this.mailer.signInChanged(staff, 'passwordChosen')
  }

  /** What an authenticator app is set up with; nothing changes yet. */
  @Acts('two-steps/setup', twoStepSetupShape)
  async beginTwoSteps(
    @Body({ schema: passwordOnlyShape }) { password }: z.output<typeof passwordOnlyShape>,
    @ActingStaff() staff: StaffMember,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TwoStepSetupView> {
    await this.checkPassword(staff, password, reply)
    return this.account.beginTwoSteps(staff)
  }

  @Acts('two-steps/on', recoveryCodesShape)
  async turnTwoStepsOn(
    @Body({ schema: setupCodeShape }) asked: z.output<typeof setupCodeShape>,
    @ActingStaff() staff: StaffMember,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RecoveryCodesView> {
    const limits = ownPasswordLimits(staff.staffId)
    await this.throttle.take(limits, reply)
    const recoveryCodes = delivered(await this.account.turnTwoStepsOn(staff, asked))
    await this.throttle.forget(limits)
    void this.mailer.signInChanged(staff, 'twoStepsOn')
    return { recoveryCodes }
  }

  /** Asks for the password and a code of the app, or a recovery code. */
  @Post('two-steps/off')
  @HttpCode(204)
  async turnTwoStepsOff(
    @Body({ schema: passwordAndCodeShape }) asked: z.output<typeof passwordAndCodeShape>,
    @ActingStaff() staff: StaffMember,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.checkPassword(staff, asked.password, reply)
    await this.checkCode(staff, asked.code, reply)
    delivered(await this.account.turnTwoStepsOff(staff))
    void this.mailer.signInChanged(staff, 'twoStepsOff')
  }

  /** Asks for what turning it off asks for: who has new codes needs no app. */
  @Acts('recovery-codes', recoveryCodesShape)
  async renewRecoveryCodes(
    @Body({ schema: passwordAndCodeShape }) asked: z.output<typeof passwordAndCodeShape>,
    @ActingStaff() staff: StaffMember,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RecoveryCodesView> {
    await this.checkPassword(staff, asked.password, reply)
    if (!(await this.account.hasTwoSteps(staff))) throw new Refused(STAFF_UNFIT)
    await this.checkCode(staff, asked.code, reply)
    const recoveryCodes = delivered(await this.account.renewCodes(staff))
    void this.mailer.signInChanged(staff, 'newCodes')
    return { recoveryCodes }
  }

  @Get('sessions')
  @Answers(z.array(sessionViewShape))
  async ownSessions(
    @ActingStaff() staff: StaffMember,
    @Req() request: FastifyRequest,
  ): Promise<SessionView[]> {
    const open = await this.sessions.of(staff.staffId, request.cookies[SESSION_COOKIE])
    return open.map(({ createdAt, lastSeenAt, ...session }) => ({
      ...session,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }))
  }

  @Post('sessions/end-others')
  @HttpCode(204)
  async endOtherSessions(
    @ActingStaff() staff: StaffMember,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.sessions.endOthers(staff.staffId, request.cookies[SESSION_COOKIE])
    delivered(await this.account.noteSessionsEnded(staff))
  }

  @Delete('sessions/:id')
  @HttpCode(204)
  async endSession(
    @Id(uuidId(UNKNOWN_SESSION)) id: string,
    @ActingStaff() staff: StaffMember,
  ): Promise<void> {
    if (!(await this.sessions.endOne(staff.staffId, id)))
      throw new Refused(plainError('not-found', UNKNOWN_SESSION))
    delivered(await this.account.noteSessionsEnded(staff))
  }

  private async checkPassword(
    staff: StaffMember,
    password: string,
    reply: FastifyReply,
  ): Promise<void> {
    const limits = ownPasswordLimits(staff.staffId)
    await this.throttle.take(limits, reply)
    if (!(await this.account.hasPassword(staff, password)))
      throw fieldRefused('password', message('login.ownPasswordWrong'))
    await this.throttle.forget(limits)
  }

  private async checkCode(staff: StaffMember, code: string, reply: FastifyReply): Promise<void> {
    await this.throttle.take(codeLimits(staff.staffId, `signed in ${staff.staffId}`), reply)
    if (!(await this.secondStep.takes(staff.staffId, code)))
      throw fieldRefused('code', message('login.wrongCode'))
  }
}
