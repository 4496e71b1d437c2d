import { billTexts } from '../../rules/texts/bill.ts'
import { invalidInput, plainError } from '../errors/refused.ts'
import { enterWriteOff, takeWriteOffBack } from '../folios/write-off.ts'
import { giveBackShape, refundShape, takeBackShape, writeOffShape } from '../orders/act-shapes.ts'
import { actOf } from '../orders/acts.ts'
import type { OrderKind, Refusal } from '../orders/orders.ts'
import { addEvent } from '../subjects/events.ts'
import { giveBack } from './give-back.ts'
import { noteRefundByHand } from './refunds-by-hand.ts'

/** An order as far as its money asks. */
interface Owed {
  id: string
  /** What is still to pay, cents. */
  balanceCents: number
}

/** What is wrong with an amount, at its field. */
export const wrongAmount = (text: string): Refusal => invalidInput([{ field: 'cents', text }])

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
    /** What will never be paid; never more than is open. */
    'write-off': act({
      shape: writeOffShape,
      decides: 'write-off',
      async carryOut(client, { order: { id, balanceCents }, data, by, requestId, at }) {
        const entry = { ...data, by, at, requestId }
        const became = await enterWriteOff(client, { folioId: id, balanceCents }, entry)
        if (became === 'too-high') return wrongAmount(billTexts.tooHigh)
        const noted = { cents: data.cents, note: data.reason }
        const event = { kind: 'written-off', at, by, data: noted }
        if (became === 'entered') await addEvent(client, { kind, id }, event)
        return null
      },
    }),

    /** A write-off was a mistake: another entry takes it back, once, and it is open again. */
    'take-back-write-off': act({
      shape: takeBackShape,
      decides: 'take-back-write-off',
      async carryOut(client, { order: { id }, data: { entryId }, by, at }) {
        const entry = { entryId, by, at }
        const cents = await takeWriteOffBack(client, id, entry)
        if (cents === null) return plainError(unfit)
        const event = { kind: 'write-off-taken-back', at, by, data: { cents } }
        if (cents > 0) await addEvent(client, { kind, id }, event)
        return null
      },
    }),

    /** A part of what was paid goes back, while the order stays as it is; nothing while a part is open. */
    'give-back': act({
      shape: giveBackShape,
      decides: 'give-back',
      async carryOut(client, { order: { id }, data: { cents, reason }, by, requestId, at }) {
        const became = await giveBack(client, id, { cents, by, at, requestId })
        if (became === 'open') return wrongAmount(billTexts.giveBackOpen)
        if (became === 'too-high') return wrongAmount(billTexts.giveBackTooHigh)
        if (became === 'again') return null
        await client.query(
          `UPDATE ${table} SET total_cents = total_cents - $2, updated_at = $3 WHERE id = $1`,
          [id, cents, at],
        )
        const event = { kind: 'given-back', at, by, data: { cents, note: reason } }
        await addEvent(client, { kind, id }, event)
        return null
      },
    }),

    /** Money that staff have paid back themselves: exactly what was shown. */
    'refunded-by-hand': act({
      shape: refundShape,
      decides: null,
      async carryOut(client, { order: { id }, data, by, requestId, at }) {
        const refund = { ...data, by, at, requestId }
        const isNoted = await noteRefundByHand(client, { kind, id }, refund)
        return isNoted ? null : plainError(unfit, otherRefund)
      },
    }),
  }
}
