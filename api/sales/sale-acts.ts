import { randomUUID } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import type { Pool, PoolClient } from 'pg'
import type { z } from 'zod'
import type { Day } from '../../rules/calendar/day.ts'
import { cashDeskRefusalText } from '../../rules/cash-desk/cash-desk-refusal-text.ts'
import { type CashDeskEvent, moveCashDesk } from '../../rules/cash-desk/cash-desk.ts'
import type { CashSettlement } from '../../rules/cash-desk/settle-cash.ts'
import { byWhomAndWhen } from '../../rules/decisions/what-stands.ts'
import { formatEuro } from '../../rules/money/format-euro.ts'
import type { Language } from '../../rules/texts/languages.ts'
import { type Message, type Text, message } from '../../rules/texts/message.ts'
import { Clock } from '../environment/clock.ts'
import {
  Refused,
  changedMeanwhile,
  invalidInput,
  plainError,
  dayClosed,
} from '../errors/refused.ts'
import { FactsCache } from '../facts/facts-cache.ts'
import { type Asked, type DataOf, OrderActs, actOf } from '../orders/acts.ts'
import { Orders } from '../orders/orders.ts'
import { tellOutbox } from '../subjects/events.ts'
import { SaleLedger } from './sale-ledger.ts'
import { SALE, type SaleRow, dayOf, saleSubject, stateOf } from './sale-row.ts'
import {
  NO_RECEIPT,
  type SaleView,
  chooseShape,
  emptyShape,
  mailReceiptShape,
  settleShape,
  takeBackSaleShape,
  yesShape,
} from './sale-shape.ts'
import { SaleViews } from './sale-views.ts'

const CHANGED = 'Deze verkoop is intussen gewijzigd. Kijk haar na en bevestig opnieuw.'
const NOT_MADE = 'Deze verkoop is niet gedaan: er is niets terug te draaien.'

interface SaleServices {
  ledger: SaleLedger
  facts: FactsCache
}

const act = actOf<SaleRow, SaleServices>()

type Step = Extract<CashDeskEvent, { type: 'choose' | 'settle' | 'back' | 'no' }>

/** A step that the table of moves knows. */
const stepAct = <Shape extends z.ZodType<object>>(
  shape: Shape,
  stepOf: (data: DataOf<Shape>) => Step,
) =>
  act({
    shape,
    carryOut: (client, asked, services) => takeStep(client, asked, stepOf(asked.data), services),
  })

/** All that staff can do to a sale that was begun (BO §2, §4). */
export const saleActs = {
  /** 'Contact betalen' or 'Betalen met pin'. */
  choose: stepAct(chooseShape, ({ method }) => ({ type: 'choose', method })),

  /**
   * 'Transactie voldoen', with the address that the receipt is to be mailed to. Asked again with
   * another address, that one counts: nothing goes before 'Ja'.
   */
  settle: act({
    shape: settleShape,
    async carryOut(client, asked, services) {
      const { id, receiptEmail, receiptLanguage } = asked.order
      const { receivedCents, receiptEmail: email, receiptLanguage: language } = asked.data
      await takeStep(client, asked, { type: 'settle', receivedCents }, services)
      if (receiptEmail === email && (email === null || receiptLanguage === language)) return
      await (email === null
        ? dropMailing(client, id)
        : noteMailing(client, asked, { id, email, language }))
      // 'Ja' is said to the address that the screen shows.
      await client.query('UPDATE sales SET version = version + 1 WHERE id = $1', [id])
    },
  }),

  /** Another method after all. */
  back: stepAct(emptyShape, () => ({ type: 'back' })),

  /**
   * 'Ja': the money is in. Said to the version of the sale that the screen showed, which names it. To
   * a sale that the screen showed as done it changes nothing.
   */
  yes: act({
    shape: yesShape,
    async carryOut(client, asked, services) {
      const { order, at, version } = asked
      if (order.step === 'done') {
        if (order.version === version) return
        throw new Refused(changedMeanwhile(doneText(order, at)))
      }
      const known = await services.facts.fresh()
      const moved = moveCashDesk(
        stateOf(order),
        { type: 'yes', day: dayOf(at) },
        known.facts.readings,
      )
      if (!moved.ok) throw notNow(cashDeskRefusalText(moved.reason))
      if (order.version !== version) throw notNow(CHANGED)
      await services.ledger.enter(client, asked, known)
      if (order.receiptEmail !== null)
        await tellOutbox(client, saleSubject(order.id), 'receipt-mailing')
    },
  }),

  /** 'Nee': back to the choice of the method. */
  no: stepAct(emptyShape, () => ({ type: 'no' })),

  /** A sale that came to nothing. One that was made stays. */
  drop: act({
    shape: emptyShape,
    async carryOut(client, asked) {
      const { id, step } = asked.order
      if (step === 'dropped') return
      if (step === 'done') throw notNow(cashDeskRefusalText('not-now'))
      await client.query(
        `UPDATE sales SET step = 'dropped', version = version + 1, received_cents = NULL, rounding_cents = NULL, change_cents = NULL WHERE id = $1`,
        [id],
      )
      await dropMailing(client, id)
    },
  }),

  /** Has the receipt of a sale that was made mailed, also once more. */
  mail: act({
    shape: mailReceiptShape,
    async carryOut(client, asked) {
      if (asked.order.step !== 'done') throw new Refused(plainError('not-found', NO_RECEIPT))
      const { email, language } = asked.data
      await noteMailing(client, asked, { id: randomUUID(), email, language })
      await tellOutbox(client, saleSubject(asked.order.id), 'receipt-mailing')
    },
  }),

  /**
   * A sale that was a mistake: all that was paid goes back, once. Who gives another reason than the
   * one that stands is told whose that is.
   */
  'take-back': act({
    shape: takeBackSaleShape,
    async carryOut(client, asked, { ledger }) {
      const { takenBack, step } = asked.order
      const { reason } = asked.data
      if (takenBack?.by === asked.by && takenBack.reason === reason) return
      if (takenBack) throw new Refused(changedMeanwhile(takenBackText(takenBack, asked.at)))
      if (step !== 'done') throw notNow(NOT_MADE)
      await ledger.takeBack(client, asked, reason)
    },
  }),
}

