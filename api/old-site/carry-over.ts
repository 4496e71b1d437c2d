import type { ClientBase } from 'pg'
import type { EpochDay } from '../../rules/calendar/day.ts'
import { sellerOf } from '../../rules/invoices/seller-of.ts'
import type { Decisions, OldHouse } from '../../rules/old-site/old-house.ts'
import type { Remark } from '../../rules/old-site/remark.ts'
import type { Words } from '../../rules/texts/all-words.ts'
import { textOf } from '../../rules/texts/words.ts'
import { EDIT_LOCK } from '../edits/edit-lock.ts'
import { loadProperty } from '../facts/load-property.ts'
import { type SaleTerms, storeTerms } from '../quotes/sale-terms.ts'
import { answerOldCallsFromNow } from '../settings/old-calls.ts'
import { type Carrying, OldSiteRows } from './carrying.ts'
import { compareOccupancy } from './compare-occupancy.ts'
import { keepFingerprints, tellChangedThere } from './fingerprints.ts'
import { importBookings } from './import-bookings.ts'
import { compareRevenue, importInvoices } from './import-books.ts'
import { importBreakfastOrders } from './import-breakfast-orders.ts'
import { importClosures } from './import-closures.ts'
import { importCompany } from './import-company.ts'
import { importMinimumNights } from './import-minimum-nights.ts'
import { importProducts } from './import-products.ts'
import { importRoomTypes } from './import-room-types.ts'
import { importSales } from './import-sales.ts'
import { listUndecided } from './list-undecided.ts'
import { numbersGoOn, tellWildNumbers } from './numbers-go-on.ts'
import { importPayments, withPayments } from './old-payments.ts'
import type { CarriedRemark, OldSiteReport } from './old-site-report.ts'
import { withNames } from './remark-names.ts'
import { tellRoomTypesApart, tellWhatStays } from './tell-what-stays.ts'

/** What is imported, when, and by whom. */
export interface OldSiteImport {
  house: OldHouse
  remarks: readonly Remark[]
  /** What a person decided of its bookings. */
  decisions: Decisions
  today: EpochDay
  now: Date
  by: string
  words: Words
  /** False: it is only tried. */
  keep: boolean
}

/**
 * Brings what the old site knew into this house, in one transaction, and tells all that it did. What
 * is only tried is carried out as well, and rolled back: so the report is true
 * (docs/why-a-change-is-tried-by-rolling-it-back.md). Throws `Refused` where the house cannot take it.
 */
export async function carryOver(
  client: ClientBase,
  { house, remarks, decisions, today, now, by, words, keep }: OldSiteImport,
  terms: SaleTerms,
): Promise<OldSiteReport> {
  await client.query('BEGIN')
  try {
    // Nobody writes rooms or prices meanwhile, or a second import.
    await client.query('SELECT pg_advisory_xact_lock($1, 0)', [EDIT_LOCK])
    // Two in one room are a list of their own.
    const told: CarriedRemark[] = remarks
      .filter(({ what }) => what !== 'two-in-one-room')
      .map(({ what: _what, ...remark }) => remark)
    const carrying: Carrying = {
      client,
      today,
      now,
      by,
      words,
      house: withPayments(house, told),
      rows: await OldSiteRows.load(client, house.company.path),
      counts: [],
      remarks: told,
    }
    const rooms = await importRoomTypes(carrying)
    await tellRoomTypesApart(carrying, rooms)
    tellWildNumbers(carrying)
    await importMinimumNights(carrying, rooms)
    const { known } = await loadProperty(client, today)
    const { priceList } = known.facts
    const sold = terms.of(known.facts)
    await storeTerms(client, sold, now)
    const waiting = await importBookings(carrying, rooms, known, sold.id)
    await importClosures(carrying, rooms)
    await importProducts(carrying, priceList)
    await importBreakfastOrders(carrying, priceList, sold.id)
    importPayments(carrying)
    await importSales(carrying, priceList, sold.id)
    await importInvoices(carrying)
    const seller = sellerOf(await importCompany(carrying))
    tellChangedThere(carrying)
    tellWhatStays(carrying, new Set(waiting.map(({ old }) => old.path)))
    const report = {
      kept: keep,
      counts: carrying.counts,
      undecided: await listUndecided(carrying, waiting),
      occupancy: await compareOccupancy(carrying, rooms),
      // The comparison has remarks too.
      remarks: await withNames(carrying, house),
      noInvoice: seller.ok ? null : textOf(carrying.words, seller.text),
      revenue: await compareRevenue(carrying),
    }
    keepFingerprints(carrying, decisions)
    await carrying.rows.write(client, now)
    if (keep) await numbersGoOn(carrying)
    if (keep) await answerOldCallsFromNow(client)
    await client.query(keep ? 'COMMIT' : 'ROLLBACK')
    return report
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}
