import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { type EpochDay, formatDay, parseDay, partsOf } from '../../rules/calendar/day.ts'
import type { BuyerForm } from '../../rules/forms/check-buyer.ts'
import type { Invoice, Party } from '../../rules/invoices/invoice.ts'
import type { Supply } from '../../rules/invoices/invoice-lines.ts'
import {
  type InvoiceCounter,
  invoiceNumber,
  nextInvoice,
} from '../../rules/numbering/invoice-number.ts'
import { storedLanguage } from '../../rules/texts/languages.ts'
import { type Text, message } from '../../rules/texts/message.ts'
import { epochDay } from '../database/house-days.ts'
import { insertion } from '../database/insertion.ts'
import { orNotFound } from '../errors/refused.ts'
import { guestLanguageSql } from '../folios/folios.ts'
import { netLinesOf } from '../folios/folio-lines.ts'
import type { FolioInvoicesView } from './invoice-shapes.ts'

export const UNKNOWN_INVOICE = message('problemDetail.unknownInvoice')
export const UNKNOWN_FOLIO = 'Deze rekening bestaat niet.'

/** An invoice or credit note as it is stored. */
export interface StoredInvoice {
  id: string
  folioId: string
  /** The id of the invoice that it takes back; null for an invoice. */
  credits: string | null
  document: Invoice
}

/** Who issues, and when. */
export interface Issuing {
  /** 'guest' or a member of staff's name; null: by itself. */
  by: string | null
  at: Date
  /** The day of issue. */
  today: EpochDay
}

/** Refused: there is none with this id. */
export async function invoiceAt(on: Pool | PoolClient, id: string): Promise<StoredInvoice> {
  return orNotFound(await storedInvoice(on, 'i.id = $1', id), UNKNOWN_INVOICE)
}

/** The credit note that takes an invoice back; null while none does. */
export const creditNoteOf = (on: Pool | PoolClient, invoiceId: string) =>
  storedInvoice(on, 'i.credits = $1', invoiceId)

/** The invoice of a folio that stands: the one that no credit note took back; null without one. */
export const standingInvoice = (on: Pool | PoolClient, folioId: string) =>
  storedInvoice(
    on,
    'i.folio_id = $1 AND i.credits IS NULL AND NOT EXISTS (SELECT FROM invoices note WHERE note.credits = i.id)',
    folioId,
  )

/** @param condition as SQL on `i`, with `$1` the id of what the invoice is found by */
async function storedInvoice(
  on: Pool | PoolClient,
  condition: string,
  id: string,
): Promise<StoredInvoice | null> {
  const { rows } = await on.query<StoredInvoice>(
    `SELECT i.id, i.folio_id AS "folioId", i.credits, i.document FROM invoices i WHERE ${condition}`,
    [id],
  )
  return rows[0] ?? null
}

/**
 * Takes the next number of the series. The row stays locked until the transaction of `client` ends:
 * whoever issues next waits for it, so it is taken last.
 *
 * @param year of the day of issue
 */
export async function takeNumber(client: PoolClient, year: number): Promise<InvoiceCounter> {
  const { rows } = await client.query<InvoiceCounter>(
    'SELECT year, running FROM invoice_counter FOR UPDATE',
  )
  const next = nextInvoice(rows[0] ?? null, year)
  await client.query('UPDATE invoice_counter SET year = $1, running = $2', [
    next.year,
    next.running,
  ])
  return next
}

/** Stores an invoice or credit note under the next number. @param draw makes it with its number */
export async function storeInvoice(
  client: PoolClient,
  { folioId, credits }: Pick<StoredInvoice, 'folioId' | 'credits'>,
  { by, at, today }: Issuing,
  draw: (number: string) => Invoice,
): Promise<StoredInvoice> {
  const counter = await takeNumber(client, partsOf(today).year)
  const number = invoiceNumber(counter)
  const document = draw(number)
  const id = randomUUID()
  const stored = { id, folioId, credits }
  const { year, running } = counter
  const row = { ...stored, number, year, running, issuedAt: at, by }
  await client.query(...insertion('invoices', { ...row, document: JSON.stringify(document) }))
  return { ...stored, document }
}

/**
 * What was sold on a folio as it stands now, with what came in less what went back, cents, and the
 * language of who it was sold to. Refused: there is no such folio.
 */
export async function soldOnFolio(
  on: Pool | PoolClient,
  folioId: string,
  unknown: Text = UNKNOWN_FOLIO,
) {
  const { rows } = await on.query<{ number: string; language: string; paid: number }>(
    `SELECT f.number, ${guestLanguageSql('f.id')} AS language, (SELECT coalesce(-sum(e.cents), 0)::int FROM folio_entries e
       WHERE e.folio_id = f.id AND e.kind IN ('received', 'refunded')) AS paid
     FROM folios f WHERE f.id = $1 AND f.kind <> 'test-payment'`,
    [folioId],
  )
  const folio = orNotFound(rows[0], unknown)
  const lines = await netLinesOf(on, folioId)
  const days = lines.map(({ suppliedOn }) => suppliedOn).toSorted()
  const supply: Supply = {
    lines,
    suppliedFrom: days[0] ?? '',
    suppliedUntil: days.length === 0 ? '' : formatDay((parseDay(days.at(-1)!) ?? 0) + 1),
  }
  const { number: orderNumber, language, paid: paidCents } = folio
  return { orderNumber, language: storedLanguage(language), supply, paidCents }
}

/** The folio of an order: to whom it is invoiced, and what was asked for. */
export interface FolioRow {
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
export const FOLIO = `SELECT f.kind, coalesce(b.state, o.state) AS state, ${epochDay('coalesce(upper(b.stay), o.delivery_day)')} AS "overOn",
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

/** Who the next invoice of a folio is for, as far as is known. */
export function buyerOn({ ordered, asked, invoiced, request }: FolioRow): BuyerForm {
  return invoiced && !request?.isOpen
    ? formOf(invoiced, asked?.email ?? ordered.email)
    : (asked ?? splitStreet(ordered))
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
