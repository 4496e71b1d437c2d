import { Body, Get } from '@nestjs/common'
import { z } from 'zod'
import { worded } from '../../rules/texts/words.ts'
import { Clock } from '../environment/clock.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { Refused, delivered, invalidInput } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { mailName } from '../mail/mail-templates.ts'
import { isStaffMail, staffMails } from '../mail/staff-mails.ts'
import { languageOrHouse } from '../requests/language-shapes.ts'
import { ActingStaff, type StaffMember } from '../requests/staff-sessions.ts'
import { Acts, Answers, BackOffice, Id } from '../requests/routes.ts'
import { TextRows } from '../texts/text-rows.ts'
import { type TextView, textViewShape } from '../texts/text-shape.ts'
import type { ExampleSource } from './example-mails.ts'
import {
  type ShownMailKind,
  areasOf,
  languagesOf,
  mailIsAbout,
  previewMail,
  shownMailKinds,
} from './preview-mail.ts'
import { type TestMailView, TestMails, testMailShape } from './test-mails.ts'

/** More texts than any mail is written from, and longer ones than any may be. */
const MOST_TEXTS = 100

/**
 * Body of a preview or a test mail: texts as they are typed, by id, and in which language it is
 * written.
 */
const typedTextsShape = z.object({
  texts: z
    .record(z.string().max(100), z.string())
    .refine((texts) => Object.keys(texts).length <= MOST_TEXTS, 'Dat zijn te veel teksten.')
    .default({}),
  language: languageOrHouse,
})
type TypedTexts = z.output<typeof typedTextsShape>

/** A row of `GET /api/back-office/mail-templates`. */
const mailTemplateViewShape = z.object({
  id: z.string().meta({ description: 'The kind of mail, such as `confirmation`.' }),
  name: z.string(),
  about: z.enum([
    'booking',
    'breakfast-order',
    'form-message',
    'account',
    'invoice',
    'sale',
    'feed-block',
  ]),
  corrected: z.int().meta({ description: 'How many of its own texts staff corrected.' }),
})
export type MailTemplateView = z.output<typeof mailTemplateViewShape>

/** `GET /api/back-office/mail-templates/:id`. */
const mailTemplateDetailShape = mailTemplateViewShape.extend({
  texts: z
    .array(textViewShape)
    .meta({ description: 'Those of its own, then those that it shares with other mails.' }),
  languages: z
    .array(z.string())
    .meta({ description: 'In which it is written (BCP 47): one where no guest gets it.' }),
  testRecipient: z.string().meta({ description: 'Where a test mail goes: who asks.' }),
})
export type MailTemplateDetail = z.output<typeof mailTemplateDetailShape>

const mailPreviewShape = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  errors: z.array(z.object({ field: z.string(), text: z.string() })),
})
export type MailPreviewView = z.output<typeof mailPreviewShape>

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
      languages: languagesOf(kind),
      texts: areasOf(kind).flatMap((area) => texts.filter((text) => text.area === area)),
      testRecipient: staff.email,
    }
  }

  @Acts(':id/preview', mailPreviewShape)
  async preview(
    @Id(id) kind: ShownMailKind,
    @Body({ schema: typedTextsShape }) { texts, language }: TypedTexts,
  ): Promise<MailPreviewView> {
    const source = await this.source()
    const { mail, errors } = previewMail(kind, texts, language, source)
    const { subject, html, text } = mail
    return { subject, html, text, errors: worded(source.known.words, errors) }
  }

  /** To who asks, with the texts as they are typed. */
  @Acts(':id/test', testMailShape)
  async test(
    @Id(id) kind: ShownMailKind,
    @Body({ schema: typedTextsShape }) { texts, language }: TypedTexts,
    @ActingStaff() staff: StaffMember,
  ): Promise<TestMailView> {
    const source = await this.source()
    const { mail, errors } = previewMail(kind, texts, language, source)
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
  const [own] = areasOf(kind)
  return {
    id: kind,
    name: isStaffMail(kind) ? staffMails[kind].name : mailName(kind),
    about: mailIsAbout(kind) as MailTemplateView['about'],
    corrected: texts.filter(({ area, corrected }) => area === own && corrected).length,
  }
}
