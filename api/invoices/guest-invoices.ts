import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { instantInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import type { BuyerForm } from '../../rules/forms/check-buyer.ts'
import { sellerOf } from '../../rules/invoices/seller-of.ts'
import { invoiceTexts } from '../../rules/texts/invoice.ts'
import { Clock } from '../environment/clock.ts'
import type { ApiError } from '../errors/api-error.ts'
import { type Answer, plainError } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { ISSUED_AT_MINUTE } from './invoice-plan.ts'
import { InvoiceRequests } from './invoice-requests.ts'
import { type StoredInvoice, invoiceAt } from './invoice-rows.ts'
import type { GuestInvoicesView } from './invoice-views.ts'
import { soldOnFolio } from './sold-on-folio.ts'

export const UNKNOWN_BOOKING = 'Deze boeking bestaat niet.'

interface Row {
  departure: EpochDay
  isAsked: boolean
  invoices: GuestInvoicesView['invoices']
}

/** The invoices of a guest's own booking, whose id is its key. */
@Injectable()
export class GuestInvoices {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly facts: FactsCache,
    private readonly requests: InvoiceRequests,
  ) {}

  /** Null when there is no such booking. */
  async of(bookingId: string): Promise<GuestInvoicesView | null> {
    const { rows } = await this.pool.query<Row>(
      `SELECT upper(b.stay) - date '1970-01-01' AS departure,
         EXISTS (SELECT FROM invoice_requests r WHERE r.folio_id = b.folio_id AND r.ended_at IS NULL) AS "isAsked",
         (SELECT coalesce(json_agg(json_build_object('id', i.id, 'number', i.number, 'isCredit', i.credits IS NOT NULL) ORDER BY i.year, i.running), '[]')
          FROM invoices i WHERE i.folio_id = b.folio_id) AS invoices
       FROM bookings b WHERE b.id = $1 AND b.state <> 'held'`,
      [bookingId],
    )
    const booking = rows[0]
    if (!booking) return null
    const sold = await soldOnFolio(this.pool, bookingId)
    const { property } = await this.facts.fresh()
    return {
      canAsk: sellerOf(property).ok && (sold?.supply.lines.length ?? 0) > 0,
      isAsked: booking.isAsked,
      isOver: this.clock.now() >= instantInAmsterdam(booking.departure, ISSUED_AT_MINUTE),
      invoices: booking.invoices,
    }
  }

  /** Asks for the invoice: made at departure, or at once where the stay is over. */
  async ask(bookingId: string, buyer: BuyerForm): Promise<Answer<GuestInvoicesView>> {
    const now = await this.of(bookingId)
    if (!now) return { ok: false, error: plainError('not-found', UNKNOWN_BOOKING) }
    const asked = await this.requests.ask(bookingId, buyer, 'guest')
    if (!asked.ok) return asked
    if (now.isOver) {
      const refused = await this.requests.carryOut(bookingId)
      if (refused) return { ok: false, error: forGuest(refused) }
    }
    return { ok: true, value: (await this.of(bookingId))! }
  }

  /** An invoice of this booking; null where it is another's. */
  async one(bookingId: string, invoiceId: string): Promise<StoredInvoice | null> {
    const invoice = await invoiceAt(this.pool, invoiceId)
    return invoice?.folioId === bookingId ? invoice : null
  }
}

/** Staff decide whether an invoice is taken back for another. */
function forGuest(error: ApiError['error']): ApiError['error'] {
  return error.reason === 'invoice-outdated'
    ? plainError('invoice-outdated', invoiceTexts.guestOutdated)
    : error
}
