import { Body, Get, HttpCode, Post } from '@nestjs/common'
import { z } from 'zod'
import { Clock } from '../environment/clock.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { Refused, delivered, invalidInput } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { mailName, mailTemplates } from '../mail/mail-templates.ts'
import { ActingStaff } from '../requests/acting-staff.ts'
import { Answers } from '../requests/answers.ts'
import { BackOffice } from '../requests/back-office.ts'
import { Id } from '../requests/id-pipe.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { isStaffMail, staffMails } from '../mail/staff-mails.ts'
import type { TextView } from '../texts/text-shape.ts'
import { TextRows } from '../texts/text-rows.ts'
import type { ExampleSource } from './example-booking.ts'
import { type ShownMailKind, mailAreas, shownMailKinds } from './mail-areas.ts'
import {
  type MailPreviewView,
  type MailTemplateDetail,
  type MailTemplateView,
  type TestMailView,
  type TypedTexts,
  mailPreviewShape,
  mailTemplateDetailShape,
  mailTemplateViewShape,
  testMailShape,
  typedTextsShape,
} from './mail-template-shape.ts'
import { previewMail } from './preview-mail.ts'
import { TestMails } from './test-mails.ts'

const id = z.enum(shownMailKinds, 'Deze mail bestaat niet.')

/** The kinds of mail, each written from texts of the catalogue: an example of it, and a test. */
@BackOffice('mail-templates')
export class MailTemplatesController {
  constructor(
    private readonly texts: TextRows,
    private readonly facts: FactsCache,
    private readonly tests: TestMails,
    private readonly clock: Clock,
    private readonly address: PublicAddress,
  ) {}

  @Get()
  @Answers(z.array(mailTemplateViewShape))
  async all(): Promise<MailTemplateView[]> {
    const texts = await this.texts.all()
    return shownMailKinds.map((kind) => viewOf(kind, texts))
  }

  @Get(':id')
  @Answers(mailTemplateDetailShape)
  async one(
    @Id(id) kind: ShownMailKind,
    @ActingStaff() staff: StaffMember,
  ): Promise<MailTemplateDetail> {
    const texts = await this.texts.all()
    return {
      ...viewOf(kind, texts),
      texts: mailAreas[kind].flatMap((area) => texts.filter((text) => text.area === area)),
      testRecipient: staff.email,
    }
  }

  @Post(':id/preview')
  @HttpCode(200)
  @Answers(mailPreviewShape)
  async preview(
    @Id(id) kind: ShownMailKind,
    @Body({ schema: typedTextsShape }) { texts }: TypedTexts,
  ): Promise<MailPreviewView> {
    const { mail, errors } = previewMail(kind, texts, await this.source())
    const { subject, html, text } = mail
    return { subject, html, text, errors }
  }

  /** To who asks, with the texts as they are typed. */
  @Post(':id/test')
  @HttpCode(200)
  @Answers(testMailShape)
  async test(
    @Id(id) kind: ShownMailKind,
    @Body({ schema: typedTextsShape }) { texts }: TypedTexts,
    @ActingStaff() staff: StaffMember,
  ): Promise<TestMailView> {
    const source = await this.source()
    const { mail, errors } = previewMail(kind, texts, source)
    if (errors.length > 0) throw new Refused(invalidInput(errors))
    return delivered(await this.tests.send(staff, source.known.property, mail))
  }

  private async source(): Promise<ExampleSource> {
    return {
      known: await this.facts.fresh(),
      publicUrl: this.address.url,
      now: new Date(this.clock.now()),
    }
  }
}

function viewOf(kind: ShownMailKind, texts: readonly TextView[]): MailTemplateView {
  const [own] = mailAreas[kind]
  return {
    id: kind,
    ...namedOf(kind),
    corrected: texts.filter(({ area, corrected }) => area === own && corrected).length,
  }
}

function namedOf(kind: ShownMailKind): Pick<MailTemplateView, 'name' | 'about'> {
  if (isStaffMail(kind)) return { name: staffMails[kind].name, about: 'account' }
  const about = mailTemplates[kind].subjectKind as MailTemplateView['about']
  return { name: mailName(kind), about }
}
