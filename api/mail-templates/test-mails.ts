import { randomUUID } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { z } from 'zod'
import { Clock } from '../environment/clock.ts'
import { ENVIRONMENT, type Environment } from '../environment/environment.ts'
import { PublicAddress } from '../environment/public-address.ts'
import { type Answer, plainError } from '../errors/refused.ts'
import { type Delivery, type MailState, mailStates } from '../mail/mail-state.ts'
import { MailServer } from '../mail/smtp-delivery.ts'
import { TEST_MAIL } from '../mail/mail-templates.ts'
import { Mails, type NewMail } from '../mail/mails.ts'
import { type MailAsWritten, mailHeaders } from '../mail/write-mail.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'

/** What became of a test mail. */
export const testMailShape = z.object({
  id: z.uuid(),
  recipient: z.string(),
  state: z.enum(mailStates),
  why: z.string().meta({ description: 'Why it was not sent; empty: it was, or was kept.' }),
})
export type TestMailView = z.output<typeof testMailShape>

/** So many a member of staff may send within so many minutes. */
const MOST = 5
const WITHIN_MINUTES = 10

const TOO_MANY = `U kunt ${MOST} proefmails sturen in ${WITHIN_MINUTES} minuten. Probeer het straks weer.`

/** It is tried once: who asked sees what became of it, and may ask again. */
const stateAfter = {
  sent: 'sent',
  unknown: 'uncertain',
  refused: 'failed',
  'not-sent': 'failed',
} as const satisfies Record<Delivery['outcome'], MailState>

/**
 * Sends an example to who of staff asks for it, and to nobody else: once, and noted among the mails
 * as a test. It is about no booking, so no plan tries it again.
 */
@Injectable()
export class TestMails {
  constructor(
    private readonly pool: Pool,
    private readonly mails: Mails,
    private readonly server: MailServer,
    private readonly clock: Clock,
    private readonly address: PublicAddress,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, 'mailFrom'>,
  ) {}

  /** Refused: too many within a while. */
  async send(
    { staffId, name, email }: StaffMember,
    from: { name: string; email: string },
    written: MailAsWritten,
  ): Promise<Answer<TestMailView>> {
    if ((await this.sentLately(staffId)) >= MOST)
      return { ok: false, error: plainError('too-many-requests', TOO_MANY) }
    const { deliver } = this.server
    const id = randomUUID()
    const mail: NewMail = {
      ...written,
      id,
      subjectKind: 'staff',
      subjectId: staffId,
      subjectNumber: name,
      kind: TEST_MAIL,
      about: id,
      ...mailHeaders(id, from, this.address, this.environment),
      replyTo: null,
      recipient: email,
      recipientName: name,
      subject: `Proef: ${written.subject}`,
      state: deliver === null ? 'kept' : 'sending',
      lastError: null,
    }
    await this.mails.add(mail)
    const view = { id, recipient: email }
    if (deliver === null) return { ok: true, value: { ...view, state: 'kept', why: '' } }
    const delivery = await deliver({ ...mail, date: new Date(this.clock.now()) })
    const state = stateAfter[delivery.outcome]
    await this.mails.settle({ id, attempts: 0 }, { state, unknownOutcomes: 0 }, delivery)
    const why = delivery.outcome === 'sent' ? '' : delivery.why
    return { ok: true, value: { ...view, state, why } }
  }

  private async sentLately(staffId: string): Promise<number> {
    const { rows } = await this.pool.query<{ sent: number }>(
      `SELECT count(*)::int AS sent FROM mails
       WHERE subject_kind = 'staff' AND subject_id = $1 AND kind = $2 AND created_at > $3::timestamptz - make_interval(mins => $4)`,
      [staffId, TEST_MAIL, new Date(this.clock.now()), WITHIN_MINUTES],
    )
    return rows[0]!.sent
  }
}
