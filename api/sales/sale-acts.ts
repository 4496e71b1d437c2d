import type { Pool, PoolClient } from 'pg'
import type { z } from 'zod'
import { momentInAmsterdam } from '../../rules/calendar/amsterdam.ts'
import { type Day, formatDay } from '../../rules/calendar/day.ts'
import {
  type CashDeskEvent,
  type CashDeskState,
  moveCashDesk,
} from '../../rules/cash-desk/cash-desk.ts'
import { cashDeskRefusalText } from '../../rules/cash-desk/cash-desk-refusal-text.ts'
import { byWhomAndWhen } from '../../rules/decisions/what-stands.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { decisionTexts } from '../../rules/texts/decision.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { Refused, changedMeanwhile, invalidInput, plainError } from '../errors/refused.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import type { ActedSale, SaleLedger } from './sale-ledger.ts'
import { type SaleRow, settlementOf, stateOf } from './sale-row.ts'
import {
  NO_RECEIPT,
  type chooseRequest,
  type mailReceiptRequest,
  type settleRequest,
  type takeBackSaleRequest,
  type yesRequest,
} from './sale-shape.ts'

const CHANGED = 'Deze verkoop is intussen gewijzigd. Kijk haar na en bevestig opnieuw.'
const NOT_MADE = 'Deze verkoop is niet gedaan: er is niets terug te draaien.'

/** What staff fill in with each act. */
export interface SaleActs {
  choose: z.output<typeof chooseRequest>
  settle: z.output<typeof settleRequest>
  back: object
  yes: z.output<typeof yesRequest>
  no: object
  drop: object
  mail: z.output<typeof mailReceiptRequest>
  takeBack: z.output<typeof takeBackSaleRequest>
}

/** An act of staff on a sale. */
export interface SaleAct<Data> {
  /** The name of the press, of what is done once. Left out: the sale itself shows that it was done. */
  press?(data: Data): string
  /**
   * Whether the sale stands where the act leads: who asks again, because the answer was lost or in a
   * second tab, is answered and not refused.
   */
  isDone?(row: SaleRow, data: Data, staff: StaffMember): boolean
  /** @throws Refused with why not; then nothing is written */
  do(sale: ActedSale, data: Data, ledger: SaleLedger): Promise<void>
}

/** What staff can do to a sale that was begun (BO §2, §4). */
export const saleActs: { [Name in keyof SaleActs]: SaleAct<SaleActs[Name]> } = {
  /** 'Contact betalen' or 'Betalen met pin'. */
  choose: {
    isDone: ({ step, method }, data) => step === 'amount' && method === data.method,
    do: (sale, { method }) => takeStep(sale, { type: 'choose', method }),
  },
  /**
   * 'Transactie voldoen', with the address that the receipt is to be mailed to. Asked again with
   * another address, that one counts: nothing goes before 'Ja'.
   */
  settle: {
    isDone: (row, data) => isSettled(row, data) && row.receiptEmail === data.receiptEmail,
    async do(sale, { receivedCents, receiptEmail: email }) {
      const { client, row } = sale
      if (!isSettled(row, { receivedCents }))
        await takeStep(sale, { type: 'settle', receivedCents })
      if (row.receiptEmail === email) return
      await noteMailing(sale, row.id, email)
      // 'Ja' is said to the address that the screen shows.
      await client.query('UPDATE sales SET version = version + 1 WHERE id = $1', [row.id])
    },
  },
  /** Another method after all. */
  back: {
    isDone: ({ step }) => step === 'method',
    do: (sale) => takeStep(sale, { type: 'back' }),
  },
  /** 'Ja': the money is in. Said to the version of the sale that the screen showed, once. */
  yes: {
    press: ({ version }) => `yes-${version}`,
    async do(sale, { version }, ledger) {
      const { row, at, facts } = sale
      if (row.step === 'done') throw new Refused(changedMeanwhile(doneText(row, at)))
      const moved = moveCashDesk(stateOf(row), { type: 'yes', day: dayOf(at) }, facts.readings)
      if (!moved.ok)
        throw new Refused(plainError('sale-not-now', cashDeskRefusalText(moved.reason)))
      if (row.version !== version) throw new Refused(plainError('sale-not-now', CHANGED))
      await ledger.enter(sale)
    },
  },
  /** 'Nee'. */
  no: {
    isDone: ({ step }) => step === 'method',
    do: (sale) => takeStep(sale, { type: 'no' }),
  },
  /** A sale that came to nothing. One that was made stays. */
  drop: {
    isDone: ({ step }) => step === 'dropped',
    async do(sale) {
      const { client, row } = sale
      if (row.step === 'done')
        throw new Refused(plainError('sale-not-now', cashDeskRefusalText('not-now')))
      await client.query(
        `UPDATE sales SET step = 'dropped', version = version + 1, received_cents = NULL, rounding_cents = NULL, change_cents = NULL WHERE id = $1`,
        [row.id],
      )
      await noteMailing(sale, row.id, null)
    },
  },
  /** Has the receipt of a sale that was made mailed, also once more. */
  mail: {
    press: ({ requestId }) => requestId,
    async do(sale, { requestId, email }, ledger) {
      if (sale.row.step !== 'done') throw new Refused(plainError('not-found', NO_RECEIPT))
      await noteMailing(sale, requestId, email)
      await ledger.mailReceipt(sale)
    },
  },
  /** A sale that was a mistake: all that was paid goes back, once. */
  takeBack: {
    isDone: (row, { reason }, { name }) =>
      row.takenBackBy === name && row.takeBackReason === reason,
    async do(sale, { reason }, ledger) {
      const { row, at } = sale
      if (row.takenBackAt !== null) throw new Refused(changedMeanwhile(takenBackText(row, at)))
      if (row.step !== 'done') throw new Refused(plainError('sale-not-now', NOT_MADE))
      await ledger.takeBack(sale, reason)
    },
  },
}

