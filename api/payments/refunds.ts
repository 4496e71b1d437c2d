import { Injectable } from '@nestjs/common'
import { Pool, type PoolClient } from 'pg'
import { storedLanguage } from '../../rules/texts/languages.ts'
import type { Text } from '../../rules/texts/message.ts'
import { textOf } from '../../rules/texts/words.ts'
import { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import { Clock } from '../environment/clock.ts'
import { WordsInForce } from '../environment/words-in-force.ts'
import { guestLanguageSql, lockFolio } from '../folios/folios.ts'
import { addEvent } from '../subjects/events.ts'
import { decideRefunds } from './refund-standing.ts'
import { type PaidBack, enterRefunds } from './enter-went-back.ts'
import { PaymentOwners } from './payment-owner.ts'
import { PaymentProvider } from './payment-provider.ts'
import { PaymentSync } from './payment-sync.ts'
import { type ProviderRefund, ProviderError } from './provider-answers.ts'
import { REFUND_WAIT, type RefundWait, askedAt } from './plan-payments.ts'
import { log } from '../telemetry/log.ts'
import { refundsAsked } from '../telemetry/metrics.ts'

interface Due extends Omit<PaidBack, 'at'> {
  id: string
  cents: number
  providerId: string
  number: string
  /** The language of its payer, as it is stored. */
  language: string
  wait: RefundWait
}

/** Pays back through the provider what folios owe their payers. */
@Injectable()
export class Refunds {
  constructor(
    private readonly pool: Pool,
    private readonly provider: PaymentProvider,
    private readonly sync: PaymentSync,
    private readonly owners: PaymentOwners,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
    private readonly inForce: WordsInForce,
  ) {}

  /**
   * Pays back all that is due for a folio, apart from what may still be undone, and from what the
   * provider refused before: that is for staff, who may have paid it by hand since, so it is never
   * asked for again. Throws the `ProviderError` when the provider could not be asked.
   *
   * The refund's id is its name at the provider and the key of the request, so a repeat after a crash is
   * the same refund. But keys are forgotten within the hour, and a restored house decides anew under
   * another one: what went back already is taken in before anything is asked for.
   */
  async refundDue(folioId: string): Promise<void> {
    await this.inFolio(folioId, (client, at) => decideRefunds(client, folioId, { by: null, at }))
    await this.takeInWhatWentBack(await this.askable(folioId))
    for (const due of await this.askable(folioId)) {
      const owner = this.owners.of(due.kind)
      const description = await this.beginAsking(due, owner.refundDescription(due.number))
      if (description === null) continue
      const made = await this.refund(due, description)
      refundsAsked.inc({ outcome: made === null ? 'refused' : 'made' })
      const isNews = await (made === null ? this.storeRefusal(due) : this.store(due, made))
      if (isNews) this.notifier.publish(owner.noun, folioId)
    }
  }

  /** The due refunds of a folio that may be asked for now, those of the oldest payment first. */
  private async askable(folioId: string): Promise<Due[]> {
    const { rows } = await this.pool.query<Due>(
      `SELECT r.id, r.cents, r.payment_id AS "paymentId", p.provider_id AS "providerId", coalesce(p.method, 'ideal') AS method, p.folio_id AS "folioId", f.kind, f.number, ${guestLanguageSql('f.id')} AS language, ${REFUND_WAIT} AS wait
       FROM refunds r JOIN payments p ON p.id = r.payment_id JOIN folios f ON f.id = p.folio_id
       WHERE p.folio_id = $1 AND r.state = 'due' AND p.provider_id IS NOT NULL ORDER BY p.created_at, r.created_at, r.id`,
      [folioId],
    )
    const now = this.clock.now()
    return rows.filter(({ wait }) => askedAt(wait, now) <= now)
  }

  private async takeInWhatWentBack(dues: readonly Due[]): Promise<void> {
    const payments = new Map(dues.map(({ paymentId, providerId }) => [paymentId, providerId]))
    for (const [paymentId, providerId] of payments) {
      const seen = await this.provider.find(providerId)
      if (seen) await this.sync.settle(paymentId, seen)
    }
  }

  /**
   * Stores that the provider is asked, before it is: from now on the refund stays as it is, whatever is
   * decided (`decideRefunds`), also where this process ends. So does its description, whatever language
   * its payer reads by then: under the same key the provider takes the same request alone.
   *
   * @returns the description that was stored first; null where other money is owed than when it was read
   */
  private beginAsking({ id, cents, folioId, language }: Due, text: Text): Promise<string | null> {
    const description = textOf(this.inForce.wordsIn(storedLanguage(language)), text)
    return this.inFolio(folioId, async (client, at) => {
      await decideRefunds(client, folioId, { by: null, at })
      const { rows } = await client.query<{ description: string }>(
        `UPDATE refunds SET asked_at = coalesce(asked_at, $3), description = coalesce(description, $4)
         WHERE id = $1 AND cents = $2 AND state = 'due' RETURNING description`,
        [id, cents, at, description],
      )
      return rows[0]?.description ?? null
    })
  }

  /** The refund as the provider made it; null when it understood and said no. */
  private async refund({ id, cents, providerId }: Due, description: string) {
    try {
      const made = await this.provider.refund(providerId, cents, id, description)
      return { ...made, refundId: id }
    } catch (error) {
      if (!(error instanceof ProviderError) || error.reason !== 'refused') throw error
      log.warn(`refund refused: ${error.message}`)
      return null
    }
  }

  /** Changes nothing where news of the provider was first: then it stands in the folio already. */
  private store(due: Due, made: ProviderRefund): Promise<boolean> {
    return this.inFolio(due.folioId, (client, at) => enterRefunds(client, { ...due, at }, [made]))
  }

  /**
   * For staff to see: the guest has a right to this money, and only a person can get it there now. Less
   * may be owed by now than was asked for.
   */
  private storeRefusal({ id, cents, folioId, kind }: Due): Promise<boolean> {
    return this.inFolio(folioId, async (client, at) => {
      const { rowCount } = await client.query(
        `UPDATE refunds SET state = 'refused', updated_at = $2 WHERE id = $1 AND state = 'due'`,
        [id, at],
      )
      if (rowCount === 0) return false
      const data = { cents, reason: 'pay-by-hand' }
      const event = { kind: 'refund-refused', at, by: 'provider', data }
      await addEvent(client, { kind, id: folioId }, event)
      await decideRefunds(client, folioId, { by: null, at })
      return true
    })
  }

  private inFolio<T>(
    folioId: string,
    work: (client: PoolClient, at: Date) => Promise<T>,
  ): Promise<T> {
    return inTransaction(this.pool, async (client) => {
      await lockFolio(client, folioId)
      return work(client, new Date(this.clock.now()))
    })
  }
}