/**
 * Takes a step that the table of moves knows. Who asks for it again, because the answer was lost or in a
 * second tab, finds the sale where it leads.
 */
async function takeStep(
  client: PoolClient,
  { order, at }: Asked<SaleRow>,
  step: Step,
  { facts }: SaleServices,
): Promise<void> {
  if (isTaken(order, step)) return
  if (step.type === 'choose' || step.type === 'settle') await refuseClosedDay(client, dayOf(at))
  const state = stateOf(order)
  // A card pays the price itself: an amount received beside it is a mistake of who sends it.
  const isBesideCard =
    step.type === 'settle' &&
    order.method === 'pin' &&
    order.step === 'amount' &&
    step.receivedCents !== null
  const moved = isBesideCard
    ? ({ ok: false, reason: 'invalid-amount' } as const)
    : moveCashDesk(state, step, (await facts.fresh()).facts.readings)
  if (!moved.ok) {
    const text = cashDeskRefusalText(moved.reason)
    if (moved.reason === 'not-now') throw notNow(text)
    throw new Refused(invalidInput([{ field: 'receivedCents', text }], text))
  }
  const method = 'method' in moved.state ? moved.state.method : null
  const { roundingCents, receivedCents, changeCents }: Partial<CashSettlement> =
    'settlement' in moved.state ? moved.state.settlement : {}
  await client.query(
    `UPDATE sales SET step = $2, method = $3, rounding_cents = $4, received_cents = $5, change_cents = $6, version = version + 1 WHERE id = $1`,
    [order.id, moved.state.step, method, roundingCents, receivedCents, changeCents],
  )
}

const notNow = (text: Text) => new Refused(plainError('sale-not-now', text))

/** Whether a sale stands where a step leads. */
function isTaken({ step, method, settlement }: SaleRow, taken: Step): boolean {
  if (taken.type === 'choose') return step === 'amount' && method === taken.method
  if (taken.type !== 'settle') return step === 'method'
  const receivedCents = method === 'pin' ? null : settlement?.receivedCents
  return step === 'confirm' && taken.receivedCents === receivedCents
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
  if (rowCount) throw new Refused(dayClosed())
}

/**
 * Notes where the receipt is to be mailed, in place of what this mailing said before. The one that was
 * asked for at the desk has the id of its sale, and goes once the money is in.
 */
async function noteMailing(
  client: PoolClient,
  { order, by, at }: Asked<SaleRow>,
  { id, email, language }: { id: string; email: string; language: Language },
): Promise<void> {
  await client.query(
    `INSERT INTO sale_mailings (id, sale_id, email, language, by, asked_at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (id) DO UPDATE SET email = excluded.email, language = excluded.language, by = excluded.by, asked_at = excluded.asked_at`,
    [id, order.id, email, language, by, at],
  )
}

async function dropMailing(client: PoolClient, id: string): Promise<void> {
  await client.query('DELETE FROM sale_mailings WHERE id = $1', [id])
}

/** Who made a sale, and when. */
function doneText({ doneBy: by, doneAt, settlement }: SaleRow, now: Date): Message {
  const how = byWhomAndWhen({ by, at: Date.parse(doneAt!) }, now.getTime())
  return message('decision.saleDone', { how, amount: formatEuro(settlement!.dueCents) })
}

/** Who took a sale back before, when and why. */
function takenBackText({ by, at, reason }: NonNullable<SaleRow['takenBack']>, now: Date): Message {
  const how = byWhomAndWhen({ by, at: Date.parse(at) }, now.getTime())
  return message('decision.saleTakenBack', { how, reason })
}

/** Carries out what staff ask of a sale. */
@Injectable()
export class SaleActs extends OrderActs<SaleRow, SaleServices> {
  protected readonly kind = SALE
  protected readonly table = saleActs
  protected readonly services: SaleServices

  constructor(
    orders: Orders,
    clock: Clock,
    ledger: SaleLedger,
    facts: FactsCache,
    private readonly views: SaleViews,
  ) {
    super(orders, clock)
    this.services = { ledger, facts }
  }

  async detail(id: string): Promise<SaleView> {
    return this.views.one(id)
  }
}
