import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { isEmail } from '../../rules/forms/is-email.ts'
import { formFieldTexts } from '../../rules/texts/form-fields.ts'
import { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import { Clock } from '../environment/clock.ts'
import { type Answer, invalidInput, plainError } from '../errors/refused.ts'
import { tellOutbox } from '../subjects/outbox.ts'
import { invoiceSubject } from './invoice-subject.ts'
import { UNKNOWN_INVOICE } from './invoices.ts'

/** That an invoice is to be mailed. */
export interface Mailing {
  /** The name of the press: asked twice, mailed once. */
  id: string
  email: string
  /** A member of staff's name; null: by itself. */
  by: string | null
}

/** Has invoices mailed: the workflow writes and sends what is noted here. */
@Injectable()
export class InvoiceMailings {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
  ) {}

  async ask(invoiceId: string, { id, email, by }: Mailing): Promise<Answer<null>> {
    const address = email.trim()
    if (!isEmail(address))
      return {
        ok: false,
        error: invalidInput([{ field: 'email', text: formFieldTexts.email }]),
      }
    const found = await inTransaction(this.pool, async (client) => {
      const { rows } = await client.query<{ folioId: string }>(
        `SELECT folio_id AS "folioId" FROM invoices WHERE id = $1`,
        [invoiceId],
      )
      const folioId = rows[0]?.folioId
      if (folioId === undefined) return false
      await client.query(
        `INSERT INTO invoice_mailings (id, invoice_id, email, by, asked_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (id) DO NOTHING`,
        [id, invoiceId, address, by, new Date(this.clock.now())],
      )
      await tellOutbox(client, invoiceSubject(folioId), 'invoice-mailing')
      return true
    })
    if (!found) return { ok: false, error: plainError('not-found', UNKNOWN_INVOICE) }
    this.notifier.say('outbox')
    return { ok: true, value: null }
  }
}
