import { Body, Delete, Get, HttpCode, Post } from '@nestjs/common'
import { Refused, delivered, orNotFound } from '../errors/refused.ts'
import { listRoute } from '../lists/list-of.ts'
import { ActingStaff, type StaffMember } from '../requests/staff-sessions.ts'
import { Acts, Answers, BackOffice, Id, uuidId } from '../requests/routes.ts'
import { PasswordLinks } from './password-links.ts'
import { type MailFate, StaffMailer } from './staff-mailer.ts'
import { StaffRows, UNKNOWN_STAFF, staffList, STAFF_UNFIT } from './staff-rows.ts'
import {
  type Invitation,
  type MailedStaffView,
  type StaffView,
  invitationShape,
  mailedStaffShape,
  staffViewShape,
} from './staff-shapes.ts'

const id = uuidId(UNKNOWN_STAFF)

/** The people who may sign in. All of them may do all of this (BO §6). */
@BackOffice('staff')
export class StaffController extends listRoute('staff', staffList, staffViewShape) {
  constructor(
    private readonly rows: StaffRows,
    private readonly links: PasswordLinks,
    private readonly mailer: StaffMailer,
  ) {
    super()
  }

  @Get(':id')
  @Answers(staffViewShape)
  async one(@Id(id) staffId: string): Promise<StaffView> {
    return orNotFound(await this.lists.one<StaffView>(staffList, staffId), UNKNOWN_STAFF)
  }

  @Post()
  @HttpCode(201)
  @Answers(mailedStaffShape)
  async invite(
    @Body({ schema: invitationShape }) asked: Invitation,
    @ActingStaff() staff: StaffMember,
  ): Promise<MailedStaffView> {
    return this.mailInvitation(delivered(await this.rows.invite(staff, asked)), staff)
  }

  @Acts(':id/invite-again', mailedStaffShape)
  async inviteAgain(
    @Id(id) staffId: string,
    @ActingStaff() staff: StaffMember,
  ): Promise<MailedStaffView> {
    return this.mailInvitation(delivered(await this.rows.inviteAgain(staff, staffId)), staff)
  }

  /** Mails them a link to choose a new password. */
  @Acts(':id/reset-link', mailedStaffShape)
  async sendResetLink(@Id(id) staffId: string): Promise<MailedStaffView> {
    const view = await this.one(staffId)
    const link = view.invitedAt === null ? await this.links.forStaff(staffId) : null
    if (!link) throw new Refused(STAFF_UNFIT)
    return { ...view, mail: await this.mailer.newPassword(link) }
  }

  @Acts(':id/deactivate', staffViewShape)
  async deactivate(@Id(id) staffId: string, @ActingStaff() staff: StaffMember): Promise<StaffView> {
    return this.one(delivered(await this.rows.setActive(staff, staffId, false)))
  }

  @Acts(':id/activate', staffViewShape)
  async activate(@Id(id) staffId: string, @ActingStaff() staff: StaffMember): Promise<StaffView> {
    return this.one(delivered(await this.rows.setActive(staff, staffId, true)))
  }

  /** Signs them out everywhere. */
  @Acts(':id/end-sessions', staffViewShape)
  async endSessions(
    @Id(id) staffId: string,
    @ActingStaff() staff: StaffMember,
  ): Promise<StaffView> {
    return this.one(delivered(await this.rows.endSessions(staff, staffId)))
  }

  /** For a colleague who lost phone and recovery codes: signs them out, and mails them that it is off. */
  @Acts(':id/two-steps/off', mailedStaffShape)
  async turnTwoStepsOff(
    @Id(id) staffId: string,
    @ActingStaff() staff: StaffMember,
  ): Promise<MailedStaffView> {
    const view = await this.one(delivered(await this.rows.turnTwoStepsOff(staff, staffId)))
    return { ...view, mail: await this.mailer.signInChanged(view, 'twoStepsOffBy', staff.name) }
  }

  /** Only who never did anything: an invitation is withdrawn so. Answers them as they were. */
  @Delete(':id')
  @Answers(staffViewShape)
  async remove(@Id(id) staffId: string, @ActingStaff() staff: StaffMember): Promise<StaffView> {
    const there = await this.one(staffId)
    delivered(await this.rows.remove(staff, staffId))
    return there
  }

  private async mailInvitation(staffId: string, by: StaffMember): Promise<MailedStaffView> {
    const link = await this.links.forStaff(staffId)
    const mail: MailFate = link ? await this.mailer.invitation(link, by.name) : 'not-sent'
    return { ...(await this.one(staffId)), mail }
  }
}
