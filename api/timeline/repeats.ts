import { Injectable } from '@nestjs/common'
import { Pool, type PoolClient } from 'pg'
import { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import { Clock } from '../environment/clock.ts'
import { MailServer } from '../mail/smtp-delivery.ts'
import { type Repeated, repeatMail } from '../mail/mails-of-subject.ts'
import { PaymentAttempts } from '../payments/payment-attempts.ts'
import { repeatRefusedRefunds } from '../payments/refund-standing.ts'
import { type EventData, type Subject, addEvent, tellOutbox } from '../subjects/events.ts'
import type { RepeatRequest } from './repeat-request.ts'

interface Done {
  outcome: Repeated
  data?: EventData
}

/**
 * Has a workflow try again what it gave up: what failed is made due in PostgreSQL, and the outbox
 * wakes the workflow, whose plan finds it. Who asked for it stands in the timeline. Asked twice, it
 * is done once, because each is guarded by the state it expects.
 */
@Injectable()
export class Repeats {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
    private readonly server: MailServer,
    private readonly attempts: PaymentAttempts,
  ) {}

  /** @returns false where the step cannot be tried again (any more) */
  async repeat(subject: Subject, asked: RepeatRequest, by: string): Promise<boolean> {
    const { outcome } = await inTransaction(this.pool, async (client): Promise<Done> => {
      const done = await this.carryOut(client, subject, asked)
      if (done.outcome !== 'repeated') return done
      const at = new Date(this.clock.now())
      const { data = {} } = done
      await addEvent(client, subject, { kind: `${asked.what}-repeated`, at, by, data })
      await tellOutbox(client, subject, 'step-repeated')
      return done
    })
    if (outcome === 'repeated') {
      this.notifier.say('outbox')
      // Every timeline is read again, whatever changed.
      this.notifier.publish('mails', null)
    }
    return outcome !== 'not'
  }

  private async carryOut(
    client: PoolClient,
    subject: Subject,
    asked: RepeatRequest,
  ): Promise<Done> {
    switch (asked.what) {
      case 'mail': {
        if (this.server.deliver === null) return { outcome: 'not' }
        const { outcome, recipient } = await repeatMail(client, subject, asked.id)
        return { outcome, data: { to: recipient } }
      }
      case 'refund': {
        const cents = await repeatRefusedRefunds(client, subject.id, new Date(this.clock.now()))
        if (cents > 0) return { outcome: 'repeated', data: { cents } }
        return { outcome: (await isAsked(client, subject.id)) ? 'already' : 'not' }
      }
      case 'payment': {
        const begun = await this.attempts.beginAnother(client, subject)
        return begun === null
          ? { outcome: 'not' }
          : { outcome: begun ? 'repeated' : 'already', data: {} }
      }
    }
  }
}

/** Whether the provider is being asked for a refund, or gave one: somebody was first. */
async function isAsked(client: PoolClient, folioId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.folio_id = $1 AND r.state IN ('due', 'made') LIMIT 1`,
    [folioId],
  )
  return rowCount !== 0
}
