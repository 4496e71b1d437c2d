import fc from 'fast-check'
import { expect } from 'vitest'
import {
  type CashDeskEvent,
  type CashDeskState,
  moveCashDesk,
} from '../../../rules/cash-desk/cash-desk.ts'
import type { CashDeskRecord, PaymentMethod } from '../../../rules/cash-desk/cash-desk-record.ts'
import { type Readings, defaultReadings } from '../../../rules/readings/readings.ts'
import type { See } from '../seen.ts'
import { sale } from './sale.arbitrary.ts'

/** The till as one would keep it on paper: what is open, and what went into the drawer. */
export interface PaperTill {
  at: 'sale' | 'method' | 'amount' | 'confirm'
  price: number
  method: PaymentMethod | null
  drawerCents: number
  pinCents: number
  sales: number
}

/** The real thing under test, with everything it has recorded. */
export interface Till {
  state: CashDeskState
  records: CashDeskRecord[]
  rounding: Readings['cash.rounding']
}

/**
 * One event offered at any moment: the paper decides whether it may happen, and the desk must
 * agree.
 */
class Offer implements fc.Command<PaperTill, Till> {
  readonly eventAt: (paper: Readonly<PaperTill>) => CashDeskEvent
  readonly see: See

  constructor(eventAt: (paper: Readonly<PaperTill>) => CashDeskEvent, see: See) {
    this.eventAt = eventAt
    this.see = see
  }

  check(): boolean {
    return true
  }

  run(paper: PaperTill, till: Till): void {
    const event = this.eventAt(paper)
    const may = mayHappen(paper, event, till.rounding)
    const moved = moveCashDesk(till.state, event, {
      ...defaultReadings,
      'cash.rounding': till.rounding,
    })
    this.see(moved.ok)
    expect(moved.ok).toBe(may)
    if (!moved.ok) return
    write(paper, event, till.rounding)
    till.state = moved.state
    if (moved.state.step === 'sale' && moved.state.record) till.records.push(moved.state.record)
    expect(till.state.step).toBe(paper.at)
    expect(till.records).toHaveLength(paper.sales)
    expect(sum(till.records, true)).toBe(paper.drawerCents)
    expect(sum(till.records, false)).toBe(paper.pinCents)
  }

  toString(): string {
    return ['sale', 'method', 'amount', 'confirm']
      .map((at) => JSON.stringify(this.eventAt({ ...blankPaper, at } as PaperTill)))
      .join(' | ')
  }
}

/** A till that was just opened. */
export const blankPaper: PaperTill = {
  at: 'sale',
  price: 0,
  method: null,
  drawerCents: 0,
  pinCents: 0,
  sales: 0,
}

function due(paper: PaperTill, rounding: Readings['cash.rounding']): number {
  return rounding === 'to-0.05' && paper.method === 'cash'
    ? Math.floor((paper.price + 2) / 5) * 5
    : paper.price
}

function mayHappen(
  paper: PaperTill,
  event: CashDeskEvent,
  rounding: Readings['cash.rounding'],
): boolean {
  if (event.type === 'begin') return paper.at === 'sale' && event.sale.lines.length > 0
  if (event.type === 'choose') return paper.at === 'method'
  if (event.type === 'back') return paper.at === 'amount'
  if (event.type === 'settle') {
    const enough = event.receivedCents !== null && event.receivedCents >= due(paper, rounding)
    return paper.at === 'amount' && (paper.method === 'pin' || enough)
  }
  return paper.at === 'confirm'
}

function write(paper: PaperTill, event: CashDeskEvent, rounding: Readings['cash.rounding']): void {
  if (event.type === 'begin') {
    paper.at = 'method'
    paper.price =
      event.sale.lines.reduce((total, line) => total + line.cents, 0) -
      (event.sale.discount?.cents ?? 0)
  } else if (event.type === 'choose') {
    paper.at = 'amount'
    paper.method = event.method
  } else if (event.type === 'settle') {
    paper.at = 'confirm'
  } else if (event.type === 'yes') {
    paper.at = 'sale'
    paper.sales++
    if (paper.method === 'cash') paper.drawerCents += due(paper, rounding)
    else paper.pinCents += paper.price
  } else {
    paper.at = 'method'
  }
}

const sum = (records: CashDeskRecord[], cash: boolean): number =>
  records
    .filter((record) => record.paymentMethod === cash)
    .reduce((total, record) => total + record.totalPriceCents, 0)

const cents = fc.integer({ min: 0, max: 5000 })
const anyEvent = fc.oneof(
  sale.map((sold): CashDeskEvent => ({ type: 'begin', sale: sold })),
  fc.constantFrom<CashDeskEvent>(
    { type: 'choose', method: 'cash' },
    { type: 'choose', method: 'pin' },
  ),
  fc
    .oneof(cents, fc.constant(null))
    .map((receivedCents): CashDeskEvent => ({ type: 'settle', receivedCents })),
  fc.constantFrom<CashDeskEvent>(
    { type: 'yes', day: '2026-11-21' },
    { type: 'no' },
    { type: 'back' },
  ),
)

/** What one would do next, by where the paper is: that way whole sales come about. */
const nextEvent = fc
  .record({
    sale,
    method: fc.constantFrom('cash' as const, 'pin' as const),
    receivedCents: fc.integer({ min: 0, max: 20_000 }),
    well: fc.boolean(),
  })
  .map(
    ({ sale: sold, method, receivedCents, well }) =>
      (paper: Readonly<PaperTill>): CashDeskEvent => {
        if (paper.at === 'sale') return { type: 'begin', sale: sold }
        if (paper.at === 'method') return { type: 'choose', method }
        if (paper.at === 'amount') return { type: 'settle', receivedCents }
        return well ? { type: 'yes', day: '2026-11-21' } : { type: 'no' }
      },
  )

/** Events that follow from each other, with any event at any time in between. */
export const cashDeskCommands = (see: See): fc.Arbitrary<Iterable<fc.Command<PaperTill, Till>>> =>
  fc.commands(
    [
      nextEvent.map((eventAt) => new Offer(eventAt, see)),
      anyEvent.map((event) => new Offer(() => event, see)),
    ],
    {
      maxCommands: 60,
      size: 'max',
    },
  )
