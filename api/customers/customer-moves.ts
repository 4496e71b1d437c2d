import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { customerTexts } from '../../rules/texts/customer.ts'
import { StaffEdits } from '../edits/staff-edits.ts'
import { Clock } from '../environment/clock.ts'
import { type Answer, invalidInput } from '../errors/refused.ts'
import type { StaffMember } from '../requests/staff-sessions.ts'
import type { MergeRequest, SplitRequest } from './customer-requests.ts'
import { moveAll } from './merge-customers.ts'
import { differences, mergedValues, writeValues } from './merged-values.ts'
import { splitOrder } from './split-order.ts'
import { standingCustomer } from './standing-customer.ts'
import { type Move, undoMove } from './undo-move.ts'

/** How staff make one customer of two, take an order apart, and take either back. */
@Injectable()
export class CustomerMoves {
  constructor(
    private readonly edits: StaffEdits,
    private readonly clock: Clock,
  ) {}

  /** Merges `other` into a customer, who stays. Answers who stays. */
  async merge(staff: StaffMember, id: number, request: MergeRequest): Promise<Answer<number>> {
    if (request.other === id)
      return {
        ok: false,
        error: invalidInput([{ field: 'other', text: customerTexts.withItself }]),
      }
    return this.write(staff, id, request.version, async (manager) => {
      const [stays, goes] = [
        await standingCustomer(manager, id),
        await standingCustomer(manager, request.other),
      ]
      const moved = await moveAll(manager, { from: goes.id, to: id })
      await manager.query('UPDATE customers SET merged_into = $2, counted = false WHERE id = $1', [
        goes.id,
        id,
      ])
      const was = differences(stays, mergedValues(stays, goes, request))
      await writeValues(manager, id, was, 1)
      await manager.query('UPDATE customers SET edited = true, counted = false WHERE id = $1', [id])
      await this.note(manager, staff, { kind: 'merge', from: goes.id, to: id, was, ...moved })
      return id
    })
  }

  /** Gives one order of a customer a customer of its own. Answers that one. */
  async split(
    staff: StaffMember,
    id: number,
    { orderId, version }: SplitRequest,
  ): Promise<Answer<number>> {
    return this.write(staff, id, version, async (manager) => {
      const { to, wasApart } = await splitOrder(manager, id, orderId, this.now())
      const apart = wasApart ? [orderId] : []
      const moved = { orders: [orderId], apart, emails: [], consents: [] }
      await this.note(manager, staff, { kind: 'split', from: id, to, was: null, ...moved })
      return to
    })
  }

  /** Takes a merge or a split back. Answers who has the orders again. */
  async undo(staff: StaffMember, moveId: number): Promise<Answer<number>> {
    return this.write(staff, null, undefined, async (manager) => {
      const from = await undoMove(manager, moveId)
      await manager.query(
        'UPDATE customer_moves SET undone_at = $2, undone_by = $3 WHERE id = $1',
        [moveId, this.now(), staff.name],
      )
      return from
    })
  }

  private async note(
    manager: EntityManager,
    staff: StaffMember,
    { kind, from, to, was, orders, apart, emails, consents }: Omit<Move, 'id' | 'undone' | 'later'>,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO customer_moves (kind, from_id, to_id, orders, apart, emails, consents, was, by, at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        kind,
        from,
        to,
        orders,
        apart,
        emails,
        consents,
        was && JSON.stringify(was),
        staff.name,
        this.now(),
      ],
    )
  }

  private now(): Date {
    return new Date(this.clock.now())
  }

  private write(
    staff: StaffMember,
    id: number | null,
    version: number | undefined,
    work: (manager: EntityManager) => Promise<number>,
  ): Promise<Answer<number>> {
    const edit = { noun: 'customers', key: id === null ? null : String(id), version }
    const says = { noun: 'customers', id: () => null } as const
    return this.edits.write(staff, edit, says, async (manager) => ({
      ok: true,
      value: await work(manager),
    }))
  }
}
