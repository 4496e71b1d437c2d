import type { Pool, PoolClient } from 'pg'
import type { Moment } from '../../rules/calendar/day.ts'
import type { Invoice } from '../../rules/invoices/invoice.ts'
import type { Words } from '../../rules/texts/all-words.ts'
import type { TextArea } from '../../rules/texts/catalogue.ts'
import { addressIn } from '../../screens/page-language.ts'
import type { KnownProperty } from '../facts/known-property.ts'
import type { Subject } from '../subjects/events.ts'
import { type MailBlanks, type MailContent, type MailWords, inWords } from './mail-content.ts'
import type { MailState } from './mail-state.ts'

/** What the plan of mails asks of any kind of subject. */
export interface MailedSubject {
  /** Every mail that was written about it, the oldest first. */
  mails: WrittenMail[]
  /**
   * Whether it stands as the old site left it: its guest hears of it only what staff do here. One
   * that is confirmed here, as by paying, is mailed of as any other.
   */
  imported?: boolean
}

/** A mail that was written, as far as the plan asks. Instants are ms since 1970 UTC. */
export interface WrittenMail {
  kind: string
  /** What it tells of, where its kind tells of several things; else ''. */
  about: string
  state: MailState
  createdAt: number
  /** Null before the first try. */
  lastTry: { at: number; attempts: number } | null
}

/** A subject of which staff have documents mailed: the invoices of an order, the receipt of a sale. */
export interface MailedOnRequest extends MailedSubject {
  /** The ids of all that was asked to be mailed, the oldest first; none before it may be. */
  mailings: string[]
}

/** What was asked to be mailed and is not written yet. */
export function unwrittenMailings({ mailings, mails }: MailedOnRequest): string[] {
  return mailings.filter((id) => mails.every(({ about }) => about !== id))
}

/** What every mail can tell of the house that writes it. */
export interface MailHouse {
  property: KnownProperty['property']
  /** What it is written in. */
  words: Words
  publicUrl: string
  now: Date
}

/** A page of the guest site as a mail leads to it: in the language of the mail. */
export function siteAddress(
  { publicUrl, words }: Pick<MailHouse, 'publicUrl' | 'words'>,
  path: string,
): string {
  return publicUrl + addressIn(words.language.tag, path)
}

/** What any mail needs: to whom it goes, and what staff see it listed with. */
export interface MailFacts extends MailHouse {
  /** The guest, or who else it is about. */
  recipient: { name: string; email: string }
  /** The number of the subject, such as `B2026115`. */
  number: string
}

/** What a mail tells of its subject alone. */
export type SubjectFacts<Facts extends MailFacts> = Omit<Facts, keyof MailHouse>

/**
 * The same as it is read, with the recipient's language (BCP 47); the property is written to in its
 * own.
 */
export type LoadedFacts<Facts extends MailFacts> = SubjectFacts<Facts> & { language: string }

/** What the facts of a mail are read from, all as of one moment. */
export interface MailSource {
  pool: Pool | PoolClient
  known: KnownProperty
  moment: Moment
  /** What a link proves with that who follows it has the mail. */
  tokenOf(subject: Subject): string
  /** An invoice as PDF. Given, not imported: pages that show what mails say draw none. */
  drawInvoice(invoice: Invoice): Promise<Buffer>
}

/**
 * All there is to one kind of mail, whose name the registry has. `Subject` is the record that the
 * plan of the subject knows, `Facts` what the text tells.
 */
export interface MailTemplate<
  Subject extends MailedSubject = MailedSubject,
  Facts extends MailFacts = MailFacts,
> {
  /** What staff call it, in Dutch. */
  name: string
  subjectKind: string
  /** Whether it goes to the property, and not to the recipient that the facts name. */
  toProperty?: true
  /** Whether an answer goes to that recipient, and not to the property. */
  answeredToRecipient?: true
  /**
   * The events of the subject (`events.kind`) after which it makes no sense any more: what waits is
   * then never sent. Only such as are never taken back.
   */
  withdrawnBy?: readonly string[]
  /**
   * The events after which what was written before them is out of date: it is never sent either.
   * What is written after them goes, as where they were taken back (`tellsOf`).
   */
  outdatedBy?: readonly string[]
  /** Whether it tells what comes of a sale by itself: never of what the old site sold. */
  byItself?: true
  /**
   * When the first one is to be written, ms since 1970 UTC; `now` or before: at once; null: not as
   * things stand. Asked only where none was written yet, or where `tellsOf` names something.
   */
  due(subject: Subject, now: number): number | null
  /**
   * What is still to be told, a mail for each; left out where one mail tells all. What a mail was
   * written about is named no more.
   */
  tellsOf?(subject: Subject): string[]
  /**
   * Reads what the text tells; null where there is no such subject.
   *
   * @param about one of `tellsOf`, or ''
   */
  facts(source: MailSource, subjectId: string, about: string): Promise<LoadedFacts<Facts> | null>
  /** The mail in the words of its facts. Dutch guests are "je". */
  content(facts: Facts): MailContent
}

/** What a kind of mail has still to tell of a subject, a mail for each: `about` of what is written. */
export function stillToTell(
  kind: string,
  { tellsOf }: Pick<MailTemplate, 'tellsOf'>,
  subject: MailedSubject,
): string[] {
  if (tellsOf) return tellsOf(subject)
  return subject.mails.some((mail) => mail.kind === kind) ? [] : ['']
}

/** Whether a mail of this kind was written about a subject, and not withdrawn. */
export function isMailed({ mails }: MailedSubject, kind: string): boolean {
  return mails.some((mail) => mail.kind === kind && mail.state !== 'withdrawn')
}

/** A template as its file declares it: what it says, and what those of its subject do not share. */
type DeclaredMail<
  Subject extends MailedSubject,
  Facts extends MailFacts,
  Area extends TextArea,
> = Omit<MailTemplate<Subject, Facts>, 'subjectKind' | 'facts' | 'content'> & MailWords<Facts, Area>

/** What the templates of mails about one kind of subject have in common. */
export const mailsAbout =
  <Subject extends MailedSubject, Facts extends MailFacts>(
    subjectKind: string,
    facts: MailTemplate<Subject, Facts>['facts'],
    blanks: (facts: Facts) => MailBlanks,
  ) =>
  <Area extends TextArea>(
    mail: DeclaredMail<Subject, Facts, Area>,
  ): MailTemplate<Subject, Facts> => ({
    subjectKind,
    facts,
    ...mail,
    content: (read) =>
      inWords({ ...mail, blanks: (one) => ({ ...blanks(one), ...mail.blanks?.(one) }) }, read),
  })
