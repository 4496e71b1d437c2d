import { Injectable } from '@nestjs/common'
import { instantInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import { epochDay } from '../database/house-days.ts'
import type { MailedOnRequest } from '../mail/mail-template.ts'
import { writtenMails } from '../mail/mails-of-subject.ts'
import { planMails } from '../mail/plan-mails.ts'
import type { Subject } from '../subjects/events.ts'
import { type PlannedStep, StoredPlan } from '../subjects/subject-plan.ts'

const INVOICE = 'invoice'

/**
 * The invoices of an order as outbox, mails and workflow name them. The id is that of the folio: one
 * workflow sees to all that is invoiced and mailed of it.
 */
export const invoiceSubject = (folioId: string): Subject => ({ kind: INVOICE, id: folioId })

/** The steps of the workflow of an order's invoices, each the name of its activity. */
export type InvoiceStep = 'issue' | 'sendMail'

/** Guests have left by noon, and the boxes are at the door. */
export const ISSUED_AT_MINUTE = 12 * 60

interface InvoiceRecord extends MailedOnRequest {
  /** An invoice is asked for and not issued yet. */
  isAsked: boolean
  /**
   * The day of departure or delivery; null for a sale, which is over when it is made, and for what
   * was cancelled.
   */
  overOn: EpochDay | null
}

/**
 * What is to be done for the invoices of an order: issue what was asked for once the stay or the
 * delivery is over, and mail what is to be mailed.
 */
@Injectable()
export class InvoicePlan extends StoredPlan<InvoiceRecord> {
  readonly kind = INVOICE

  protected readonly statement = `SELECT json_build_object(
    'isAsked', EXISTS (SELECT FROM invoice_requests r WHERE r.folio_id = f.id AND r.ended_at IS NULL),
    'overOn', CASE WHEN 'cancelled' IN (b.state, o.state) OR b.state = 'expired' THEN NULL
      ELSE ${epochDay('coalesce(upper(b.stay), o.delivery_day)')} END,
    'mailings', (SELECT coalesce(json_agg(m.id ORDER BY m.asked_at, m.id), '[]')
      FROM invoice_mailings m JOIN invoices i ON i.id = m.invoice_id WHERE i.folio_id = f.id),
    'mails', ${writtenMails(`'${INVOICE}'`, 'f.id')}
  ) AS record FROM folios f
    LEFT JOIN bookings b ON b.folio_id = f.id LEFT JOIN breakfast_orders o ON o.folio_id = f.id
  WHERE f.id = $1`

  plan(record: InvoiceRecord, now: number): PlannedStep[] {
    const mails = planMails(INVOICE, record, now)
    if (!record.isAsked) return mails
    const dueAt = issuedAt(record, now)
    const issue: PlannedStep & { step: InvoiceStep } = { step: 'issue', dueAt }
    return [issue, ...mails].toSorted((one, other) => one.dueAt - other.dueAt)
  }

  /** Whether the invoice that was asked for is to be issued now: an order may be moved meanwhile. */
  isDue(record: InvoiceRecord, now: number): boolean {
    return record.isAsked && issuedAt(record, now) <= now
  }
}

function issuedAt({ overOn }: InvoiceRecord, now: number): number {
  return overOn === null ? now : instantInAmsterdam(overOn, ISSUED_AT_MINUTE)
}