function isSettled(
  { step, method, receivedCents: stored }: SaleRow,
  { receivedCents }: Pick<SaleActs['settle'], 'receivedCents'>,
): boolean {
  return step === 'confirm' && receivedCents === (method === 'pin' ? null : stored)
}

/** Takes a step that the table of moves knows. What cannot be done now is refused. */
async function takeStep(
  { client, row, at, facts }: ActedSale,
  move: Extract<CashDeskEvent, { type: 'choose' | 'settle' | 'back' | 'no' }>,
): Promise<void> {
  const state = stateOf(row)
  refuseAmountBesideCard(state, move)
  if (move.type === 'choose' || move.type === 'settle') await refuseClosedDay(client, dayOf(at))
  const moved = moveCashDesk(state, move, facts.readings)
  if (!moved.ok) {
    const text = cashDeskRefusalText(moved.reason)
    if (moved.reason === 'not-now') throw new Refused(plainError('sale-not-now', text))
    throw new Refused(invalidInput([{ field: 'receivedCents', text }], text))
  }
  const { step } = moved.state
  const method = 'method' in moved.state ? moved.state.method : null
  const settlement = 'settlement' in moved.state ? moved.state.settlement : null
  await client.query(
    `UPDATE sales SET step = $2, method = $3, rounding_cents = $4, received_cents = $5, change_cents = $6, version = version + 1 WHERE id = $1`,
    [
      row.id,
      step,
      method,
      settlement?.roundingCents ?? null,
      settlement?.receivedCents ?? null,
      settlement?.changeCents ?? null,
    ],
  )
}

/**
 * A card pays the price itself: an amount received beside it is a mistake of who sends it.
 *
 * @throws Refused where there is one
 */
function refuseAmountBesideCard(state: CashDeskState, move: CashDeskEvent): void {
  if (state.step !== 'amount' || state.method !== 'pin' || move.type !== 'settle') return
  if (move.receivedCents === null) return
  const text = cashDeskRefusalText('invalid-amount')
  throw new Refused(invalidInput([{ field: 'receivedCents', text }], text))
}

/**
 * Refuses a step towards money on a day whose cash desk is closed, before a guest pays. The
 * database refuses the money itself (migration 0079).
 *
 * @throws Refused `day-closed`
 */
export async function refuseClosedDay(on: Pool | PoolClient, day: Day): Promise<void> {
  const { rowCount } = await on.query(
    'SELECT FROM cash_days WHERE day = $1 AND reopened_at IS NULL',
    [day],
  )
  if (rowCount) throw new Refused(plainError('day-closed'))
}

/**
 * Notes where the receipt is to be mailed, in place of what this mailing said before; null: nowhere.
 * The one that was asked for at the desk has the id of its sale, and goes once the money is in.
 */
async function noteMailing(
  { client, row, staff, at }: ActedSale,
  id: string,
  email: string | null,
): Promise<void> {
  if (email === null) await client.query('DELETE FROM sale_mailings WHERE id = $1', [id])
  else
    await client.query(
      `INSERT INTO sale_mailings (id, sale_id, email, by, asked_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (id) DO UPDATE SET email = excluded.email, by = excluded.by, asked_at = excluded.asked_at`,
      [id, row.id, email, staff.name, at],
    )
}

/** Who made a sale, and when. */
function doneText(row: SaleRow, now: Date): string {
  const how = byWhomAndWhen({ by: row.doneBy, at: row.doneAt!.getTime() }, now.getTime())
  return fillText(decisionTexts.saleDone, { how, amount: formatEuro(settlementOf(row)!.dueCents) })
}

/** Who took a sale back before, when and why. */
function takenBackText({ takenBackAt, takenBackBy, takeBackReason }: SaleRow, now: Date): string {
  const how = byWhomAndWhen({ by: takenBackBy, at: takenBackAt!.getTime() }, now.getTime())
  return fillText(decisionTexts.saleTakenBack, { how, reason: takeBackReason ?? '' })
}

/** The day in the house. */
function dayOf(at: Date): Day {
  return formatDay(momentInAmsterdam(at.getTime()).today)
}
