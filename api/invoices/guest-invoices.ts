import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import { instantInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import type { BuyerForm } from '../../rules/forms/check-buyer.ts'
import type { Invoice } from '../../rules/invoices/invoice.ts'
import { isInvoiceable } from '../../rules/invoices/is-invoiceable.ts'
import { invoiceTexts } from '../../rules/texts/invoice.ts'
import { Clock } from '../environment/clock.ts'
import type { ApiError } from '../errors/api-error.ts'
import { Refused, plainError } from '../errors/refused.ts'
import { FolioInvoices } from './folio-invoices.ts'
import { ISSUED_AT_MINUTE } from './invoice-plan.ts'
import { InvoiceRequests } from './invoice-requests.ts'
import { UNKNOWN_INVOICE, invoiceAt, standingInvoice } from './invoice-rows.ts'
import type { GuestInvoicesView } from './invoice-shapes.ts'
import { Invoices } from './invoices.ts'

export const UNKNOWN_GUEST_ORDER = 'Deze boeking of bestelling bestaat niet.'

/** What a guest's address is of. */
export interface GuestSubject {
  kind: 'booking' | 'breakfast-order'
  id: string
}

/** The invoices of a guest's own booking or breakfast order, whose id is its key. */
@Injectable()
export class GuestInvoices {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly folios: FolioInvoices,
    private readonly invoices: Invoices,
    private readonly requests: InvoiceRequests,
  ) {}

  /** Refused: an id that nothing of this kind has, a room only held, a breakfast nobody paid yet. */
  async of({ kind, id }: GuestSubject): Promise<GuestInvoicesView> {
    const { folio, sold, missing, invoices, standing } = await this.folios.load(
      id,
      UNKNOWN_GUEST_ORDER,
    )
    const { request, overOn } = folio
    if (folio.kind !== kind || folio.state === 'held' || folio.state === 'placed')
      throw new Refused(plainError('not-found', UNKNOWN_GUEST_ORDER))
    return {
      canAsk: missing === null && isInvoiceable(sold.supply) && !standing,
      isAsked: request?.isOpen ?? false,
      isRefused: typeof request?.refusal === 'string',
      isOver: this.clock.now() >= instantInAmsterdam(overOn!, ISSUED_AT_MINUTE),
      invoices: invoices
        .map((one) => ({ id: one.id, number: one.number, isCredit: one.creditsId !== null }))
        .toReversed(),
    }
  }

  /** Asks for the invoice: made at departure or delivery, or at once where that is over. */
  async ask(subject: GuestSubject, buyer: BuyerForm): Promise<GuestInvoicesView> {
    const { isOver } = await this.of(subject)
    const error = await this.refusal(subject.id, buyer, isOver)
    // Staff decide whether an invoice is taken back for another.
    if (error?.reason === 'invoice-outdated')
      throw new Refused(plainError('invoice-outdated', invoiceTexts.guestOutdated))
    if (error) throw new Refused(error)
    return this.of(subject)
  }

  /** An invoice of this booking or order. Refused: another's, nobody's. */
  async one(subject: GuestSubject, invoiceId: string): Promise<Invoice> {
    await this.of(subject)
    const { folioId, document } = await invoiceAt(this.pool, invoiceId)
    if (folioId !== subject.id) throw new Refused(plainError('not-found', UNKNOWN_INVOICE))
    return document
  }

  /** Null once it is asked for or made. Of an order that has its invoice nothing waits. */
  private async refusal(
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
