import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { type BuyerForm, checkBuyer, tidyBuyer } from '../../rules/forms/check-buyer.ts'
import { isInvoiceable } from '../../rules/invoices/is-invoiceable.ts'
import { sellerOf } from '../../rules/invoices/seller-of.ts'
import { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import { Clock } from '../environment/clock.ts'
import type { ApiError } from '../errors/api-error.ts'
import { type Answer, invalidInput, plainError } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { tellOutbox } from '../subjects/outbox.ts'
import { InvoiceMailings } from './invoice-mailings.ts'
import { invoiceSubject } from './invoice-subject.ts'
import { UNKNOWN_FOLIO, Invoices, notToInvoice } from './invoices.ts'
import { soldOnFolio } from './sold-on-folio.ts'

interface Row {
  buyer: BuyerForm
  by: string
}

/**
 * Invoices that are asked for before the stay or the delivery is over: kept, and issued then by the
 * workflow (`InvoicePlan`).
 */
@Injectable()
export class InvoiceRequests {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly facts: FactsCache,
    private readonly invoices: Invoices,
    private readonly mailings: InvoiceMailings,
    private readonly notifier: Notifier,
  ) {}

  /**
   * Asks for the invoice of a folio. Asked again before it is issued, the last address counts. Refused
   * where there would be nothing to invoice.
   */
  async ask(folioId: string, typed: BuyerForm, by: string): Promise<Answer<null>> {
    const wrong = checkBuyer(typed)
    if (wrong.length > 0) return { ok: false, error: invalidInput(wrong) }
    const { property } = await this.facts.fresh()
    const seller = sellerOf(property)
    if (!seller.ok) return { ok: false, error: plainError('seller-incomplete', seller.text) }
    const sold = await soldOnFolio(this.pool, folioId)
    if (sold && !isInvoiceable(sold.supply)) return { ok: false, error: notToInvoice(sold, null) }
    const stored = await inTransaction(this.pool, async (client) => {
      const { rowCount } = await client.query(
        `INSERT INTO invoice_requests (folio_id, buyer, by, asked_at)
         SELECT id, $2, $3, $4 FROM folios WHERE id = $1
         ON CONFLICT (folio_id) DO UPDATE SET buyer = excluded.buyer, by = excluded.by,
           asked_at = excluded.asked_at, ended_at = NULL, refusal = NULL`,
        [folioId, tidyBuyer(typed), by, new Date(this.clock.now())],
      )
      if (rowCount) await tellOutbox(client, invoiceSubject(folioId), 'invoice-asked')
      return rowCount === 1
    })
    if (!stored) return { ok: false, error: plainError('not-found', UNKNOWN_FOLIO) }
    this.notifier.say('outbox')
    this.notifier.say('changed', JSON.stringify({ noun: 'invoices', id: null }))
    return { ok: true, value: null }
  }

  /**
   * Issues what was asked for, and has it mailed. Called by the workflow; where it was done before,
   * nothing is done. A refusal ends the request, and staff read why.
   */
  async carryOut(folioId: string): Promise<ApiError['error'] | null> {
    const { rows } = await this.pool.query<Row>(
      'SELECT buyer, by FROM invoice_requests WHERE folio_id = $1 AND ended_at IS NULL',
      [folioId],
    )
    const request = rows[0]
    if (!request) return null
    const issued = await this.invoices.issue({ folioId, buyer: request.buyer, by: request.by })
    if (issued.ok && request.buyer.email !== '')
      await this.mailings.ask(issued.value.invoice.id, {
        // One for each invoice: carried out twice, it is mailed once.
        id: issued.value.invoice.id,
        email: request.buyer.email,
        by: null,
      })
    await this.pool.query(
      `UPDATE invoice_requests SET ended_at = $2, refusal = $3 WHERE folio_id = $1 AND ended_at IS NULL`,
      [folioId, new Date(this.clock.now()), issued.ok ? null : issued.error.text],
    )
    this.notifier.say('changed', JSON.stringify({ noun: 'invoices', id: null }))
    return issued.ok ? null : issued.error
  }
}
