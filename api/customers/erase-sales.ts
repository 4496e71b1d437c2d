import { ERASED_NAME, type RunStatement, WITHOUT_BUYER, WITHOUT_WORDS } from './erase-orders.ts'

/**
 * Of sales at the desk before `$1`, whom they name: a sale is of no customer, but an invoice of it
 * has a buyer, and its receipt may have been mailed. The guest of a bill that it paid goes with the
 * bill (`eraseOrders`).
 */
const OF_SALES = [
  `UPDATE sales SET discount_reason = CASE WHEN discount_reason IS NOT NULL THEN '' END,
     take_back_reason = CASE WHEN take_back_reason IS NOT NULL THEN '' END
   WHERE greatest(begun_at, taken_back_at) < $1::date AND coalesce(discount_reason, '') || coalesce(take_back_reason, '') <> ''`,
  `DELETE FROM invoice_requests USING folios f WHERE f.id = folio_id AND f.kind = 'sale' AND asked_at < $1::date`,
  `DELETE FROM invoice_mailings USING invoices i, folios f
   WHERE i.id = invoice_id AND f.id = i.folio_id AND f.kind = 'sale' AND asked_at < $1::date`,
  'DELETE FROM sale_mailings WHERE asked_at < $1::date',
  `UPDATE mails SET ${WITHOUT_WORDS} FROM folios f
   WHERE subject_kind IN ('sale', 'invoice') AND f.id = subject_id AND f.kind = 'sale' AND mails.created_at < $1::date AND recipient <> ''`,
  `UPDATE invoices SET document = ${WITHOUT_BUYER} FROM folios f
   WHERE f.id = folio_id AND f.kind = 'sale' AND issued_on < $1 AND buyer <> '${ERASED_NAME}'`,
]

/** Erases whom sales named that the books need no longer. @param keptFrom the first day they need */
export async function eraseSalesBefore(run: RunStatement, keptFrom: string): Promise<void> {
  for (const statement of OF_SALES) await run(statement, [keptFrom])
}
