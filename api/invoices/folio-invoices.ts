import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import type { BuyerForm } from '../../rules/forms/check-buyer.ts'
import type { Party } from '../../rules/invoices/invoice.ts'
import { sellerOf } from '../../rules/invoices/seller-of.ts'
import { Clock } from '../environment/clock.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { Lists } from '../lists/list-of.ts'
import { invoiceList } from './invoice-list.ts'
import type { FolioInvoicesView, InvoiceView } from './invoice-shapes.ts'
import { soldOnFolio } from './sold-on-folio.ts'

interface Row {
  kind: string
  number: string
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
  /** Null of a sale. */
  isAhead: boolean | null
  request: { refusal: string | null; isOpen: boolean } | null
}

// What is not brought has no address: that of its guest's stay is as good.
const FOLIO = `SELECT f.kind, f.number, coalesce(b.name, o.name, '') AS name, coalesce(b.email, o.email, '') AS email,
    coalesce(b.address, s.address, o.street, '') AS street, coalesce(o.house_number, '') AS "houseNumber",
    coalesce(b.postcode, s.postcode, o.postcode, '') AS postcode, coalesce(b.city, s.city, o.city, '') AS city, r.buyer AS asked,
    (SELECT i.document -> 'buyer' FROM invoices i WHERE i.folio_id = f.id
     ORDER BY i.year DESC, i.running DESC LIMIT 1) AS invoiced,
    CASE WHEN r.folio_id IS NOT NULL THEN json_build_object('refusal', r.refusal, 'isOpen', r.ended_at IS NULL) END AS request,
    b.state IN ('held', 'confirmed') AND upper(b.stay) >= $2::date OR o.state IN ('placed', 'confirmed') AND o.delivery_day >= $2::date AS "isAhead"
  FROM folios f LEFT JOIN bookings b ON b.folio_id = f.id LEFT JOIN breakfast_orders o ON o.folio_id = f.id
    LEFT JOIN bookings s ON s.id = o.booking_id AND o.here
    LEFT JOIN invoice_requests r ON r.folio_id = f.id
  WHERE f.id = $1 AND f.kind <> 'test-payment'`

/** What there is to invoice of an order, to whom, and what was invoiced. */
@Injectable()
export class FolioInvoices {
  constructor(
    private readonly pool: Pool,
    private readonly facts: FactsCache,
    private readonly lists: Lists,
    private readonly clock: Clock,
  ) {}

  /** Null when there is no such folio. */
  async of(folioId: string): Promise<FolioInvoicesView | null> {
    const { rows } = await this.pool.query<Row>(FOLIO, [folioId, this.clock.today()])
    const sold = await soldOnFolio(this.pool, folioId)
    if (!rows[0] || !sold) return null
    const { kind, number, asked, invoiced, request, isAhead, name, email, ...address } = rows[0]
    const { property } = await this.facts.fresh()
    const seller = sellerOf(property)
    const { rows: invoices } = await this.lists.page<InvoiceView>(invoiceList, {
      first: 0,
      most: 200,
      sort: ['number', 'DESC'],
      filter: { folioId },
    })
    const standing = invoices.find((one) => one.creditsId === null && one.creditNoteId === null)
    return {
      id: folioId,
      kind,
      number,
      buyer:
        invoiced && !request?.isOpen
          ? { ...formOf(invoiced), email: asked?.email ?? email }
          : (asked ?? { name, ...splitStreet(address), country: 'NL', kvk: '', vatId: '', email }),
      standingId: standing?.id ?? null,
      standingNumber: standing?.number ?? null,
      totalCents: sold.supply.lines.reduce((sum, { cents }) => sum + cents, 0),
      paidCents: sold.paidCents,
      lines: sold.supply.lines.length,
      missing: seller.ok ? null : seller.text,
      isAhead: isAhead ?? false,
      request,
      invoices,
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
