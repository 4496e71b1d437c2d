import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { instantInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import type { EpochDay } from '../../rules/calendar/day.ts'
import type { BuyerForm } from '../../rules/forms/check-buyer.ts'
import { isInvoiceable } from '../../rules/invoices/is-invoiceable.ts'
import { sellerOf } from '../../rules/invoices/seller-of.ts'
import { invoiceTexts } from '../../rules/texts/invoice.ts'
import { Clock } from '../environment/clock.ts'
import type { ApiError } from '../errors/api-error.ts'
import { type Answer, plainError } from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { ISSUED_AT_MINUTE } from './invoice-plan.ts'
import { InvoiceRequests } from './invoice-requests.ts'
import { type StoredInvoice, invoiceAt, standingInvoice } from './invoice-rows.ts'
import type { GuestInvoicesView } from './invoice-shapes.ts'
import { Invoices } from './invoices.ts'
import { soldOnFolio } from './sold-on-folio.ts'

export const UNKNOWN_GUEST_ORDER = 'Deze boeking of bestelling bestaat niet.'

/** What a guest's address is of. */
export interface GuestSubject {
  kind: 'booking' | 'breakfast-order'
  id: string
}

interface Row {
  /** The day of departure or delivery. */
  overOn: EpochDay
  isAsked: boolean
  isRefused: boolean
  invoices: GuestInvoicesView['invoices']
}

/** A room that is only held and a breakfast that nobody paid yet are no order to invoice. */
const ORDER = `SELECT coalesce(upper(b.stay), o.delivery_day) - date '1970-01-01' AS "overOn",
    r.folio_id IS NOT NULL AND r.ended_at IS NULL AS "isAsked", r.refusal IS NOT NULL AS "isRefused",
    (SELECT coalesce(json_agg(json_build_object('id', i.id, 'number', i.number, 'isCredit', i.credits IS NOT NULL) ORDER BY i.year, i.running), '[]')
     FROM invoices i WHERE i.folio_id = f.id) AS invoices
  FROM folios f LEFT JOIN bookings b ON b.folio_id = f.id LEFT JOIN breakfast_orders o ON o.folio_id = f.id
    LEFT JOIN invoice_requests r ON r.folio_id = f.id
  WHERE f.id = $1 AND f.kind = $2 AND (b.state <> 'held' OR o.state <> 'placed')`

/** The invoices of a guest's own booking or breakfast order, whose id is its key. */
@Injectable()
export class GuestInvoices {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly facts: FactsCache,
    private readonly invoices: Invoices,
    private readonly requests: InvoiceRequests,
  ) {}

  /** Null when there is no such booking or order; the id of one is none of the other. */
  async of({ kind, id }: GuestSubject): Promise<GuestInvoicesView | null> {
    const { rows } = await this.pool.query<Row>(ORDER, [id, kind])
    if (!rows[0]) return null
    const { overOn, ...order } = rows[0]
    const sold = await soldOnFolio(this.pool, id)
    const { property } = await this.facts.fresh()
    const isStanding = (await standingInvoice(this.pool, id)) !== null
    return {
      ...order,
      canAsk: sellerOf(property).ok && sold !== null && isInvoiceable(sold.supply) && !isStanding,
      isOver: this.clock.now() >= instantInAmsterdam(overOn, ISSUED_AT_MINUTE),
    }
  }

  /** Asks for the invoice: made at departure or delivery, or at once where that is over. */
  async ask(subject: GuestSubject, buyer: BuyerForm): Promise<Answer<GuestInvoicesView>> {
    const now = await this.of(subject)
    if (!now) return { ok: false, error: plainError('not-found', UNKNOWN_GUEST_ORDER) }
    const refused = await this.refused(subject.id, buyer, now.isOver)
    if (refused) return { ok: false, error: forGuest(refused) }
    return { ok: true, value: (await this.of(subject))! }
  }

  /** An invoice of this booking or order; null where it is another's, or nobody's yet. */
  async one(subject: GuestSubject, invoiceId: string): Promise<StoredInvoice | null> {
    if ((await this.of(subject)) === null) return null
    const invoice = await invoiceAt(this.pool, invoiceId)
    return invoice?.folioId === subject.id ? invoice : null
  }

  /** Null once it is asked for or made. Of an order that has its invoice nothing waits. */
  private async refused(
    id: string,
    buyer: BuyerForm,
    isOver: boolean,
  ): Promise<ApiError['error'] | null> {
    if (await standingInvoice(this.pool, id)) {
      const again = await this.invoices.issue({ folioId: id, buyer, by: 'guest' })
      return again.ok ? null : again.error
    }
    const asked = await this.requests.ask(id, buyer, 'guest')
    if (!asked.ok) return asked.error
    return isOver ? this.requests.carryOut(id) : null
  }
}

/** Staff decide whether an invoice is taken back for another. */
function forGuest(error: ApiError['error']): ApiError['error'] {
  return error.reason === 'invoice-outdated'
    ? plainError('invoice-outdated', invoiceTexts.guestOutdated)
    : error
}
