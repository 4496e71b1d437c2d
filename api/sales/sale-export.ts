import type { Day } from '../../rules/calendar/day.ts'
import { discountKindName } from '../../rules/cash-desk/discount-kinds.ts'
import { type CashDeskRecord, cashDeskRecord } from '../../rules/cash-desk/cash-desk-record.ts'
import type { Lists } from '../lists/list-of.ts'
import { dayColumn, euroColumn, textColumn } from '../spreadsheets/columns.ts'
import type { TypedColumn, TypedTable } from '../spreadsheets/typed-table.ts'
import { type SaleRow, dayOf, saleOf } from './sale-row.ts'
import { saleList } from './sale-views.ts'

/** A sale under the names of BO §3, in the order of its list. */
interface ExportedSale extends CashDeskRecord {
  number: string | null
  discountCents: number
  discountReason: string | null
  /** What of it went to bills: revenue of the stay or the breakfast, not of the desk. */
  billsCents: number
  doneOn: Day
  takenBackOn: Day | null
}

/**
 * Beside the fields of BO §3: the number of the sale, the discount and its reason, what of it paid
 * bills, the rounding of cash, and when it was taken back.
 */
const columns: TypedColumn<ExportedSale>[] = [
  textColumn('number', 12, (sale) => sale.number),
  textColumn('payId', 38, (sale) => sale.payId),
  textColumn('paymentData', 13, (sale) => sale.paymentData),
  textColumn('paymentMethod', 15, (sale) => String(sale.paymentMethod)),
  euroColumn('totalPrice', (sale) => sale.totalPriceCents),
  euroColumn('regularPrice', (sale) => sale.regularPriceCents),
  textColumn('employee', 20, (sale) => sale.employee),
  textColumn('treatments', 40, (sale) => sale.treatments.join(', ')),
  euroColumn('price', (sale) => sale.priceCents),
  textColumn('isSaleSet', 10, (sale) => String(sale.isSaleSet)),
  textColumn('typeSale', 16, (sale) => sale.typeSale),
  euroColumn('discount', (sale) => sale.discountCents),
  textColumn('discountReason', 30, (sale) => sale.discountReason),
  euroColumn('bills', (sale) => sale.billsCents),
  euroColumn('rounding', (sale) => sale.roundingCents),
  dayColumn('takenBack', (sale) => sale.takenBackOn),
]

/**
 * The same for who reads it: Dutch heads and words, and a day is a day. The CSV keeps the names of
 * BO §3, by which other programs read it.
 */
const sheetColumns: TypedColumn<ExportedSale>[] = [
  textColumn('Nummer', 12, (sale) => sale.number),
  dayColumn('Datum', (sale) => sale.doneOn),
  textColumn('Betaald met', 13, (sale) => (sale.paymentMethod ? 'Contant' : 'Pin')),
  textColumn('Verkocht', 40, (sale) => sale.treatments.join(', ')),
  textColumn('Door', 20, (sale) => sale.employee),
  euroColumn('Voor korting', (sale) => sale.regularPriceCents),
  euroColumn('Korting', (sale) => sale.discountCents),
  textColumn('Soort korting', 16, (sale) => discountKindName(sale.typeSale)),
  textColumn('Reden', 30, (sale) => sale.discountReason),
  euroColumn('Prijs', (sale) => sale.priceCents),
  euroColumn('Afronding', (sale) => sale.roundingCents),
  euroColumn('Betaald', (sale) => sale.totalPriceCents),
  euroColumn('Voor rekeningen', (sale) => sale.billsCents),
  dayColumn('Teruggedraaid', (sale) => sale.takenBackOn),
  textColumn('Kenmerk', 38, (sale) => sale.payId),
]

/** The sales that were made in a period, by the names of BO §3: there and nowhere else. */
export function saleTable(
  lists: Lists,
  filter: { from: Day; until: Day },
  format: 'xlsx' | 'csv',
): TypedTable<ExportedSale> {
  async function* made() {
    for await (const rows of lists.all<SaleRow>(saleList, { sort: ['doneAt', 'ASC'], filter }))
      yield rows.map(exportedSale)
  }
  return { name: 'Kassa', columns: format === 'xlsx' ? sheetColumns : columns, parts: made() }
}

function exportedSale(sale: SaleRow): ExportedSale {
  const doneOn = dayOf(sale.doneAt!)
  return {
    ...cashDeskRecord(saleOf(sale), sale.method!, sale.settlement!, doneOn),
    number: sale.number,
    discountCents: sale.discount?.cents ?? 0,
    discountReason: sale.discount?.reason ?? null,
    billsCents: sale.lines.reduce(
      (sum, { what, cents }) => (what === 'bill' ? sum + cents : sum),
      0,
    ),
    doneOn,
    takenBackOn: sale.takenBack && dayOf(sale.takenBack.at),
  }
}
