import type { PoolClient } from 'pg'
import { mostToGiveBack } from '../../rules/money/most-to-give-back.ts'
import { type Text, message } from '../../rules/texts/message.ts'
import { Refused, fieldRefused } from '../errors/refused.ts'
import { addEntry, entriesOf } from '../folios/folios.ts'
import { giveBackShape, refundShape, takeBackShape, writeOffShape } from '../orders/act-shapes.ts'
import { actOf } from '../orders/acts.ts'
import type { OrderKind } from '../orders/orders.ts'
import { addEvent } from '../subjects/events.ts'
import { type RefundByHand, byHandCents, refundStanding, decideRefunds } from './refund-standing.ts'

/** An order as far as its money asks. */
interface Owed {
  id: string
  /** What is still to pay, cents. */
  balanceCents: number
}

/** What is wrong with an amount, at its field. */
export const wrongAmount = (text: Text) => fieldRefused('cents', text)

/** The acts on money that every kind of order has: each moves it on the folio and says why. */
export function moneyActs(
  { kind, unfit }: OrderKind<unknown>,
  {
    table,
    otherRefund,
  }: {
    /** Of its records. */
    table: string
    /** Where other money is to be paid back by hand than was shown, in Dutch. */
    otherRefund: string
  },
) {
  const act = actOf<Owed>()
  return {
    /** What will never be paid; never more than is open. What was sold stays sold. */
    'write-off': act({
      shape: writeOffShape,
      decides: 'write-off',
      async carryOut(client, { order: { id, balanceCents }, data, by, requestId, at }) {
        const { cents, reason: note } = data
        if (cents > balanceCents) throw wrongAmount(message('bill.tooHigh'))
        const key = `written-off-${id}-${requestId}`
        const entry = { folioId: id, kind: 'written-off', at, by, note, key } as const
        await addEntry(client, { ...entry, cents: -cents })
        const event = { kind: 'written-off', at, by, data: { cents, note } }
        await addEvent(client, { kind, id }, event)
      },
    }),

    /** A write-off was a mistake: another entry takes it back, once, and it is open again. */
    'take-back-write-off': act({
      shape: takeBackShape,
      decides: 'take-back-write-off',
      async carryOut(client, { order: { id: folioId }, data: { entryId }, by, at }) {
        const entries = await entriesOf(client, folioId)
        const wrong = entries.find((entry) => entry.id === entryId && entry.cents < 0)
        if (wrong?.kind !== 'written-off') throw new Refused(unfit)
        const cents = -wrong.cents
        const key = `taken-back-${entryId}`
        const entry = { folioId, kind: 'written-off', cents, at, by, key } as const
        const event = { kind: 'write-off-taken-back', at, by, data: { cents } }
        if (await addEntry(client, entry)) await addEvent(client, { kind, id: folioId }, event)
      },
    }),

    /** A part of what was paid goes back, while the order stays as it is; nothing while a part is open. */
    'give-back': act({
      shape: giveBackShape,
      decides: 'give-back',
      async carryOut(client, { order: { id }, data: { cents, reason }, by, requestId, at }) {
        await giveBack(client, id, { cents, by, at, requestId })
        await client.query(
          `UPDATE ${table} SET total_cents = total_cents - $2, updated_at = $3 WHERE id = $1`,
          [id, cents, at],
        )
        const event = { kind: 'given-back', at, by, data: { cents, note: reason } }
        await addEvent(client, { kind, id }, event)
      },
    }),

    /**
     * Money that staff have paid back themselves: exactly what was shown, all of it or nothing. By its
     * sum alone, another refund of the same sum, refused since, would be noted though nobody paid it.
     */
    'refunded-by-hand': act({
      shape: refundShape,
      async carryOut(client, { order: { id }, data, by, requestId, at }) {
        if (!(await isOwed(client, id, data))) throw new Refused({ ...unfit, text: otherRefund })
        const { cents, method, refundIds } = data
        await client.query(
          `UPDATE refunds SET state = 'by-hand', updated_at = $2 WHERE id = ANY ($1::uuid[])`,
          [refundIds, at],
        )
        const key = `refunded-by-hand-${id}-${requestId}`
        const entry = { folioId: id, kind: 'refunded', method, cents, at, by, key } as const
        await addEntry(client, entry)
        const noted = { cents, method, reason: 'by-hand' }
        await addEvent(client, { kind, id }, { kind: 'refunded', at, by, data: noted })
      },
    }),
  }
}

/**
 * Makes what was sold so much less, and has that go back as it does after a cancellation: through
 * the provider by the workflow, what came another way by staff's own hand. In a transaction that has
 * locked the folio.
 *
 * @throws Refused where a part is open, or more is to go back than may
 */
export async function giveBack(
  client: PoolClient,
  folioId: string,
  { cents, by, at, requestId }: { cents: number; by: string; at: Date; requestId: string },
): Promise<void> {
  const entries = await entriesOf(client, folioId)
  const sum = (which: typeof entries) => which.reduce((total, entry) => total + entry.cents, 0)
  const balanceCents = sum(entries)
  const moved = entries.filter(({ kind }) => kind === 'received' || kind === 'refunded')
  if (balanceCents > 0) throw wrongAmount(message('bill.giveBackOpen'))
  if (cents > mostToGiveBack({ receivedCents: -sum(moved), balanceCents }))
    throw wrongAmount(message('bill.giveBackTooHigh'))
  const key = `given-back-${folioId}-${requestId}`
  const changed = { kind: 'changed', note: 'given-back', cents: -cents } as const
  await addEntry(client, { folioId, ...changed, at, by, key })
  await decideRefunds(client, folioId, { by, at })
}

/** Refunds that the provider refused, and no more beside them than came another way. */
async function isOwed(
  client: PoolClient,
  folioId: string,
  { cents, refundIds }: RefundByHand,
): Promise<boolean> {
  const standing = await refundStanding(client, folioId)
  if (refundIds.some((id) => !standing.refusedIds.includes(id))) return false
  const { rows } = await client.query<{ cents: number }>(
    'SELECT coalesce(sum(cents), 0)::int AS cents FROM refunds WHERE id = ANY ($1::uuid[])',
    [refundIds],
  )
  const beside = cents - rows[0]!.cents
  return beside >= 0 && beside <= byHandCents(standing) - standing.refusedCents
}
