import { z } from 'zod'
import { listOf } from '../lists/list-of.ts'
import { either, equals, filterBy, idIn, wordsIn } from '../lists/list-filters.ts'
import { listNumber } from '../lists/list-question.ts'

/**
 * The invoices of a customer, as SQL: of their orders, and those of sales at the desk that were mailed
 * to an address of theirs. A folio has the id of its order.
 *
 * @param customer the parameter with the customer's id
 */
export const ofCustomer = (customer: string) =>
  `(i.folio_id IN (SELECT order_id FROM customer_orders WHERE customer_id = ${customer})
    OR i.id IN (SELECT m.invoice_id FROM invoice_mailings m JOIN customer_emails e ON e.email_key = email_key(m.email)
      WHERE e.customer_id = ${customer}))`

/** Invoices and credit notes, as `GET /api/back-office/invoices` lists them. */
export const invoiceList = listOf(
  {
    from: 'invoices',
    as: 'i',
    joins: `LEFT JOIN invoices credited ON credited.id = i.credits LEFT JOIN invoices note ON note.credits = i.id`,
    columns: `i.id, i.number, i.issued_on AS "issuedOn", i.order_number AS "orderNumber", i.buyer,
      i.gross_cents AS "grossCents", i.folio_id AS "folioId", i.by,
      credited.id AS "creditsId", credited.number AS "creditsNumber", note.id AS "creditNoteId", note.number AS "creditNoteNumber"`,
    sorts: {
      id: 'i.id',
      number: ['i.year', 'i.running'],
      issuedOn: ['i.issued_on', 'i.year', 'i.running'],
      buyer: 'lower(i.buyer)',
      orderNumber: 'i.order_number',
      grossCents: 'i.gross_cents',
    },
    filters: {
      id: idIn(z.uuid(), 'i.id'),
      q: wordsIn('i.number', 'i.buyer', 'i.order_number'),
      /** The year of the series. */
      year: equals(listNumber, 'i.year'),
      folioId: equals(z.uuid(), 'i.folio_id'),
      customer: filterBy(listNumber, (id, parameter) => ofCustomer(parameter(id))),
      /** Credit notes alone, or invoices alone. */
      credit: either('i.credits IS NOT NULL', 'i.credits IS NULL'),
    },
  },
  ['number', 'DESC'],
)

/** What one invoice has beside the columns of the list: its document, its mails, the newest first. */
export const INVOICE_DETAIL = `i.document - 'words' AS document,
  (SELECT coalesce(json_agg(json_build_object('id', m.id, 'recipient', m.recipient, 'state', m.state, 'createdAt', m.created_at) ORDER BY m.created_at DESC), '[]')
   FROM invoice_mailings asked JOIN mails m ON m.subject_kind = 'invoice' AND m.subject_id = i.folio_id AND m.about = asked.id::text
   WHERE asked.invoice_id = i.id) AS mails,
  coalesce((SELECT email FROM bookings WHERE folio_id = i.folio_id), (SELECT email FROM breakfast_orders WHERE folio_id = i.folio_id), '') AS email`
