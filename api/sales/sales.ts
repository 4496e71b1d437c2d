import { Injectable } from '@nestjs/common'
import { Pool, type PoolClient } from 'pg'
import {
  type CashDeskEvent,
  type CashDeskState,
  moveCashDesk,
} from '../../rules/cash-desk/cash-desk.ts'
import { cashDeskRefusalText } from '../../rules/cash-desk/cash-desk-refusal-text.ts'
import { formatDay } from '../../rules/calendar/day.ts'
import { byWhomAndWhen } from '../../rules/decisions/what-stands.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import { decisionTexts } from '../../rules/texts/decision.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { Notifier } from '../database/notifier.ts'
import { inTransaction } from '../database/open-database.ts'
import { isDeadlock, triedAgain } from '../database/tried-again.ts'
import { Clock } from '../environment/clock.ts'
import {
  type Answer,
  Refused,
  changedMeanwhile,
  invalidInput,
  plainError,
} from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { requestHash } from '../requests/idempotency-key.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { CompleteSale, yesTo } from './complete-sale.ts'
import { isThereAlready } from './is-there-already.ts'
import { PriceSale } from './price-sale.ts'
import { refuseClosedDay } from './refuse-closed-day.ts'
import { wasPressed } from '../subjects/events.ts'
import { type SaleRow, lockSale, readSale, settlementOf, stateOf } from './sale-row.ts'
import { saleSubject } from './sale-subject.ts'
import { SaleMailings } from './sale-mailings.ts'
import { type AskedSale, type AskedSettle, type SaleView, UNKNOWN_SALE } from './sale-shape.ts'
import { saleView } from './sale-view.ts'
import { TakeBackSale } from './take-back-sale.ts'

const OTHER_SALE = 'Met dit kenmerk is al een andere verkoop begonnen. Begin opnieuw bij de kassa.'
const CHANGED = 'Deze verkoop is intussen gewijzigd. Kijk haar na en bevestig opnieuw.'

/** The moves of a sale that the table of moves knows, but for 'Ja' and the beginning. */
export type SaleMove = Extract<CashDeskEvent, { type: 'choose' | 'settle' | 'back' | 'no' }>

/**
 * The cash desk (BO §2, §4): sales from their first step to 'Ja'. Each step is stored before it is
 * answered, so that a reload, another tab and a lost answer find it; asked again it is answered as it
 * stands.
 */
