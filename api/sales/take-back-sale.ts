import { Injectable } from '@nestjs/common'
import type { PoolClient } from 'pg'
import { Notifier } from '../database/notifier.ts'
import { Clock } from '../environment/clock.ts'
import { Refused, changedMeanwhile, plainError } from '../errors/refused.ts'
import { addEntry, entriesOf, lockFolio } from '../folios/folios.ts'
import { PaymentOwners } from '../payments/payment-owner.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import { addEvent } from '../subjects/events.ts'
import { tellOutbox } from '../subjects/outbox.ts'
import { billKey, lockBills } from './complete-sale.ts'
import type { BillLine } from '../../rules/cash-desk/sale-line.ts'
import { byWhomAndWhen } from '../../rules/decisions/what-stands.ts'
import { decisionTexts } from '../../rules/texts/decision.ts'
import { fillText } from '../../rules/texts/fill-text.ts'
import { type SaleRow, settlementOf } from './sale-row.ts'
import { saleSubject } from './sale-subject.ts'

const NOT_MADE = 'Deze verkoop is niet gedaan: er is niets terug te draaien.'

/**
 * A sale that was a mistake: what was sold is taken back, all that was paid goes back the way it
 * came, and the stock is as it was. Nothing is deleted: each of it is an entry of its own.
 */
@Injectable()
export class TakeBackSale {
  constructor(
    private readonly clock: Clock,
    private readonly notifier: Notifier,
    private readonly owners: PaymentOwners,
  ) {}

  /**
   * @param row locked; taken back twice, it goes back once: who gives another reason than the one that
   *   stands is told whose that is
   */
  async takeBack(
    client: PoolClient,
    row: SaleRow,
    reason: string,
    { name: by, staffId }: StaffMember,
    afterCommit: (tell: () => void) => void,
  ): Promise<void> {
    const at = new Date(this.clock.now())
    if (row.takenBackAt !== null) {
      if (row.takenBackBy === by && row.takeBackReason === reason) return
      throw new Refused(changedMeanwhile(takenBackText(row, at)))
    }
    if (row.step !== 'done') throw new Refused(plainError('sale-not-now', NOT_MADE))
    await client.query(
      `SELECT set_config('kamersleutel.by', $1, true), set_config('kamersleutel.staff_id', $2, true), set_config('kamersleutel.at', $3, true)`,
      [by, staffId, at.toISOString()],
    )
    for (const bill of await lockBills(client, row)) {
      await this.takeBackBill(client, row.id, bill, { at, by })
      const { noun } = this.owners.of(bill.kind)
      afterCommit(() => this.notifier.say('changed', JSON.stringify({ noun, id: bill.folioId })))
    }
    await takeBackOwn(client, row, { at, by })
    const data = { cents: settlementOf(row)!.dueCents, method: row.method! }
    await addEvent(client, saleSubject(row.id), { kind: 'sale-taken-back', at, by, data })
    for (const line of row.lines)
      if (line.what === 'product')
        await client.query(
          'UPDATE products SET stock = stock + $2 - $3 WHERE code = $1 AND stock IS NOT NULL',
          [line.code, line.pieces, shortOf(row, line.name)],
        )
    await client.query(
      `UPDATE sales SET taken_back_at = $2, taken_back_by = $3, take_back_reason = $4, version = version + 1 WHERE id = $1`,
      [row.id, at, by, reason],
    )
    if (row.lines.some((line) => line.what === 'product'))
      afterCommit(() =>
        this.notifier.say('changed', JSON.stringify({ noun: 'products', id: null })),
      )
    afterCommit(() => this.notifier.say('outbox'))
  }

  private async takeBackBill(
    client: PoolClient,
    saleId: string,
    { folioId, kind, number }: BillLine,
    said: { at: Date; by: string },
  ): Promise<void> {
    const entries = await entriesOf(client, folioId)
    const receipt = entries.find(({ key }) => key === billKey(folioId, saleId))
    const isBack = receipt && (await this.owners.of(kind).takeBack(client, folioId, receipt, said))
    if (!isBack) throw new Refused(plainError('sale-not-now', goneOn(number)))
    await tellOutbox(client, { kind, id: folioId }, 'payment-changed')
  }
}

/** What the desk sold itself: all of it, with the rounding, in one entry each way. */
async function takeBackOwn(
  client: PoolClient,
  { id, method, lines }: SaleRow,
  said: { at: Date; by: string },
): Promise<void> {
  if (!(await lockFolio(client, id))) return
  const entries = await entriesOf(client, id)
  const sumOf = (kinds: string[]) =>
    entries.reduce((sum, { kind, cents }) => (kinds.includes(kind) ? sum + cents : sum), 0)
  const sold = sumOf(['sold', 'changed'])
  const paid = -sumOf(['received', 'refunded'])
  const folioId = id
  if (sold !== 0 || lines.some(({ what }) => what === 'product')) {
    const changed = { kind: 'changed', cents: -sold, note: 'taken-back' } as const
    await addEntry(client, { folioId, ...changed, ...said, key: `sale-taken-back-${id}` })
  }
  if (paid !== 0) {
    const refunded = { kind: 'refunded', method, cents: paid, key: `sale-refunded-${id}` } as const
    await addEntry(client, { folioId, ...refunded, ...said })
  }
}

/** Who took a sale back before, when and why. */
function takenBackText({ takenBackAt, takenBackBy, takeBackReason }: SaleRow, now: Date): string {
  const decided = { by: takenBackBy, at: takenBackAt!.getTime() }
  const how = byWhomAndWhen(decided, now.getTime())
  return fillText(decisionTexts.saleTakenBack, { how, reason: takeBackReason ?? '' })
}

/** What of it was sold beyond the stock, and so never left it. */
function shortOf({ short }: SaleRow, name: string): number {
  return short.find((one) => one.name === name)?.pieces ?? 0
}

function goneOn(number: string): string {
  return `Met rekening ${number} is intussen meer gebeurd. Zet haar daar recht: hier kan dat niet meer.`
}
