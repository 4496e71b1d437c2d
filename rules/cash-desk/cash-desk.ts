import type { Day } from '../calendar/day.ts'
import type { Readings } from '../readings/readings.ts'
import { type CashDeskRecord, type PaymentMethod, cashDeskRecord } from './cash-desk-record.ts'
import { type Sale, type SaleRefusal, refuseSale, salePrice } from './sale.ts'
import { type CashRefusal, type CashSettlement, settleCash } from './settle-cash.ts'

/** Where the cash desk is (BO §4), each step a screen of BO §2 (reading `cash-desk.addresses`). */
export type CashDeskState =
  /**
   * `/kassa`; `record` is what a successful transaction has just written, `done` that there was
   * one.
   */
  | { step: 'sale'; done: boolean; record: CashDeskRecord | null }
  /** `/kies-betaalmethode`. */
  | { step: 'method'; sale: Sale }
  /** `/transactie-klaar`: for cash the amount received, for pin the price itself. */
  | { step: 'amount'; sale: Sale; method: PaymentMethod }
  /** `/transactie-afronden`: 'Is de transactie gelukt?' */
  | { step: 'confirm'; sale: Sale; method: PaymentMethod; settlement: CashSettlement }

/** What a member of staff does. */
export type CashDeskEvent =
  | { type: 'begin'; sale: Sale }
  | { type: 'choose'; method: PaymentMethod }
  /** 'Transactie voldoen'; `receivedCents` is null for pin. */
  | { type: 'settle'; receivedCents: number | null }
  /** 'Ja', on this day. */
  | { type: 'yes'; day: Day }
  /** 'Nee'. */
  | { type: 'no' }
  /** Another method after all, before anything was settled. */
  | { type: 'back' }

export type CashDeskRefusal = 'not-now' | SaleRefusal | CashRefusal

export type CashDeskMove =
  | { ok: true; state: CashDeskState }
  | { ok: false; reason: CashDeskRefusal }

type Move<Step, Type> = (
  state: Extract<CashDeskState, { step: Step }>,
  event: Extract<CashDeskEvent, { type: Type }>,
  readings: Pick<Readings, 'cash.rounding'>,
) => CashDeskMove

/**
 * The cash desk as a table: what can be done at which step, and where it leads. What is not in it
 * is refused as `not-now`.
 */
const moves: {
  [Step in CashDeskState['step']]: { [Type in CashDeskEvent['type']]?: Move<Step, Type> }
} = {
  sale: {
    begin: (_, { sale }) => {
      const reason = refuseSale(sale)
      return reason ? { ok: false, reason } : to({ step: 'method', sale })
    },
  },
  method: {
    choose: ({ sale }, { method }) => to({ step: 'amount', sale, method }),
  },
  amount: {
    settle: ({ sale, method }, { receivedCents }, readings) => {
      const price = salePrice(sale)
      const settled =
        method === 'pin'
          ? settleCash(price, price, 'off')
          : settleCash(price, receivedCents ?? Number.NaN, readings['cash.rounding'])
      return settled.ok
        ? to({ step: 'confirm', sale, method, settlement: settled.settlement })
        : settled
    },
    back: ({ sale }) => to({ step: 'method', sale }),
  },
  confirm: {
    yes: ({ sale, method, settlement }, { day }) =>
      to({ step: 'sale', done: true, record: cashDeskRecord(sale, method, settlement, day) }),
    // BO §4 carries employee, treatments and price; the whole sale goes along, or a discount would
    // be lost on the second try.
    no: ({ sale }) => to({ step: 'method', sale }),
  },
}

/** The cash desk before its first sale. */
export const closedCashDesk: CashDeskState = { step: 'sale', done: false, record: null }

/**
 * One step of the cash desk. Refuses what cannot be done now, a sale without sense, and too little
 * cash; the state then stays.
 */
export function moveCashDesk(
  state: CashDeskState,
  event: CashDeskEvent,
  readings: Pick<Readings, 'cash.rounding'>,
): CashDeskMove {
  const move = moves[state.step][event.type] as Move<string, string> | undefined
  return move ? move(state, event, readings) : { ok: false, reason: 'not-now' }
}

const to = (state: CashDeskState): CashDeskMove => ({ ok: true, state })
