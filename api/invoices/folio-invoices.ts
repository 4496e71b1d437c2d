import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import type { EpochDay } from '../../rules/calendar/day.ts'
import type { BuyerForm } from '../../rules/forms/check-buyer.ts'
import type { Party } from '../../rules/invoices/invoice.ts'
import { sellerOf } from '../../rules/invoices/seller-of.ts'
import { Clock } from '../environment/clock.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { Lists } from '../lists/list-of.ts'
import { invoiceList } from './invoice-list.ts'
import type { FolioInvoicesView, InvoiceView } from './invoice-shapes.ts'
import { soldOnFolio } from './sold-on-folio.ts'

interface FolioRow {
  kind: string
  number: string
  /** Of the booking or breakfast order; null of a sale. */
  state: string | null
  /** The day of departure or delivery; null of a sale. */
  overOn: EpochDay | null
  name: string
  email: string
  street: string
  houseNumber: string
  postcode: string
  city: string
  /** As it was filled in for an invoice before; null: never. */
  asked: BuyerForm | null
  /** Of the newest invoice; null: there is none. */
  invoiced: Party | null
  request: FolioInvoicesView['request']
}

// What is not brought has no address: that of its guest's stay is as good.
const FOLIO = `SELECT f.kind, f.number, coalesce(b.state, o.state) AS state, coalesce(upper(b.stay), o.delivery_day) - date '1970-01-01' AS "overOn",
    coalesce(b.name, o.name, '') AS name, coalesce(b.email, o.email, '') AS email,
    coalesce(b.address, s.address, o.street, '') AS street, coalesce(o.house_number, '') AS "houseNumber",
    coalesce(b.postcode, s.postcode, o.postcode, '') AS postcode, coalesce(b.city, s.city, o.city, '') AS city, r.buyer AS asked,
    (SELECT i.document -> 'buyer' FROM invoices i WHERE i.folio_id = f.id
     ORDER BY i.year DESC, i.running DESC LIMIT 1) AS invoiced,
    CASE WHEN r.folio_id IS NOT NULL THEN json_build_object('refusal', r.refusal, 'isOpen', r.ended_at IS NULL) END AS request
  FROM folios f LEFT JOIN bookings b ON b.folio_id = f.id LEFT JOIN breakfast_orders o ON o.folio_id = f.id
    LEFT JOIN bookings s ON s.id = o.booking_id AND o.here
    LEFT JOIN invoice_requests r ON r.folio_id = f.id
  WHERE f.id = $1`

/** What there is to invoice of an order, to whom, and what was invoiced. */
@Injectable()
export class FolioInvoices {
  constructor(
    private readonly pool: Pool,
    private readonly facts: FactsCache,
    private readonly lists: Lists,
    private readonly clock: Clock,
  ) {}

  /** As staff see it. Refused: there is no such folio. */
  async of(id: string): Promise<FolioInvoicesView> {
    const { folio, sold, missing, invoices, standing } = await this.load(id)
    const { kind, number, state, overOn, asked, invoiced, request, name, email, ...address } = folio
    const isLive = state === 'held' || state === 'placed' || state === 'confirmed'
    const typed = { name, ...splitStreet(address), country: 'NL', kvk: '', vatId: '', email }
    return {
      id,
      kind,
      number,
      buyer:
        invoiced && !request?.isOpen
          ? { ...formOf(invoiced), email: asked?.email ?? email }
          : (asked ?? typed),
      standingId: standing?.id ?? null,
      standingNumber: standing?.number ?? null,
      totalCents: sold.supply.lines.reduce((sum, { cents }) => sum + cents, 0),
      paidCents: sold.paidCents,
      lines: sold.supply.lines.length,
      missing,
      isAhead: isLive && overOn !== null && overOn >= this.clock.moment().today,
      request,
      invoices,
    }
  }

  /** All that staff and guests are told from. Refused: there is no such folio. */
  async load(id: string, unknown?: string) {
    const sold = await soldOnFolio(this.pool, id, unknown)
    const { rows } = await this.pool.query<FolioRow>(FOLIO, [id])
    const { property } = await this.facts.fresh()
    const seller = sellerOf(property)
    const asked = { sort: ['number', 'DESC'], filter: { folioId: id } } as const
    const invoices = await this.lists.rows<InvoiceView>(invoiceList, asked)
    return {
      folio: rows[0]!,
      sold,
      /** Why no invoice can be made yet; null where one can. */
      missing: seller.ok ? null : seller.text,
      /** The newest first. */
      invoices,
      standing: invoices.find((one) => one.creditsId === null && one.creditNoteId === null),
    }
  }
}

/** What was filled in for an invoice that is there. */
function formOf({ address, kvk, vatId, ...rest }: Party): Omit<BuyerForm, 'email'> {
  const street = splitStreet({ street: address, houseNumber: '' })
  return { ...rest, ...street, kvk: kvk ?? '', vatId: vatId ?? '' }
}

/** A booking keeps street and number as one. */
function splitStreet<Address extends { street: string; houseNumber: string }>(
  address: Address,
): Address {
  const [, street, houseNumber] = /^(.*\S)\s+(\d.*)$/.exec(address.street) ?? []
  return street && houseNumber && address.houseNumber === ''
    ? { ...address, street, houseNumber }
    : address
}