@Injectable()
export class Sales {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
    private readonly notifier: Notifier,
    private readonly facts: FactsCache,
    private readonly prices: PriceSale,
    private readonly complete: CompleteSale,
    private readonly takingBack: TakeBackSale,
    private readonly mailings: SaleMailings,
  ) {}

  /**
   * Begins a sale; the same id with the same content is the same sale. None begins on a day whose
   * desk is closed.
   *
   * @throws Refused `day-closed`
   */
  async begin(asked: AskedSale, staff: StaffMember): Promise<Answer<SaleView>> {
    const hash = requestHash(asked)
    const known = await readSale(this.pool, asked.id)
    if (known) return this.known(known, hash)
    await refuseClosedDay(this.pool, this.clock.today())
    const priced = await this.prices.price(asked, staff.name)
    if (!priced.ok) return priced
    const { lines, priceCents } = priced.value
    const { kind = null, cents = 0, reason = null } = asked.discount ?? {}
    await this.pool.query(
      `INSERT INTO sales (id, step, request_hash, employee, staff_id, lines, discount_kind, discount_cents, discount_reason, price_cents, begun_at)
       VALUES ($1, 'method', $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (id) DO NOTHING`,
      [
        asked.id,
        hash,
        staff.name,
        staff.staffId,
        JSON.stringify(lines),
        kind,
        cents,
        reason,
        priceCents,
        new Date(this.clock.now()),
      ],
    )
    this.tell(asked.id)
    return this.known((await readSale(this.pool, asked.id))!, hash)
  }

  /** Null when there is no such sale. */
  async one(id: string): Promise<SaleView | null> {
    const row = await readSale(this.pool, id)
    return row && this.view(row)
  }

  /** Takes a step. What cannot be done now is refused, and the sale stays as it is. */
  async move(id: string, move: SaleMove): Promise<Answer<SaleView>> {
    return this.change(id, (client, row) => this.step(client, row, move))
  }

  /**
   * 'Transactie voldoen', with the address that the receipt is to be mailed to. Asked again with
   * another address, that one counts: nothing goes before 'Ja'.
   */
  async settle(
    id: string,
    { receivedCents, receiptEmail }: AskedSettle,
    staff: StaffMember,
  ): Promise<Answer<SaleView>> {
    return this.change(id, async (client, row) => {
      await this.step(client, row, { type: 'settle', receivedCents })
      if (row.receiptEmail !== receiptEmail)
        await this.mailings.note(client, id, receiptEmail, staff.name)
    })
  }

  private async step(client: PoolClient, row: SaleRow, move: SaleMove): Promise<void> {
    const state = stateOf(row)
    if (isThereAlready(state, move)) return
    refuseAmountBesideCard(state, move)
    if (move.type === 'choose' || move.type === 'settle')
      await refuseClosedDay(client, this.clock.today())
    const { facts } = await this.facts.fresh()
    const moved = moveCashDesk(state, move, facts.readings)
    if (!moved.ok) {
      const text = cashDeskRefusalText(moved.reason)
      if (moved.reason === 'not-now') throw new Refused(plainError('sale-not-now', text))
      throw new Refused(invalidInput([{ field: 'receivedCents', text }], text))
    }
    await store(client, row.id, moved.state)
  }

  /**
   * 'Ja': the money is in. Said to the version of the sale that the screen showed; said again, it is
   * the sale that it made. Who says it to another version is told who was first.
   */
  async yes(id: string, version: number, staff: StaffMember): Promise<Answer<SaleView>> {
    return this.change(id, async (client, row, afterCommit) => {
      if (row.step === 'done') {
        if (await wasPressed(client, saleSubject(id), yesTo(version))) return
        throw new Refused(changedMeanwhile(this.doneText(row)))
      }
      const { facts } = await this.facts.fresh()
      const state = stateOf(row)
      const { today: day } = this.clock.moment()
      const moved = moveCashDesk(state, { type: 'yes', day: formatDay(day) }, facts.readings)
      if (!moved.ok)
        throw new Refused(plainError('sale-not-now', cashDeskRefusalText(moved.reason)))
      if (row.version !== version) throw new Refused(plainError('sale-not-now', CHANGED))
      await this.complete.complete(client, row, staff, facts, afterCommit)
    })
  }

  /** Takes a sale that was made back, once. */
  async takeBack(id: string, reason: string, staff: StaffMember): Promise<Answer<SaleView>> {
    return this.change(id, async (client, row, afterCommit) =>
      this.takingBack.takeBack(client, row, reason, staff, afterCommit),
    )
  }

  /** A sale that came to nothing. One that was made stays. */
  async drop(id: string): Promise<Answer<SaleView>> {
    return this.change(id, async (client, row) => {
      if (row.step === 'dropped') return
      if (row.step === 'done')
        throw new Refused(plainError('sale-not-now', cashDeskRefusalText('not-now')))
      await client.query(
        `UPDATE sales SET step = 'dropped', version = version + 1, received_cents = NULL, rounding_cents = NULL, change_cents = NULL WHERE id = $1`,
        [id],
      )
      if (row.receiptEmail !== null) await this.mailings.note(client, id, null, row.employee)
    })
  }

  /** What a change is carried out in: nobody else moves the sale meanwhile. */
  private async change(
    id: string,
    work: (
      client: PoolClient,
      row: SaleRow,
      afterCommit: (tell: () => void) => void,
    ) => Promise<void>,
  ): Promise<Answer<SaleView>> {
    let tells: (() => void)[] = []
    const inOne = async (client: PoolClient) => {
      tells = []
      const before = await lockSale(client, id)
      if (!before) throw new Refused(plainError('not-found', UNKNOWN_SALE))
      await work(client, before, (tell) => tells.push(tell))
      return { before, after: (await readSale(client, id))! }
    }
    try {
      const row = await triedAgain(() => inTransaction(this.pool, inOne), isDeadlock)
      if (row.after.version !== row.before.version) this.tell(id)
      for (const tell of tells) tell()
      return { ok: true, value: await this.view(row.after) }
    } catch (error) {
      if (error instanceof Refused) return { ok: false, error: error.error }
      throw error
    }
  }

  /** Who made a sale, and when. */
  private doneText(row: SaleRow): string {
    const how = byWhomAndWhen({ by: row.doneBy, at: row.doneAt!.getTime() }, this.clock.now())
    return fillText(decisionTexts.saleDone, {
      how,
      amount: formatEuro(settlementOf(row)!.dueCents),
    })
  }

  private async known(row: SaleRow, hash: string): Promise<Answer<SaleView>> {
    if (row.requestHash === hash) return { ok: true, value: await this.view(row) }
    return { ok: false, error: plainError('idempotency-key-reused', OTHER_SALE) }
  }

  private async view(row: SaleRow): Promise<SaleView> {
    const { facts } = await this.facts.fresh()
    return saleView(row, facts.readings)
  }

  private tell(id: string): void {
    this.notifier.say('changed', JSON.stringify({ noun: 'sales', id }))
  }
}

/** Writes where a move led to. */
async function store(client: PoolClient, id: string, state: CashDeskState): Promise<void> {
  if (state.step === 'sale') throw new RangeError('a sale is completed by `CompleteSale`')
  const method = state.step === 'method' ? null : state.method
  const settlement = state.step === 'confirm' ? state.settlement : null
  await client.query(
    `UPDATE sales SET step = $2, method = $3, rounding_cents = $4, received_cents = $5, change_cents = $6, version = version + 1 WHERE id = $1`,
    [
      id,
      state.step,
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
function refuseAmountBesideCard(state: CashDeskState, move: SaleMove): void {
  if (state.step !== 'amount' || state.method !== 'pin' || move.type !== 'settle') return
  if (move.receivedCents === null) return
  const text = cashDeskRefusalText('invalid-amount')
  throw new Refused(invalidInput([{ field: 'receivedCents', text }], text))
}
