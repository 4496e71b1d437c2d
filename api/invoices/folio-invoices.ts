import { Injectable } from '@nestjs/common'
import { Pool } from 'pg'
import type { EpochDay } from '../../rules/calendar/day.ts'
import type { BuyerForm } from '../../rules/forms/check-buyer.ts'
import type { Party } from '../../rules/invoices/invoice.ts'
import { sellerOf } from '../../rules/invoices/seller-of.ts'
import { textOf } from '../../rules/texts/words.ts'
import { epochDay } from '../database/house-days.ts'
import { Clock } from '../environment/clock.ts'
import { WordsInForce } from '../environment/words-in-force.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { Lists } from '../lists/list-of.ts'
import { invoiceList } from './invoice-list.ts'
import { soldOnFolio } from './invoice-rows.ts'
import type { FolioInvoicesView, InvoiceView } from './invoice-shapes.ts'

interface FolioRow {
  kind: string
  /** Of the booking or breakfast order; null of a sale. */
  state: string | null
  /** The day of departure or delivery; null of a sale. */
  overOn: EpochDay | null
  /** As the order has it. */
  ordered: BuyerForm
  /** As it was filled in for an invoice before; null: never. */
  asked: BuyerForm | null
  /** Of the newest invoice; null: there is none. */
  invoiced: Party | null
  request: FolioInvoicesView['request']
}

// What is not brought has no address: that of its guest's stay is as good.
const FOLIO = `SELECT f.kind, coalesce(b.state, o.state) AS state, ${epochDay('coalesce(upper(b.stay), o.delivery_day)')} AS "overOn",
    json_build_object('name', coalesce(b.name, o.name, ''), 'email', coalesce(b.email, o.email, ''),
      'street', coalesce(b.address, s.address, o.street, ''), 'houseNumber', coalesce(o.house_number, ''),
      'postcode', coalesce(b.postcode, s.postcode, o.postcode, ''), 'city', coalesce(b.city, s.city, o.city, ''),
      'country', 'NL', 'kvk', '', 'vatId', '') AS ordered,
    r.buyer AS asked,
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
    private readonly inForce: WordsInForce,
  ) {}

  /** As staff see it. Refused: there is no such folio. */
  async of(id: string): Promise<FolioInvoicesView> {
    const { folio, sold, missing, invoices, standing } = await this.load(id)
    const { kind, state, overOn, ordered, asked, invoiced, request } = folio
    const isLive = state === 'held' || state === 'placed' || state === 'confirmed'
    return {
      id,
      kind,
      number: sold.orderNumber,
      buyer:
        invoiced && !request?.isOpen
          ? formOf(invoiced, asked?.email ?? ordered.email)
          : (asked ?? splitStreet(ordered)),
      standingId: standing?.id ?? null,
      standingNumber: standing?.number ?? null,
      totalCents: sold.supply.lines.reduce((sum, { cents }) => sum + cents, 0),
      paidCents: sold.paidCents,
      lines: sold.supply.lines.length,
      missing: missing && textOf(this.inForce.words, missing),
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
function formOf({ address, kvk, vatId, ...rest }: Party, email: string): BuyerForm {
  const numbers = { kvk: kvk ?? '', vatId: vatId ?? '' }
  return splitStreet({ ...rest, ...numbers, street: address, houseNumber: '', email })
}

/** A booking keeps street and number as one. */
function splitStreet(buyer: BuyerForm): BuyerForm {
  const [, street, houseNumber] = /^(.*\S)\s+(\d.*)$/.exec(buyer.street) ?? []
  return street && houseNumber && buyer.houseNumber === ''
    ? { ...buyer, street, houseNumber }
    : buyer
}
