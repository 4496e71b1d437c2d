import { settleCash } from '../../rules/cash-desk/settle-cash.ts'
import { regularPrice } from '../../rules/cash-desk/sale.ts'
import type { Readings } from '../../rules/readings/readings.ts'
import { lineDetail, lineName } from '../../rules/cash-desk/sale-line.ts'
import { type SaleRow, saleOf, settlementOf } from './sale-row.ts'
import type { SaleView } from './sale-shape.ts'

/** A sale as screens show it. */
export function saleView(row: SaleRow, readings: Pick<Readings, 'cash.rounding'>): SaleView {
  const { id, number, step, version, employee, priceCents, method, short, doneBy } = row
  const { discountKind, discountCents, discountReason } = row
  return {
    id,
    number,
    step,
    version,
    employee,
    lines: row.lines.map((line) => ({
      what: line.what,
      name: lineName(line),
      detail: lineDetail(line),
      cents: line.cents,
      bill: line.what === 'bill' ? { id: line.folioId, kind: line.kind } : null,
    })),
    discount:
      discountKind === null
        ? null
        : { kind: discountKind, cents: discountCents, reason: discountReason ?? '' },
    regularCents: regularPrice(saleOf(row)),
    priceCents,
    cashDueCents: cashDue(priceCents, readings),
    method,
    settlement: settlementOf(row),
    short,
    receiptEmail: row.receiptEmail,
    begunAt: row.begunAt.toISOString(),
    doneAt: row.doneAt?.toISOString() ?? null,
    doneBy,
    takenBack: row.takenBackAt && {
      at: row.takenBackAt.toISOString(),
      by: row.takenBackBy ?? '',
      reason: row.takeBackReason ?? '',
    },
  }
}

/** The smallest sum of cash that pays a price: the one that the rules take without change. */
function cashDue(priceCents: number, readings: Pick<Readings, 'cash.rounding'>): number {
  const paid = settleCash(priceCents, priceCents + 2, readings['cash.rounding'])
  if (!paid.ok) throw new RangeError(`a price of ${priceCents} cents cannot be paid in cash`)
  return paid.settlement.dueCents
}
