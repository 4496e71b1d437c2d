import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { type BuyerForm, tidyBuyer } from '../../rules/forms/check-buyer.ts'
import { isEmail } from '../../rules/forms/is-email.ts'
import { isInvoiceable } from '../../rules/invoices/is-invoiceable.ts'
import { formFieldTexts } from '../../rules/texts/form-fields.ts'
import { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import { Clock } from '../environment/clock.ts'
import type { ApiError } from '../errors/api-error.ts'
import { type Answer, Refused, answerOf, invalidInput } from '../errors/refused.ts'
import { tellOutbox } from '../subjects/outbox.ts'
import { invoiceSubject } from './invoice-plan.ts'
import { invoiceAt } from './invoice-rows.ts'
import { Invoices, notToInvoice } from './invoices.ts'
import { soldOnFolio } from './sold-on-folio.ts'

/** That an invoice is to be mailed. */
interface Mailing {
  /** The name of the press: asked twice, mailed once. */
  id: string
  email: string
  /** A member of staff's name; null: by itself. */
  by: string | null
}

/**
 * What the workflow of an order's invoices (`InvoicePlan`) is asked for: an invoice once the stay or
 * the delivery is over, and a mail with one.
 */
@Injectable()
export class InvoiceRequests {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly invoices: Invoices,
    private readonly notifier: Notifier,
  ) {}

  /**
   * Asks for the invoice of a folio. Asked again before it is issued, the last address counts. Refused
   * where there would be nothing to invoice.
   */
  ask(folioId: string, typed: BuyerForm, by: string): Promise<Answer<null>> {
    return answerOf(async () => {
      await this.invoices.sellerFor(typed)
      const sold = await soldOnFolio(this.pool, folioId)
      if (!isInvoiceable(sold.supply)) throw notToInvoice(sold, null)
      await inTransaction(this.pool, async (client) => {
        await client.query(
          `INSERT INTO invoice_requests (folio_id, buyer, by, asked_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT (folio_id) DO UPDATE SET buyer = excluded.buyer, by = excluded.by,
             asked_at = excluded.asked_at, ended_at = NULL, refusal = NULL`,
          [folioId, tidyBuyer(typed), by, this.now()],
        )
        await tellOutbox(client, invoiceSubject(folioId), 'invoice-asked')
      })
      this.notifier.say('outbox')
      this.sayChanged()
      return null
    })
  }

  /**
   * Issues what was asked for, and has it mailed. Called by the workflow; where it was done before,
   * nothing is done. A refusal ends the request, and staff read why.
   */
  async carryOut(folioId: string): Promise<ApiError['error'] | null> {
    const { rows } = await this.pool.query<{ buyer: BuyerForm; by: string }>(
      'SELECT buyer, by FROM invoice_requests WHERE folio_id = $1 AND ended_at IS NULL',
      [folioId],
    )
    const request = rows[0]
    if (!request) return null
    const issued = await this.invoices.issue({ folioId, ...request })
    const { email } = request.buyer
    if (issued.ok && email !== '') {
      // One for each invoice: carried out twice, it is mailed once.
      const { id } = issued.value.invoice
      await this.mail(id, { id, email, by: null })
    }
    const refusal = issued.ok ? null : issued.error
    await this.pool.query(
      `UPDATE invoice_requests SET ended_at = $2, refusal = $3 WHERE folio_id = $1 AND ended_at IS NULL`,
      [folioId, this.now(), refusal?.text ?? null],
    )
    this.sayChanged()
    return refusal
  }

  /** Has an invoice mailed: the workflow writes and sends what is noted here. */
  async mail(invoiceId: string, { id, email, by }: Mailing): Promise<void> {
    const address = email.trim()
    if (!isEmail(address))
      throw new Refused(invalidInput([{ field: 'email', text: formFieldTexts.email }]))
    await inTransaction(this.pool, async (client) => {
      const { folioId } = await invoiceAt(client, invoiceId)
      await client.query(
        `INSERT INTO invoice_mailings (id, invoice_id, email, by, asked_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (id) DO NOTHING`,
        [id, invoiceId, address, by, this.now()],
      )
      await tellOutbox(client, invoiceSubject(folioId), 'invoice-mailing')
    })
    this.notifier.say('outbox')
  }

  private sayChanged(): void {
    this.notifier.say('changed', JSON.stringify({ noun: 'invoices', id: null }))
  }

  private now(): Date {
    return new Date(this.clock.now())
  }
}
